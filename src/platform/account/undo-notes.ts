import { safeSessionStorage } from '#shared/browser-storage.ts'

const PREFIX = 'barra.undo.'

/** Where a tab keeps what can be undone in a running workout. */
export function undoKey(account: string, sessionId: string): string {
  return `${PREFIX}${account}.${sessionId}`
}

/** Takes what can be undone in an account's workouts off this tab. */
export function forgetUndo(account: string): void {
  for (const key of safeSessionStorage.keys()) if (key.startsWith(undoKey(account, ''))) safeSessionStorage.remove(key)
}
