import { safeSessionStorage } from '#shared/browser-storage.ts'

const PREFIX = 'barra.undo.'

export function undoKey(account: string, sessionId: string): string {
  return `${PREFIX}${account}.${sessionId}`
}

export function forgetUndo(account: string): void {
  for (const key of safeSessionStorage.keys()) if (key.startsWith(undoKey(account, ''))) safeSessionStorage.remove(key)
}
