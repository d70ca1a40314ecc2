import type { DatabaseConnection, WholeDatabase } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { type IdentityAdmin, identityUnavailable } from '../identity/identity-admin.ts'
import { Problem } from '../problem.ts'
import { type RoundReport, startRound } from '../rounds.ts'
import { closeAccount, markErased, unfinishedDeletions } from '../stores/people.ts'
import { eraseRows, LINK_TABLES, MAP_TABLES, type PersonalTable, TRAINING_TABLES } from './personal-tables.ts'

const NIGHTLY_MS = 86_400_000

/** Removes a person's data at a third party; `LINK_TABLES` still exist. Rejects if incomplete, and is called again. */
export type Eraser = (userId: string) => Promise<void>

export type Deletion = {
  readonly database: DatabaseConnection
  readonly erasers: readonly Eraser[]
  readonly identityAdmin: IdentityAdmin
}

/**
 * The first step closes the account for good; any later failure is a 503, completed by calling this again or by
 * `finishDeletions`.
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

/** Of everybody. */
export type Deletions = Deletion & { readonly database: WholeDatabase }

/** One that fails again is reported and does not block others. */
export async function finishDeletions(deletion: Deletions, onFailure: (cause: unknown) => void): Promise<void> {
  for (const userId of await unfinishedDeletions(deletion.database.kysely)) {
    await erase(deletion, userId).catch(onFailure)
  }
}

/** Now, and once a day. Returns a function that stops it. */
export function startDeletionSweep(deletion: Deletions, report: RoundReport): () => Promise<void> {
  return startRound({
    database: deletion.database,
    name: 'deletions',
    everyMs: NIGHTLY_MS,
    isMadeAtOnce: true,
    work: () => finishDeletions(deletion, report.onFailure),
    ...report,
  })
}

/** Every step is idempotent. The identity is last: as long as it exists, the person can retry. */
async function erase({ database, erasers, identityAdmin }: Deletion, userId: string): Promise<void> {
  await eraseTables(database, TRAINING_TABLES, userId)
  for (const eraser of erasers) await eraser(userId)
  await eraseTables(database, [...MAP_TABLES, ...LINK_TABLES], userId)
  await identityAdmin.deleteIdentity(userId).catch((cause: unknown) => {
    throw identityUnavailable(cause)
  })
  await asStorage(() => markErased(database.of(userId).kysely, userId))
}

async function eraseTables(
  database: DatabaseConnection,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<void> {
  for (const table of tables) await asStorage(() => eraseRows(database.of(userId), table, userId))
}

function unfinished(cause: unknown): Problem {
  const code = cause instanceof Problem ? cause.code : 'INTERNAL'
  return new Problem(503, code, 'The account is closed, but not all of it is deleted yet. Try again.', {
    retryAfterSeconds: 5,
    cause: cause instanceof Problem ? (cause.cause ?? cause) : cause,
  })
}
