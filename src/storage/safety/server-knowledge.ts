import { type MasterVersion, outboxDatabaseName, outboxKey } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { toStorageError } from '../storage-error.ts'

/** What this device knows of the documents that the server has. */
export type ServerKnowledge = {
  /** Whether this device has at some time had everything that the server had: then nothing unknown is there. */
  readonly hasPulled: () => Promise<boolean>
  /** The versions that the server is known to have of these documents, by id. */
  readonly versions: (collection: CollectionName, ids: readonly string[]) => Promise<ReadonlyMap<string, WireDocument>>
}

/** For an account that is on this device alone, such as a guest's. */
export const NO_SERVER: ServerKnowledge = { hasPulled: async () => true, versions: async () => new Map() }

/** Reads what the exchange has noted of an account in its outbox. Where there is no outbox yet, nothing is known. */
export function serverKnowledgeOf(account: string): ServerKnowledge {
  return {
    hasPulled: async () => {
      const [fact] = await readOutbox(account, 'facts', ['pulled'])
      return fact !== undefined
    },
    versions: async (collection, ids) => {
      const keys = ids.map((id) => outboxKey(collection, id))
      // The exchange writes nothing else there.
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

/** A database that is there, in whichever version; undefined where there is none. It never makes one. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  // Only a database that is not there yet has to be brought to a version.
  let isNew = false
  request.onupgradeneeded = () => {
    isNew = true
    request.transaction?.abort()
  }
  return answerOf(request).then(
    (database) => {
      // A new version of the app waits for nobody who only reads.
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
      // Whoever asked hears of it; the transaction has only been read from.
      event.preventDefault()
      reject(request.error)
    }
  })
}
