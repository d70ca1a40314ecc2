import { safeSessionStorage } from '#shared/browser-storage.ts'

const PREFIX = 'barra.undo.'

/** The storage key of a running workout's undo history. */
export function undoKey(account: string, sessionId: string): string {
  return `${PREFIX}${account}.${sessionId}`
}

/** Removes the undo history of an account's workouts from this tab. */
export function forgetUndo(account: string): void {
  for (const key of safeSessionStorage.keys()) if (key.startsWith(undoKey(account, ''))) safeSessionStorage.remove(key)
}
