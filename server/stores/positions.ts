import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storageUnavailable } from '../problem.ts'
import { type Position, readCommits, writeCommits } from '../sync/heads.ts'
import { refuseClosedAccount } from './account-status.ts'

export type PersonState = { readonly position: Position; readonly bytes: number }

/** Throws 410 for a deleted account, 403 for a disabled one. */
export async function readPosition(database: Kysely<Tables>, userId: string): Promise<Position> {
  return (await readPersonState(database, userId)).position
}

/** As `readPosition`, with the size of the account. */
export async function readPersonState(database: Kysely<Tables>, userId: string): Promise<PersonState> {
  const { rows } = await sql<PositionRow>`
    SELECT
      server_state.value AS epoch,
      coalesce(heads.seq, 0) AS seq,
      coalesce(heads.commits, '') AS commits,
      coalesce(heads.bytes, 0) AS bytes,
      people.status
    FROM server_state
    LEFT JOIN heads ON heads.user_id = ${userId}
    LEFT JOIN people ON people.user_id = ${userId}
    WHERE server_state.key = 'epoch'`.execute(database)
  const row = rows[0]
  if (!row) throw storageUnavailable(new Error('server_state has no epoch'))
  refuseClosedAccount(row.status ?? 'open')
  return { position: readCommits(row.epoch, row.seq, row.commits), bytes: row.bytes }
}

type PositionRow = {
  readonly epoch: string
  readonly seq: number
  readonly commits: string
  readonly bytes: number
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

/** As `lockHead`, but does not create a head. Returns whether there is one. */
export async function lockHeadIfThere(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const head = await transaction
    .selectFrom('heads')
    .select('seq')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return head !== undefined
}

/**
 * The head is locked. Schedules the thinning of revisions a day later; an existing schedule stays, so that the index is
 * not touched.
 */
export async function moveHead(
  transaction: Transaction<Tables>,
  userId: string,
  position: Position,
  growth: number,
): Promise<void> {
  await sql`
    UPDATE heads SET
      seq = ${position.seq}::bigint,
      commits = ${writeCommits(position)},
      bytes = bytes + ${growth}::bigint,
      thin_after = coalesce(thin_after, now() + interval '1 day')
    WHERE user_id = ${userId}`.execute(transaction)
}
