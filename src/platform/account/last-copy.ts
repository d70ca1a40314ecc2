import type { LocalKey } from '#contract/device-registry.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createSignal } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'

// Of this device only: when the person last made a backup of everything, or was last reminded.

const changed = createSignal()

export function rememberCopy(account: string, instant: string): void {
  safeLocalStorage.write(copyKey(account), instant)
  changed.emit()
}

/** Postpones the reminder: the month restarts at this instant. */
export function putOffReminder(account: string, instant: string): void {
  safeLocalStorage.write(reminderKey(account), instant)
  changed.emit()
}

/** The last backup, and the start of the reminder's month. */
export function useLastCopy(account: string): { readonly copiedAt: string | null; readonly quietSince: string | null } {
  const copiedAt = useNote(copyKey(account))
  const putOffAt = useNote(reminderKey(account))
  const quietSince = [copiedAt, putOffAt]
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1)
  return { copiedAt, quietSince: quietSince ?? null }
}

function useNote(key: LocalKey): string | null {
  return useStore({ subscribe: changed.subscribe, current: () => safeLocalStorage.read(key) })
}

const copyKey = (account: string): LocalKey => `barra.copy.${account}`
const reminderKey = (account: string): LocalKey => `barra.copy-reminder.${account}`
