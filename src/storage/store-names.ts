const DATABASE_NAME = /^rxdb-dexie-barra-(.+)--(\d+)--(.+)$/
const INTERNAL_STORE = '_rxdb_internal'

/** RxDB keeps each collection, each replication's notes and its own record in an IndexedDB of its own. */
export type StoreName = { readonly account: string; readonly version: number; readonly store: string }

/** Taken apart, or undefined where the IndexedDB is not one of ours. */
export function parseStoreName(databaseName: string): StoreName | undefined {
  const [, account, version, store] = DATABASE_NAME.exec(databaseName) ?? []
  return account && version && store ? { account, version: Number(version), store } : undefined
}

/** The name of the IndexedDB, as RxDB's Dexie storage makes it. */
export function storeDatabaseName({ account, version, store }: StoreName): string {
  return `rxdb-dexie-${databaseName(account)}--${version}--${store}`
}

export function isInternalStore(name: StoreName | undefined): boolean {
  return name?.store === INTERNAL_STORE
}

/** RxDB's name for the database of an account. */
export function databaseName(account: string): string {
  return `barra-${account}`
}
