import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storageUnavailable } from '../problem.ts'
import { type Position, readCommits } from '../sync/heads.ts'
import { refuseClosedAccount } from './account-status.ts'

/** Throws 410 for a deleted account, 403 for a disabled one. */
export async function readPosition(database: Kysely<Tables>, userId: string): Promise<Position> {
  const { rows } = await sql<PositionRow>`
    /* prepared: position */
    SELECT
      server_state.value AS epoch,
      coalesce(heads.seq, 0) AS seq,
      coalesce(heads.commits, '') AS commits,
      people.status
    FROM server_state
    LEFT JOIN heads ON heads.user_id = ${userId}
    LEFT JOIN people ON people.user_id = ${userId}
    WHERE server_state.key = 'epoch'`.execute(database)
  const row = rows[0]
  if (!row) throw storageUnavailable(new Error('server_state has no epoch'))
  refuseClosedAccount(row.status ?? 'open')
  return readCommits(row.epoch, row.seq, row.commits)
}

type PositionRow = {
  readonly epoch: string
  readonly seq: number
  readonly commits: string
  readonly status: 'disabled' | 'deleted' | null
}

/** Until the transaction ends, so that changes become visible in `seq` order and no pull can skip one. */
export async function lockHead(transaction: Transaction<Tables>, userId: string): Promise<void> {
  if (await lockHeadIfThere(transaction, userId)) return
  await transaction
    .insertInto('heads')
    .values({ user_id: userId, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockHeadIfThere(transaction, userId)
}

async function lockHeadIfThere(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const head = await transaction
    .selectFrom('heads')
    .select('seq')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return head !== undefined
}

/** No commit, and unlike any record: a change that was decided before the account was closed finds another head. */
const CLOSED = 'closed'

/** The head is locked. */
export async function closeHead(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.updateTable('heads').set({ commits: CLOSED }).where('user_id', '=', userId).execute()
}
