import { analyticsDatabaseName } from '#contract/analytics.ts'
import { isRecord } from '#domain/is-record.ts'

const STORE = 'snapshots'
const KEY = 'index'

/** How far one collection had been looked through. */
export type Mark = {
  /** Everything written until then is in the index; RxDB's time of the write, milliseconds since 1970. */
  readonly completeUntil: number
  /** The latest write that was seen. */
  readonly latestWrite: number
  /** Documents that are there and not in the index: those in the bin, and what cannot be read. */
  readonly leftOut: readonly string[]
}

/** What is kept from one visit to the next. */
export type Snapshot = {
  /** As `encodeIndex` gives it. */
  readonly bytes: ArrayBuffer
  readonly sessions: Mark
  readonly measurements: Mark
  /** The version of the documents' shapes it was made of. */
  readonly schemaVersion: number
  /** When all documents were read the last time, and when this was written; milliseconds since 1970. */
  readonly builtAt: number
  readonly savedAt: number
}

/** Null where there is none, or none that can be read. */
export async function loadSnapshot(account: string): Promise<Snapshot | null> {
  try {
    const database = await open(account, 'only-if-there')
    return database && parseSnapshot(await inStore(database, 'readonly', (store) => store.get(KEY)))
  } catch (cause) {
    console.info('analytics: the snapshot cannot be read', String(cause))
    return null
  }
}

export async function saveSnapshot(account: string, snapshot: Snapshot): Promise<void> {
  const database = await open(account, 'or-make')
  if (database) await inStore(database, 'readwrite', (store) => store.put(snapshot, KEY))
}

/** For an account that is not on this device any more. */
export function deleteSnapshot(account: string): void {
  indexedDB.deleteDatabase(analyticsDatabaseName(account))
}

/** Null where there is none and none is to be made: what only looks must not bring a deleted account's database back. */
function open(account: string, mode: 'only-if-there' | 'or-make'): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(analyticsDatabaseName(account), 1)
  return new Promise((resolve, reject) => {
    let isMissing = false
    opening.onupgradeneeded = () => {
      isMissing = mode === 'only-if-there'
      if (isMissing) opening.transaction?.abort()
      else opening.result.createObjectStore(STORE)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = (event) => {
      event.preventDefault()
      if (isMissing) resolve(null)
      else reject(opening.error)
    }
  })
}

/**
 * Asks and closes: nothing is held open that would keep the account from being deleted. Resolves once the transaction is
 * over: a worker that is ended before that takes what it wrote along.
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
  // Every field was looked at just now.
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
