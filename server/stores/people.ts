import { type Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AccountStatus, refuseClosedAccount } from './account-status.ts'
import { closeHead, lockHead } from './positions.ts'

/** An unknown person's is open. */
export async function accountStatus(database: Kysely<Tables>, userId: string): Promise<AccountStatus> {
  const row = await database
    .selectFrom('people')
    .select(['status', 'erased_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return 'open'
  return row.status === 'deleted' && row.erased_at === null ? 'deleting' : row.status
}

/** Completely or not. */
export async function wasDeleted(database: Kysely<Tables>, userId: string): Promise<boolean> {
  const status = await accountStatus(database, userId)
  return status === 'deleted' || status === 'deleting'
}

/**
 * In one transaction, under the person's lock and only while the account is open: such a write never outlives a
 * concurrent deletion. Throws 410 or 403 for a closed account.
 */
export function writeAsPerson<Result>(
  database: DatabaseConnection,
  userId: string,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database.of(userId), async (transaction) => {
    await lockHead(transaction, userId)
    refuseClosedAccount(await accountStatus(transaction, userId))
    return work(transaction)
  })
}

/** For good: earlier writers under the person's lock have committed, and later ones are refused. */
export function closeAccount(database: DatabaseConnection, userId: string): Promise<void> {
  return inTransaction(database.of(userId), async (transaction) => {
    await lockHead(transaction, userId)
    await transaction
      .insertInto('people')
      .values({ user_id: userId, status: 'deleted' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status: 'deleted' }))
      .execute()
    await closeHead(transaction, userId)
  })
}

export async function markErased(database: Kysely<Tables>, userId: string): Promise<void> {
  await database
    .updateTable('people')
    .set({ erased_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .execute()
}

export async function unfinishedDeletions(database: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('people')
    .select('user_id')
    // Literal, as in the index of these few.
    .where(sql<boolean>`status = 'deleted' AND erased_at IS NULL`)
    .execute()
  return rows.map((row) => row.user_id)
}
