import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storageUnavailable } from '../problem.ts'
import type { Position } from '../sync/checkpoint.ts'
import { refuseClosedAccount } from './account-status.ts'

/** How far a person's changes go. Throws 410 for an account that is deleted, 403 for a disabled one: nothing of it comes back. */
export async function readPosition(database: Kysely<Tables>, userId: string): Promise<Position> {
  const { rows } = await sql<{ epoch: string; seq: number; status: 'disabled' | 'deleted' | null }>`
    SELECT server_state.value AS epoch, coalesce(heads.seq, 0) AS seq, people.status
    FROM server_state
    LEFT JOIN heads ON heads.user_id = ${userId}
    LEFT JOIN people ON people.user_id = ${userId}
    WHERE server_state.key = 'epoch'`.execute(database)
  const row = rows[0]
  if (!row) throw storageUnavailable(new Error('server_state has no epoch'))
  refuseClosedAccount(row.status ?? 'open')
  return { epoch: row.epoch, seq: row.seq }
}

/**
 * Makes every other push of this person wait until the transaction ends, so that their changes become visible in the
 * order of their `seq` and no pull can step over one.
 */
export async function lockHead(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const lock = () =>
    transaction.selectFrom('heads').select('seq').where('user_id', '=', userId).forUpdate().executeTakeFirst()
  if (await lock()) return
  await transaction
    .insertInto('heads')
    .values({ user_id: userId, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lock()
}

/** Records the last `seq` that was given out. The head is locked. */
export async function moveHead(transaction: Transaction<Tables>, userId: string, seq: number): Promise<void> {
  await transaction.updateTable('heads').set({ seq }).where('user_id', '=', userId).execute()
}
