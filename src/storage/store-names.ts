import type { DatabaseName } from '#contract/device-registry.ts'

const DATABASE_NAME = /^rxdb-dexie-barra-(.+)--(\d+)--(.+)$/
const INTERNAL_STORE = '_rxdb_internal'

/** A database name's parts. RxDB keeps each collection, replication's metadata and its own record separately. */
export type StoreName = { readonly account: string; readonly version: number; readonly store: string }

/** The parts of a name, or undefined if the IndexedDB is not ours. */
export function parseStoreName(databaseName: string): StoreName | undefined {
  const [, account, version, store] = DATABASE_NAME.exec(databaseName) ?? []
  return account && version && store ? { account, version: Number(version), store } : undefined
}

/** The IndexedDB name, as in RxDB's Dexie storage. */
export function storeDatabaseName({ account, version, store }: StoreName): DatabaseName {
  return `rxdb-dexie-barra-${account}--${version}--${store}`
}

/** RxDB's own record of an account. */
export function internalDatabaseName(account: string): DatabaseName {
  return storeDatabaseName({ account, version: 0, store: INTERNAL_STORE })
}

export function isInternalStore(name: StoreName | undefined): boolean {
  return name?.store === INTERNAL_STORE
}

export function databaseName(account: string): string {
  return `barra-${account}`
}
