/** A call of IndexedDB that can be made to fail. */
export type StorageCall = 'get' | 'put' | 'add' | 'delete' | 'index'

/**
 * Makes calls of IndexedDB fail where `isDue` says so of the database's name, until the returned function is called. As a
 * full disk or a lost connection does, a failing call aborts the transaction it is in.
 */
export function failStorage(calls: readonly StorageCall[], isDue: (databaseName: string) => boolean): () => void {
  const ends = calls.map((call) => failCall(call, isDue))
  return () => {
    for (const end of ends) end()
  }
}

/** Makes one call of IndexedDB fail, the one after `skipped` others of its kind, in databases whose name is wanted. */
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
