import { DEVICE_STORES, type DeviceStore } from '#contract/device-registry.ts'
import { safeLocalStorage, safeSessionStorage } from '#shared/browser-storage.ts'
import { deleteIndexedDb } from '#storage/accounts.ts'

/**
 * Removes every store on this device that names the account. Rejects with `blocked` if another tab does not close a
 * database; the other stores are gone then, and calling it again removes the rest.
 */
export async function removeStoresOf(uid: string): Promise<void> {
  const names = (kind: DeviceStore['kind']) => (name: string) => isNamedAfter(uid, kind, name)
  safeLocalStorage.removeWhere(names('local'))
  safeSessionStorage.removeWhere(names('session'))
  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const removals = databases.filter(names('database')).map(deleteIndexedDb)
  await Promise.allSettled(removals)
  await Promise.all(removals)
}

/** Whether a name is that of a registered store of this account. */
export function isNamedAfter(uid: string, kind: DeviceStore['kind'], name: string): boolean {
  return DEVICE_STORES.some((store) => {
    const [before, after] = store.name.split('{uid}')
    if (store.kind !== kind || before === undefined || after === undefined) return false
    const start = before + uid + after.split('{')[0]
    return after === '' ? name === start : name.startsWith(start)
  })
}
