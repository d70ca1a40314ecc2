/** A call of IndexedDB that can be made to fail. */
export type StorageCall = 'get' | 'put' | 'delete' | 'index'

/**
 * Makes one call of IndexedDB fail, the one after `skipped` others of its kind, in databases whose name is wanted. As a
 * full disk or a lost connection does, it aborts the transaction it is in.
 */
export function failStorageCall(call: StorageCall, skipped: number, wanted: (databaseName: string) => boolean) {
  const prototype = IDBObjectStore.prototype
  const original = prototype[call] as (...parameters: unknown[]) => unknown
  let passed = 0
  let hasFailed = false
  function failing(this: IDBObjectStore, ...parameters: unknown[]): unknown {
    const isDue = !hasFailed && wanted(this.transaction.db.name) && passed++ === skipped
    if (!isDue) return original.apply(this, parameters)
    hasFailed = true
    throw new DOMException('no room', 'QuotaExceededError')
  }
  Object.assign(prototype, { [call]: failing })
  return {
    hasFailed: () => hasFailed,
    end: () => {
      Object.assign(prototype, { [call]: original })
    },
  }
}
