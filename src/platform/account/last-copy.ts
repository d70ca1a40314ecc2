import { useSyncExternalStore } from 'react'
import { readNote, writeNote } from '#storage/local-notes.ts'

// When a person last took a copy of everything off this device, or was last told to. A note of this device alone.

const listeners = new Set<() => void>()

export function rememberCopy(account: string, instant: string): void {
  writeNote(copyKey(account), instant)
  for (const listener of listeners) listener()
}

/** The person wants to hear of it later: from this instant on the month counts anew. */
export function putOffReminder(account: string, instant: string): void {
  writeNote(reminderKey(account), instant)
  for (const listener of listeners) listener()
}

/** The instant of the last copy, null where none was made, and since when the month of the reminder counts. */
export function useLastCopy(account: string): { readonly copiedAt: string | null; readonly quietSince: string | null } {
  const copiedAt = useSyncExternalStore(subscribe, () => readNote(copyKey(account)))
  const putOffAt = useSyncExternalStore(subscribe, () => readNote(reminderKey(account)))
  const quietSince = [copiedAt, putOffAt]
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1)
  return { copiedAt, quietSince: quietSince ?? null }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const copyKey = (account: string) => `barra.copy.${account}`
const reminderKey = (account: string) => `barra.copy-reminder.${account}`
