import { type MasterVersion, outboxDatabaseName, outboxKey } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { toStorageError } from '../storage-error.ts'

export type ServerKnowledge = {
  /** Whether this device ever had everything on the server: then the server has nothing unknown. */
  readonly hasPulled: () => Promise<boolean>
  readonly versions: (collection: CollectionName, ids: readonly string[]) => Promise<ReadonlyMap<string, WireDocument>>
}

/** For an account on this device only, such as a guest's. */
export const NO_SERVER: ServerKnowledge = { hasPulled: async () => true, versions: async () => new Map() }

/** Reads the sync's notes in an account's outbox. Without an outbox, nothing is known. */
export function serverKnowledgeOf(account: string): ServerKnowledge {
  return {
    hasPulled: async () => {
      const [fact] = await readOutbox(account, 'facts', ['pulled'])
      return fact !== undefined
    },
    versions: async (collection, ids) => {
      const keys = ids.map((id) => outboxKey(collection, id))
      // The sync writes nothing else there.
      const found = (await readOutbox(account, 'masters', keys)) as readonly (MasterVersion | undefined)[]
      return new Map(found.flatMap((master) => (master ? [[master.document.id, master.document]] : [])))
    },
  }
}

async function readOutbox(account: string, store: string, keys: readonly string[]): Promise<readonly unknown[]> {
  if (keys.length === 0) return []
  const database = await openExisting(outboxDatabaseName(account))
  if (!database) return []
  try {
    if (!database.objectStoreNames.contains(store)) return []
    const rows = database.transaction(store).objectStore(store)
    return await Promise.all(keys.map((key) => answerOf(rows.get(key))))
  } catch (cause) {
    throw toStorageError(cause)
  } finally {
    database.close()
  }
}

/** Opens an existing database of any version; undefined without one. Never creates one. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  // Only a missing database needs an upgrade.
  let isNew = false
  request.onupgradeneeded = () => {
    isNew = true
    request.transaction?.abort()
  }
  return answerOf(request).then(
    (database) => {
      // A reader must not block a new version of the app.
      database.onversionchange = () => database.close()
      return database
    },
    (cause: unknown) => {
      if (isNew) return undefined
      throw toStorageError(cause)
    },
  )
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      // The caller gets the error; the transaction was read-only.
      event.preventDefault()
      reject(request.error)
    }
  })
}
