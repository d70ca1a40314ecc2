import { OWNER, OWNER_DATABASE } from '#contract/device-stores.ts'
import { isRecord } from '#domain/is-record.ts'
import { withTimeLimit } from '../device/time-limit.ts'
import { type Account, accountIn } from './account-record.ts'

// The account that is signed in on this device, strictly durable. localStorage reaches the disk up to a minute later,
// so that a killed browser restores the record from before a sign-out.

const LIMIT_MS = 2_000

export type DeviceOwner = { readonly account: Account | null }

/** Undefined if no owner was recorded yet, or the browser refuses IndexedDB. Never rejects. */
export async function readDeviceOwner(): Promise<DeviceOwner | undefined> {
  const stored = await limited(inStore('readonly', (store) => store.get(OWNER))).catch(() => undefined)
  return isRecord(stored) ? { account: accountIn(stored['account']) } : undefined
}

/** Resolves once it is on the disk, or the browser has refused it. Never rejects. */
export async function writeDeviceOwner(account: Account | null): Promise<void> {
  try {
    await limited(inStore('readwrite', (store) => store.put({ account }, OWNER)))
  } catch (cause) {
    console.warn('the owner of the device is not recorded', cause)
    // A full disk takes no new owner, and the previous one must not contradict the record in localStorage.
    await limited(inStore('readwrite', (store) => store.delete(OWNER))).catch(() => undefined)
  }
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(OWNER, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(OWNER))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

/** `async`, because some browsers throw instead of failing the request. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(OWNER_DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(OWNER)
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

function limited<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeLimit(work, LIMIT_MS, () => new Error('IndexedDB does not answer'))
}
