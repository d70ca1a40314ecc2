import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Every version of the last day is kept; of older ones, the first of each hour. */
const KEPT_WHOLE_DAYS = 1
/** Of refused documents, too. */
const KEPT_DAYS = 30
/** The person's writers wait for the transaction that deletes them. */
export const FORGOTTEN_AT_ONCE = 2_000

/** Whoever is due longest, their head locked; undefined without any. Someone whose head is locked has to wait. */
export async function lockDuePerson(
  transaction: Transaction<Tables>,
  except: readonly string[],
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('heads')
    .select('user_id')
    .where('thin_after', '<=', sql<Date>`now()`)
    .where('user_id', '<>', sql<string>`ALL(${except}::text[])`)
    .orderBy('thin_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.user_id
}

/** Revisions and quarantine: all that are old, or false for a part. Reschedules in a day if some are left. The head is locked. */
export async function forgetOld(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`
    WITH ranked AS (
      SELECT
        collection, id, seq, replaced_at,
        row_number() OVER (
          PARTITION BY collection, id, date_trunc('hour', replaced_at, 'UTC') ORDER BY seq
        ) AS place
      FROM revisions
      WHERE user_id = ${userId} AND replaced_at < now() - make_interval(days => ${KEPT_WHOLE_DAYS}::integer)
    ), due AS (
      SELECT collection, id, seq FROM ranked
      WHERE place > 1 OR replaced_at < now() - make_interval(days => ${KEPT_DAYS}::integer)
      LIMIT ${FORGOTTEN_AT_ONCE}
    ), gone AS (
      DELETE FROM revisions AS kept USING due
      WHERE kept.user_id = ${userId}
        AND kept.collection = due.collection AND kept.id = due.id AND kept.seq = due.seq
      RETURNING kept.bytes
    ), released AS (
      DELETE FROM quarantine
      WHERE user_id = ${userId} AND received_at < now() - make_interval(days => ${KEPT_DAYS}::integer)
      RETURNING bytes
    )
    UPDATE heads SET
      bytes = bytes
        - (SELECT coalesce(sum(gone.bytes), 0) FROM gone)
        - (SELECT coalesce(sum(released.bytes), 0) FROM released),
      thin_after = CASE
        WHEN (SELECT count(*) FROM gone) = ${FORGOTTEN_AT_ONCE} THEN thin_after
        WHEN (SELECT count(*) FROM revisions WHERE user_id = ${userId}) > (SELECT count(*) FROM gone)
          OR (SELECT count(*) FROM quarantine WHERE user_id = ${userId}) > (SELECT count(*) FROM released)
        THEN now() + interval '1 day'
      END
    WHERE user_id = ${userId}
    RETURNING (SELECT count(*) FROM gone) < ${FORGOTTEN_AT_ONCE} AS is_done`.execute(transaction)
  return rows[0]?.is_done ?? true
}
