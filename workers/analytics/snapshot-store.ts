import { analyticsDatabaseName } from '#contract/device-stores.ts'
import { isRecord } from '#domain/is-record.ts'
import { openExisting } from '#shared/existing-database.ts'

const STORE = 'snapshots'
const KEY = 'index'

export type Mark = {
  /** Everything written until then is indexed; RxDB's write time, milliseconds since 1970. */
  readonly completeUntil: number
  readonly latestWrite: number
  /** Existing documents that are not indexed: those in the trash, and unreadable ones. */
  readonly leftOut: readonly string[]
}

export type Snapshot = {
  readonly bytes: ArrayBuffer
  readonly sessions: Mark
  readonly measurements: Mark
  readonly schemaVersion: number
  /** Times of the last complete reading and of this snapshot; milliseconds since 1970. */
  readonly builtAt: number
  readonly savedAt: number
}

export async function loadSnapshot(account: string): Promise<Snapshot | null> {
  try {
    // A check must not recreate a deleted account's database.
    const database = await openExisting(analyticsDatabaseName(account))
    if (!database) return null
    return parseSnapshot(await inStore(database, 'readonly', (store) => store.get(KEY)))
  } catch (cause) {
    console.info('analytics: the snapshot cannot be read', String(cause))
    return null
  }
}

export async function saveSnapshot(account: string, snapshot: Snapshot): Promise<void> {
  await inStore(await openOrMake(account), 'readwrite', (store) => store.put(snapshot, KEY))
}

/** For an account no longer on this device. */
export function deleteSnapshot(account: string): void {
  indexedDB.deleteDatabase(analyticsDatabaseName(account))
}

function openOrMake(account: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(analyticsDatabaseName(account), 1)
  return new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = (event) => {
      event.preventDefault()
      reject(opening.error)
    }
  })
}

/**
 * Runs a request and closes: an open connection would block deleting the account. Resolves after the transaction: a
 * worker terminated before that loses its write.
 */
function inStore<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = database.transaction(STORE, mode)
  const request = ask(transaction.objectStore(STORE))
  return new Promise<Result>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  }).finally(() => database.close())
}

function parseSnapshot(value: unknown): Snapshot | null {
  if (!isRecord(value) || !(value['bytes'] instanceof ArrayBuffer)) return null
  const numbers = [value['schemaVersion'], value['builtAt'], value['savedAt']]
  const marks = [value['sessions'], value['measurements']]
  if (!numbers.every((number) => typeof number === 'number') || !marks.every(isMark)) return null
  // Every field was just checked.
  return value as Snapshot
}

function isMark(value: unknown): value is Mark {
  return (
    isRecord(value) &&
    typeof value['completeUntil'] === 'number' &&
    typeof value['latestWrite'] === 'number' &&
    Array.isArray(value['leftOut'])
  )
}
