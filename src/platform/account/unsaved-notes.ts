import type { LocalKey } from '#contract/device-registry.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

// Notes of a session that the disk refused. One may be the only copy of a logged set.

const PREFIX = 'barra.unsaved.'

export function unsavedNoteKey(account: string, sessionId: string): LocalKey {
  return `${PREFIX}${account}.${sessionId}`
}

/** Of an earlier version of the app: names the session alone. */
export function earlierNoteKey(sessionId: string): LocalKey {
  return `${PREFIX}${sessionId}`
}

/** The sessions of which an earlier version kept a note, of whatever account. */
export function earlierNotes(): readonly string[] {
  return safeLocalStorage
    .keys()
    .flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
    .filter((rest) => !rest.includes('.'))
}

export function hasUnsavedNotes(account: string): boolean {
  return safeLocalStorage.keys().some((key) => key.startsWith(unsavedNoteKey(account, '')))
}
