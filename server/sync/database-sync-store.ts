import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage, inTransaction } from '../database/transaction.ts'
import { growAccount, readSeen, type Seen, writeChange } from '../stores/changes.ts'
import { countDocuments, type DocumentScope, documentsAfter, newestDocuments } from '../stores/documents.ts'
import { collectionHashes, documentsOfOlderVersions } from '../stores/hashes.ts'
import { lockHead, readPosition } from '../stores/positions.ts'
import { quarantine } from '../stores/quarantine.ts'
import { createLastStates, type LastStates } from './last-states.ts'
import type { Assumed, Decided, SyncStore } from './sync-store.ts'

/** Stores synced data in PostgreSQL, embedded or not. */
export function createDatabaseSyncStore(database: DatabaseConnection): SyncStore {
  const { changes } = database
  const lastStates = createLastStates()
  const named = (userId: string) => database.of(userId).kysely
  return {
    position: (userId) => asStorage(() => readPosition(named(userId), userId)),
    documentsAfter: (shelf, span, limit) => asStorage(() => documentsAfter(named(shelf.userId), shelf, span, limit)),
    newestDocuments: (shelf, span, limit) => asStorage(() => newestDocuments(named(shelf.userId), shelf, span, limit)),
    countDocuments: (shelf, span) => asStorage(() => countDocuments(named(shelf.userId), shelf, span)),
    collectionHashes: (userId, version) => asStorage(() => collectionHashes(named(userId), userId, version)),
    documentsOfOlderVersions: (userId, version) =>
      asStorage(() => documentsOfOlderVersions(named(userId), userId, version)),
    write: async (shelf, assumed, decide) => {
      const ids = [...assumed.keys()]
      const written =
        (await asStorage(() => writeAsGuessed(database, lastStates, shelf, assumed, decide))) ??
        (await asStorage(() => writeIfUnchanged(database, lastStates, shelf, ids, decide)))
      return written ? written.result : writeUnderLock(database, shelf, ids, decide)
    },
    changes,
  }
}

type Decide<Result> = (seen: Seen) => Decided<Result>

/**
 * By one statement, for somebody whose last push this process took: decided on what that left, written if nothing else
 * was. Undefined if that is not known, or something was; and for a decision that writes nothing or throws, since only
 * the write proves the guess.
 */
async function writeAsGuessed<Result>(
  database: DatabaseConnection,
  lastStates: LastStates,
  shelf: DocumentScope,
  assumed: Assumed,
  decide: Decide<Result>,
): Promise<Decided<Result> | undefined> {
  const guessed = lastStates.get(shelf, assumed)
  const decided = guessed && tryDecide(decide, guessed)
  if (!guessed?.head || !decided?.change || decided.aside) return undefined
  // Until it is written, and for good if that fails: nobody knows then whether it was.
  lastStates.forget(shelf.userId)
  if (!(await writeChange(database.of(shelf.userId).kysely, shelf, guessed.head, decided.change))) return undefined
  lastStates.keep(shelf, guessed.head, decided.change)
  return decided
}

function tryDecide<Result>(decide: Decide<Result>, guessed: Seen): Decided<Result> | undefined {
  try {
    return decide(guessed)
  } catch {
    return undefined
  }
}

/**
 * By two statements without a transaction, each a round trip: one reads, the other writes if nobody has meanwhile.
 * Undefined if somebody has, and for what takes more: a person's first push, and putting refused documents aside.
 */
async function writeIfUnchanged<Result>(
  database: DatabaseConnection,
  lastStates: LastStates,
  shelf: DocumentScope,
  ids: readonly string[],
  decide: Decide<Result>,
): Promise<Decided<Result> | undefined> {
  const { kysely } = database.of(shelf.userId)
  const seen = await readSeen(kysely, shelf, ids)
  if (seen.head === undefined) return undefined
  const decided = decide(seen)
  if (decided.aside) return undefined
  if (!decided.change) return decided
  if (!(await writeChange(kysely, shelf, seen.head, decided.change))) return undefined
  lastStates.keep(shelf, seen.head, decided.change)
  return decided
}

/** Waits for others, and they for it. */
function writeUnderLock<Result>(
  database: DatabaseConnection,
  shelf: DocumentScope,
  ids: readonly string[],
  decide: Decide<Result>,
): Promise<Result> {
  return inTransaction(database.of(shelf.userId), async (transaction) => {
    await lockHead(transaction, shelf.userId)
    const seen = await readSeen(transaction, shelf, ids)
    const { change, aside, result } = decide(seen)
    if (change && !(seen.head && (await writeChange(transaction, shelf, seen.head, change)))) {
      throw new Error('the head changed under its lock')
    }
    if (aside) {
      const growth = await quarantine(transaction, shelf, aside.refused, aside.schemaVersion)
      await growAccount(transaction, shelf.userId, growth)
    }
    return result
  })
}
