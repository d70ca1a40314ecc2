import { closeDatabasesOf } from './open-databases.ts'
import { forgetClockMark } from './rxdb/clock.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { isInternalStore, parseStoreName } from './store-names.ts'
import { forgetSightings } from './trash-sightings.ts'

export const BLOCKED_AFTER_MS = 10_000

/** The accounts with a database on this device, including the guest's. */
export async function listAccounts(): Promise<readonly string[]> {
  const stores = (await databaseNames()).map(parseStoreName).filter((name) => name !== undefined)
  return stores.filter(isInternalStore).map(({ account }) => account)
}

/**
 * Closes this thread's database of the account and deletes its data on this device. Other tabs and workers report
 * `lost`. Rejects with `blocked` if one of them does not close.
 */
export async function deleteDatabase(account: string): Promise<void> {
  await closeDatabasesOf(account)
  const names = (await databaseNames()).filter((name) => parseStoreName(name)?.account === account)
  const isFirst = (name: string) => isInternalStore(parseStoreName(name))
  // RxDB's own record first: its absence shows that anything left by a kill is no complete account.
  await Promise.all(names.filter(isFirst).map(deleteIndexedDb))
  await Promise.all(names.filter((name) => !isFirst(name)).map(deleteIndexedDb))
  forgetClockMark(account)
  forgetSightings(account)
}

async function databaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name ?? '')
  } catch (cause) {
    throw toStorageError(cause)
  }
}

/** Rejects with `blocked` after 10 s. */
export function deleteIndexedDb(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    // Usually blocked for moments only, unless a tab is frozen: then the deletion completes once it is gone.
    const timer = setTimeout(() => reject(new StorageError('blocked')), BLOCKED_AFTER_MS)
    request.onsuccess = () => {
      clearTimeout(timer)
      resolve()
    }
    request.onerror = () => {
      clearTimeout(timer)
      reject(toStorageError(request.error))
    }
  })
}
