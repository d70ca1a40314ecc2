import type { Dexie } from 'dexie'
import { getRxStorageDexie, type RxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { createSignal } from '#shared/store.ts'
import { parseStoreName, type StoreName } from '../store-names.ts'
import { accessDirectly } from './direct-access.ts'
import { setAutoOpen } from './inner-fields.ts'

/** What a replication notes of the server's versions is for nobody else to hear: each is as large as its document. */
const REPLICATION_NOTES = 'rx-replication-meta-'

type Connection = { readonly name: StoreName; readonly dexie: Dexie }

const connections = new Map<string, Connection>()
const changes = createSignal<[connection: Connection, event: 'closed' | 'deleted']>()

/** IndexedDB with strict durability: a write has reached the disk, not just the system's buffers, when it resolves. */
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

/** The IndexedDBs of an account that this thread has opened. */
export function connectionsOf(account: string): readonly Connection[] {
  return [...connections.values()].filter(({ name }) => name.account === account)
}

/** Tells of connections that the browser cut and of IndexedDBs that are being deleted. Returns how to stop. */
export const watchConnections = changes.subscribe

function watch(dexie: Dexie, databaseName: string): void {
  const name = parseStoreName(databaseName)
  if (!name) return
  const connection = { name, dexie }
  connections.set(databaseName, connection)
  // Without it, a connection that the browser cuts never comes back.
  setAutoOpen(dexie, true)
  dexie.on('close', () =>
    queueMicrotask(() => {
      // Dexie tells of every closing before it is done; only afterwards one that was asked for looks different.
      if (!dexie.hasFailed()) changes.emit(connection, 'closed')
      else if (connections.get(databaseName) === connection) connections.delete(databaseName)
    }),
  )
  dexie.on('versionchange', (event) => {
    if (event.newVersion !== null && event.newVersion > 0) return
    // Opening it again would make an empty one.
    setAutoOpen(dexie, false)
    changes.emit(connection, 'deleted')
  })
}
