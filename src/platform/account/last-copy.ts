import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createSignal } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'

// When a person last took a copy of everything off this device, or was last told to. A note of this device alone.

const changed = createSignal()

export function rememberCopy(account: string, instant: string): void {
  safeLocalStorage.write(copyKey(account), instant)
  changed.emit()
}

/** The person wants to hear of it later: from this instant on the month counts anew. */
export function putOffReminder(account: string, instant: string): void {
  safeLocalStorage.write(reminderKey(account), instant)
  changed.emit()
}

/** The instant of the last copy, null where none was made, and since when the month of the reminder counts. */
export function useLastCopy(account: string): { readonly copiedAt: string | null; readonly quietSince: string | null } {
  const copiedAt = useNote(copyKey(account))
  const putOffAt = useNote(reminderKey(account))
  const quietSince = [copiedAt, putOffAt]
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1)
  return { copiedAt, quietSince: quietSince ?? null }
}

function useNote(key: string): string | null {
  return useStore({ subscribe: changed.subscribe, current: () => safeLocalStorage.read(key) })
}

const copyKey = (account: string) => `barra.copy.${account}`
const reminderKey = (account: string) => `barra.copy-reminder.${account}`
