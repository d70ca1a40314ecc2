import type { DatabaseName } from '#contract/device-registry.ts'
import { withTimeLimit } from './time-limit.ts'

// Small records that the app promises to keep. Only a strictly durable write justifies the word 'saved': browsers write
// localStorage to the disk up to a minute later.

/** How long a browser may take before it counts as one that refuses. */
const READ_MS = 2_000
const WRITE_MS = 4_000

/** Every call rejects if the browser refuses IndexedDB, its disk is full, or it does not answer in time. */
export type StrictStore = {
  /** Undefined if there is none. */
  read(key: string): Promise<unknown>
  /** Resolves once it is on the disk. `undefined` removes the record. */
  write(key: string, value: unknown): Promise<void>
  /** Acts in one transaction. Once that is on the disk, resolves with what the returned function finds. */
  use<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => Result): Promise<Result>
}

type Begin = (start: (database: IDBDatabase) => IDBTransaction) => Promise<IDBTransaction>

/** The records in `objects` of the database that `begin` starts a transaction of. */
export function strictStore(objects: string, begin: Begin): StrictStore {
  function use<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => Result): Promise<Result> {
    let isLate = false
    const begun = begin((database) => database.transaction(objects, mode, { durability: 'strict' }))
    const work = begun.then(async (transaction) => {
      // Who asked was told that it failed.
      if (isLate) throw LATE
      const result = act(transaction.objectStore(objects))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return result()
    })
    return withTimeLimit(work, mode === 'readonly' ? READ_MS : WRITE_MS, () => {
      isLate = true
      return LATE
    })
  }

  return {
    use,
    read: (key) =>
      use('readonly', (store) => {
        const found = store.get(key)
        return () => found.result
      }),
    write: (key, value) =>
      use('readwrite', (store) => {
        commit(store, key, value)
        return () => undefined
      }),
  }
}

const LATE = new Error('IndexedDB does not answer')

/** Ends the transaction at once: a page that is put aside aborts what is not committed. `undefined` removes the record. */
export function commit(store: IDBObjectStore, key: string, value: unknown): void {
  if (value === undefined) store.delete(key)
  else store.put(value, key)
  store.transaction.commit()
}

/** Calls `fill` for a new database. `async`, because some browsers throw instead of failing the request. */
export async function openRecords(
  name: DatabaseName,
  objects: string,
  fill?: (store: IDBObjectStore) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore(objects)
    fill?.(store)
  }
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
