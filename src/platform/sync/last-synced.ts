import type { LocalKey } from '#contract/device-registry.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** When this device last had everything on the server for an account. It survives an offline restart. */
export function lastSynced(account: string): string | null {
  return safeLocalStorage.read(keyOf(account))
}

export function rememberSynced(account: string, instant: string): void {
  if (lastSynced(account) !== instant) safeLocalStorage.write(keyOf(account), instant)
}

const keyOf = (account: string): LocalKey => `barra.synced.${account}`
