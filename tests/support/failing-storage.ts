/** A call of IndexedDB that can be made to fail. */
export type StorageCall = 'get' | 'put' | 'add' | 'delete' | 'index'

/**
 * Makes IndexedDB calls fail if `isDue` for the database's name, until the returned function is called. As with a full
 * disk or lost connection, a failing call aborts its transaction.
 */
export function failStorage(calls: readonly StorageCall[], isDue: (databaseName: string) => boolean): () => void {
  const ends = calls.map((call) => failCall(call, isDue))
  return () => {
    for (const end of ends) end()
  }
}

/** Makes one IndexedDB call fail, after `skipped` others of its kind, in databases with a wanted name. */
export function failStorageCall(call: StorageCall, skipped: number, wanted: (databaseName: string) => boolean) {
  let passed = 0
  let hasFailed = false
  const end = failStorage([call], (name) => {
    if (hasFailed || !wanted(name)) return false
    hasFailed = passed++ === skipped
    return hasFailed
  })
  return { hasFailed: () => hasFailed, end }
}

function failCall(call: StorageCall, isDue: (databaseName: string) => boolean): () => void {
  const prototype = IDBObjectStore.prototype
  const original = prototype[call] as (...parameters: unknown[]) => unknown
  function failing(this: IDBObjectStore, ...parameters: unknown[]): unknown {
    if (!isDue(this.transaction.db.name)) return original.apply(this, parameters)
    throw new DOMException('no room', 'QuotaExceededError')
  }
  Object.assign(prototype, { [call]: failing })
  return () => {
    Object.assign(prototype, { [call]: original })
  }
}
