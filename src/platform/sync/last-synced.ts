import { safeLocalStorage } from '#shared/browser-storage.ts'

/** When this device last had everything on the server for an account. It survives an offline restart. */
export function lastSynced(account: string): string | null {
  return safeLocalStorage.read(keyOf(account))
}

export function rememberSynced(account: string, instant: string): void {
  if (lastSynced(account) !== instant) safeLocalStorage.write(keyOf(account), instant)
}

/** Call it when the account's data is removed from this device. */
export function forgetSynced(account: string): void {
  safeLocalStorage.remove(keyOf(account))
}

const keyOf = (account: string) => `barra.synced.${account}`
