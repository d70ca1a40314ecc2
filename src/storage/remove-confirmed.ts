import type { DatabaseName } from '#contract/device-registry.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { COLLECTION_NAMES, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { isOnServer } from '#domain/merge/removal.ts'
import { BLOCKED_AFTER_MS } from './accounts.ts'
import { STORE } from './document-reader.ts'
import { closeDatabasesOf } from './open-databases.ts'
import { withoutNotes } from './plain.ts'
import { serverKnowledgeOf } from './safety/server-knowledge.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { internalDatabaseName, storeDatabaseName } from './store-names.ts'

/**
 * Removes the sessions of an account that was left, if the server has confirmed the version on the disk of every
 * document, as far as this device knows; else nothing. Returns whether they are removed: the rest may follow.
 *
 * Another tab may still write while it learns of the end. Each collection is looked at alone, with every other
 * connection closed, and the sessions in the very transaction that removes their store: what a person was told is saved
 * is seen here, or its write fails. Rejects with StorageError.
 */
export async function removeConfirmedSessions(account: string): Promise<boolean> {
  await closeDatabasesOf(account)
  for (const collection of COLLECTION_NAMES) {
    if (collection !== 'sessions' && !(await isConfirmed(account, collection, 'keep'))) return false
  }
  return isConfirmed(account, 'sessions', 'remove')
}

async function isConfirmed(account: string, collection: CollectionName, then: 'keep' | 'remove'): Promise<boolean> {
  const name = storeDatabaseName({ account, version: SCHEMA_VERSION, store: collection })
  const versions = await documentsAlone(name, () => 'keep')
  const known = await serverKnowledgeOf(account).versions(
    collection,
    versions.map(({ id }) => id),
  )
  const areKnown = (found: readonly WireDocument[]) =>
    found.every((version) => isOnServer(version, known.get(version.id)))
  if (then === 'keep') return areKnown(versions)
  // A write since then is a version that is not known.
  let isRemoved = false
  await documentsAlone(name, (found) => {
    isRemoved = areKnown(found)
    // Its absence shows that what is left is no complete account.
    if (isRemoved) indexedDB.deleteDatabase(internalDatabaseName(account))
    return isRemoved ? 'remove' : 'keep'
  })
  return isRemoved
}

/**
 * The documents of a collection, including tombstones, while nobody else has it open: an upgrade closes every other
 * connection. `decide` acts in its transaction. A collection that was never opened has none.
 */
async function documentsAlone(
  name: DatabaseName,
  decide: (found: readonly WireDocument[]) => 'keep' | 'remove',
): Promise<readonly WireDocument[]> {
  const version = (await indexedDB.databases()).find((database) => database.name === name)?.version
  if (version === undefined) {
    decide([])
    return []
  }
  const opening = indexedDB.open(name, version + 1)
  return new Promise((resolve, reject) => {
    let found: readonly WireDocument[] | undefined
    let isLate = false
    const timer = setTimeout(() => {
      // A frozen tab holds it; the upgrade begins once that is gone.
      isLate = true
      reject(new StorageError('blocked'))
    }, BLOCKED_AFTER_MS)
    opening.onupgradeneeded = () => {
      const transaction = opening.transaction
      if (isLate || !transaction?.objectStoreNames.contains(STORE)) return transaction?.abort()
      const rows: IDBRequest<Row[]> = transaction.objectStore(STORE).getAll()
      rows.onsuccess = () => {
        found = rows.result.map(documentOf)
        if (decide(found) === 'keep') transaction.abort()
        else opening.result.deleteObjectStore(STORE)
      }
    }
    opening.onsuccess = () => {
      clearTimeout(timer)
      opening.result.close()
      resolve(found ?? [])
    }
    opening.onerror = (event) => {
      clearTimeout(timer)
      event.preventDefault()
      if (found) resolve(found)
      else reject(toStorageError(opening.error))
    }
  })
}

type Row = { readonly id: string; readonly _deleted: '0' | '1' }

/** A row is a document with RxDB's own fields, and its tombstone flag as '1' or '0'. */
function documentOf(row: Row): WireDocument {
  return { ...withoutNotes(row), id: row.id, _deleted: row._deleted === '1' }
}
