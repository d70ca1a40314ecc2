import type { CollectionName } from '#contract/sync.ts'
import { asStorage } from '../../server/database/transaction.ts'
import type { SyncStore } from '../../server/sync/sync-store.ts'

/** A stored version of a document. A newer one has a higher `seq`. */
export type StoredRow = {
  readonly collection: CollectionName
  readonly id: string
  readonly seq: number
  readonly deleted: boolean
  readonly body: Readonly<Record<string, unknown>>
}

/** The moments in which a database may fail, and takes its time. A thrown error counts as a failure of the database. */
export type StoreHooks = {
  readonly beforeRead: (userId: string) => Promise<void>
  /** Throwing aborts the transaction. */
  readonly beforeCommit: (userId: string) => Promise<void>
  /** Throwing keeps the commit, but the caller gets no confirmation. */
  readonly afterCommit: (userId: string) => Promise<void>
}

/** All that stories need of the server's store, whatever keeps its rows. */
export interface StoryStore {
  /** As one process of the server has it. */
  open(hooks: StoreHooks): SyncStore
  /** All of a person, as the last commit left it, by collection in the order of `seq`. */
  rowsOf(userId: string): readonly StoredRow[]
  /** A backup. Returns the people in it, and how to put it back as it is, without a new epoch. */
  backUp(): Promise<{ readonly people: ReadonlySet<string>; readonly restore: () => Promise<void> }>
  setEpoch(epoch: string): Promise<void>
  closeAccount(userId: string): Promise<void>
}

/** The same store with these hooks around each of its calls. */
export function withHooks(store: SyncStore, { beforeRead, beforeCommit, afterCommit }: StoreHooks): SyncStore {
  const reading = async <Result>(userId: string, read: () => Promise<Result>) => {
    await asStorage(() => beforeRead(userId))
    return read()
  }
  return {
    changes: store.changes,
    position: (userId) => reading(userId, () => store.position(userId)),
    documentsAfter: (shelf, span, limit) => reading(shelf.userId, () => store.documentsAfter(shelf, span, limit)),
    newestDocuments: (shelf, span, limit) => reading(shelf.userId, () => store.newestDocuments(shelf, span, limit)),
    countDocuments: (shelf, span) => reading(shelf.userId, () => store.countDocuments(shelf, span)),
    collectionHashes: (userId, version) => reading(userId, () => store.collectionHashes(userId, version)),
    documentsOfOlderVersions: (userId, version) =>
      reading(userId, () => store.documentsOfOlderVersions(userId, version)),
    write: async (shelf, assumed, decide) => {
      await asStorage(() => beforeCommit(shelf.userId))
      const result = await store.write(shelf, assumed, decide)
      await asStorage(() => afterCommit(shelf.userId))
      return result
    },
  }
}
