import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import type { IdentityAdmin } from '../identity/identity-admin.ts'
import { identityUnavailable } from '../identity/identity-unavailable.ts'
import { Problem } from '../problem.ts'
import { closeAccount, markErased, unfinishedDeletions } from '../stores/people.ts'
import { eraseRows, LINK_TABLES, type PersonalTable, TRAINING_TABLES } from './personal-tables.ts'

/**
 * Removes what somebody else keeps of a person for us: files, a customer of the payment provider. It finds the person's
 * `LINK_TABLES` still there. Rejects where it could not do all of it; it is called again until it could.
 */
export type Eraser = (userId: string) => Promise<void>

export type Deletion = {
  readonly database: DatabaseConnection
  readonly erasers: readonly Eraser[]
  readonly identityAdmin: IdentityAdmin
}

/**
 * Deletes everything there is of a person and leaves a tombstone. The first step closes the account for good; whatever
 * fails after it is a 503, and is made good by calling this again or by `finishDeletions`.
 */
export async function deleteAccount(deletion: Deletion, userId: string): Promise<void> {
  const { database } = deletion
  await closeAccount(database, userId)
  await database.changes.announce(userId, { kind: 'closed' })
  try {
    await erase(deletion, userId)
  } catch (cause) {
    throw unfinished(cause)
  }
}

/** Goes on with the deletions that stopped half way. One that fails again is told and keeps no other from its end. */
export async function finishDeletions(deletion: Deletion, onFailure: (cause: unknown) => void): Promise<void> {
  for (const userId of await unfinishedDeletions(deletion.database.kysely)) {
    await erase(deletion, userId).catch(onFailure)
  }
}

/** Every step may be repeated. The identity goes last: as long as it is there, the person can ask again. */
async function erase({ database, erasers, identityAdmin }: Deletion, userId: string): Promise<void> {
  await eraseTables(database, TRAINING_TABLES, userId)
  for (const eraser of erasers) await eraser(userId)
  await eraseTables(database, LINK_TABLES, userId)
  await identityAdmin.deleteIdentity(userId).catch((cause: unknown) => {
    throw identityUnavailable(cause)
  })
  await asStorage(() => markErased(database.kysely, userId))
}

async function eraseTables(
  database: DatabaseConnection,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<void> {
  for (const table of tables) await asStorage(() => eraseRows(database, table, userId))
}

function unfinished(cause: unknown): Problem {
  const code = cause instanceof Problem ? cause.code : 'INTERNAL'
  return new Problem(503, code, 'The account is closed, but not all of it is deleted yet. Try again.', {
    retryAfterSeconds: 5,
    cause: cause instanceof Problem ? (cause.cause ?? cause) : cause,
  })
}
