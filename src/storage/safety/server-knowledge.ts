import {
  type MasterSlice,
  type MasterVersion,
  masterSlicePrefixes,
  outboxDatabaseName,
  outboxKey,
} from '#contract/outbox.ts'
import { documentsIn } from '#contract/packed-slices.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { openExisting } from '#shared/existing-database.ts'
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
      const single = new Map(found.flatMap((master) => (master ? [[master.document.id, master.document]] : [])))
      const others = new Set(ids.filter((id) => !single.has(id)))
      return new Map([...(await slicedVersions(account, collection, others)), ...single])
    },
  }
}

/** Those that arrived together with others and are still stored so. */
async function slicedVersions(
  account: string,
  collection: CollectionName,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, WireDocument>> {
  const prefixes = Object.values(masterSlicePrefixes(collection))
  const ranges = prefixes.map((prefix) => IDBKeyRange.bound(prefix, `${prefix}\uffff`))
  const slices = ids.size === 0 ? [] : ((await readOutbox(account, 'masters', ranges)) as readonly MasterSlice[])
  const versions = new Map<string, WireDocument>()
  for (const slice of slices) {
    const wanted = new Set(slice.ids.filter((id) => ids.has(id)))
    // A push may hold others, which were refused.
    for (const document of wanted.size > 0 ? await documentsIn(slice.packed) : []) {
      if (wanted.has(document.id)) versions.set(document.id, document)
    }
  }
  return versions
}

/** The rows with these keys, undefined for those that are not there; of a range, all that are. */
async function readOutbox(
  account: string,
  store: string,
  keys: readonly (string | IDBKeyRange)[],
): Promise<readonly unknown[]> {
  if (keys.length === 0) return []
  const database = await openExisting(outboxDatabaseName(account)).catch((cause: unknown) => {
    throw toStorageError(cause)
  })
  if (!database) return []
  try {
    if (!database.objectStoreNames.contains(store)) return []
    const rows = database.transaction(store).objectStore(store)
    const found = await Promise.all(
      keys.map(async (key) => (typeof key === 'string' ? [await answerOf(rows.get(key))] : answerOf(rows.getAll(key)))),
    )
    return found.flat()
  } catch (cause) {
    throw toStorageError(cause)
  } finally {
    database.close()
  }
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
