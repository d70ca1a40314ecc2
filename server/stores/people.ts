import { type Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AccountStatus, refuseClosedAccount } from './account-status.ts'
import { lockHead } from './positions.ts'

/** The status of the person's account. An unknown person's is open. */
export async function accountStatus(database: Kysely<Tables>, userId: string): Promise<AccountStatus> {
  const row = await database
    .selectFrom('people')
    .select(['status', 'erased_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return 'open'
  return row.status === 'deleted' && row.erased_at === null ? 'deleting' : row.status
}

/** Whether the person has deleted their account, completely or not. */
export async function wasDeleted(database: Kysely<Tables>, userId: string): Promise<boolean> {
  const status = await accountStatus(database, userId)
  return status === 'deleted' || status === 'deleting'
}

/**
 * Writes for a person in one transaction, under their lock and only while the account is open: such a write can never
 * outlive a concurrent deletion. Throws 410 or 403 for a closed account.
 */
export function writeAsPerson<Result>(
  database: DatabaseConnection,
  userId: string,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    await lockHead(transaction, userId)
    refuseClosedAccount(await accountStatus(transaction, userId))
    return work(transaction)
  })
}

/**
 * Closes the account for good. After this commit, earlier writers under the person's lock have committed, and later
 * ones are refused: deleted data stays deleted.
 */
export function closeAccount(database: DatabaseConnection, userId: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await lockHead(transaction, userId)
    await transaction
      .insertInto('people')
      .values({ user_id: userId, status: 'deleted' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status: 'deleted' }))
      .execute()
  })
}

/** Records that only the tombstone of a deleted account is left. */
export async function markErased(database: Kysely<Tables>, userId: string): Promise<void> {
  await database
    .updateTable('people')
    .set({ erased_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .execute()
}

/** People whose deletion is incomplete. */
export async function unfinishedDeletions(database: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('people')
    .select('user_id')
    .where('status', '=', 'deleted')
    .where('erased_at', 'is', null)
    .execute()
  return rows.map((row) => row.user_id)
}
