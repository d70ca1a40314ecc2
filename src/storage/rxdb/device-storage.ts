import type { Dexie } from 'dexie'
import { getRxStorageDexie, type RxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { createSignal } from '#shared/store.ts'
import { parseStoreName, type StoreName } from '../store-names.ts'
import { accessDirectly } from './direct-access.ts'
import { setAutoOpen } from './inner-fields.ts'

/** Replication metadata needs no events for other threads: each entry is as large as its document. */
const REPLICATION_NOTES = 'rx-replication-meta-'

type Connection = { readonly name: StoreName; readonly dexie: Dexie }

const connections = new Map<string, Connection>()
const changes = createSignal<[connection: Connection, event: 'closed' | 'deleted']>()

/** IndexedDB with strict durability: a resolved write has reached the disk, not just the system's buffers. */
export function deviceStorage(): RxStorageDexie {
  const storage = getRxStorageDexie({ chromeTransactionDurability: 'strict', onCreate: watch })
  const create = storage.createStorageInstance.bind(storage)
  storage.createStorageInstance = async (params) => {
    const isNotes = params.collectionName.startsWith(REPLICATION_NOTES)
    const instance = await create(isNotes ? { ...params, multiInstance: false } : params)
    accessDirectly(instance)
    return instance
  }
  return storage
}

/** The IndexedDB connections of an account opened by this thread. */
export function connectionsOf(account: string): readonly Connection[] {
  return [...connections.values()].filter(({ name }) => name.account === account)
}

/** Reports connections cut by the browser and IndexedDBs being deleted. Returns the unsubscriber. */
export const watchConnections = changes.subscribe

function watch(dexie: Dexie, databaseName: string): void {
  const name = parseStoreName(databaseName)
  if (!name) return
  const connection = { name, dexie }
  connections.set(databaseName, connection)
  // Otherwise a connection cut by the browser is never reopened.
  setAutoOpen(dexie, true)
  dexie.on('close', () =>
    queueMicrotask(() => {
      // Dexie reports every closing before it is done; a requested one only looks different afterwards.
      if (!dexie.hasFailed()) changes.emit(connection, 'closed')
      else if (connections.get(databaseName) === connection) connections.delete(databaseName)
    }),
  )
  dexie.on('versionchange', (event) => {
    if (event.newVersion !== null && event.newVersion > 0) return
    // Reopening would create an empty one.
    setAutoOpen(dexie, false)
    changes.emit(connection, 'deleted')
  })
}
