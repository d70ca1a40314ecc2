import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage, inTransaction } from '../database/transaction.ts'
import { countDocuments, documentsAfter, documentsById, newestDocuments, writeDocuments } from '../stores/documents.ts'
import { collectionHashes, documentsOfOlderVersions } from '../stores/hashes.ts'
import { lockHead, moveHead, readPersonState, readPosition } from '../stores/positions.ts'
import { quarantine } from '../stores/quarantine.ts'
import { keepRevisions } from '../stores/revisions.ts'
import type { SyncStore } from './sync-store.ts'

/** Stores synced data in PostgreSQL, embedded or not. */
export function createDatabaseSyncStore(database: DatabaseConnection): SyncStore {
  const { kysely, changes } = database
  return {
    position: (userId) => asStorage(() => readPosition(kysely, userId)),
    documentsAfter: (shelf, span, limit) => asStorage(() => documentsAfter(kysely, shelf, span, limit)),
    newestDocuments: (shelf, span, limit) => asStorage(() => newestDocuments(kysely, shelf, span, limit)),
    countDocuments: (shelf, span) => asStorage(() => countDocuments(kysely, shelf, span)),
    collectionHashes: (userId, version) => asStorage(() => collectionHashes(kysely, userId, version)),
    documentsOfOlderVersions: (userId, version) => asStorage(() => documentsOfOlderVersions(kysely, userId, version)),
    write: (userId, work) =>
      inTransaction(database, async (transaction) => {
        await lockHead(transaction, userId)
        return work({
          state: () => readPersonState(transaction, userId),
          documentsById: (shelf, ids) => documentsById(transaction, shelf, ids),
          keepRevisions: (shelf, ids) => keepRevisions(transaction, shelf, ids),
          writeDocuments: (shelf, versions, version) => writeDocuments(transaction, shelf, versions, version),
          quarantine: (shelf, refused, version) => quarantine(transaction, shelf, refused, version),
          moveHead: (position, growth) => moveHead(transaction, userId, position, growth),
        })
      }),
    changes,
  }
}
