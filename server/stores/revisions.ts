import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Shelf } from './documents.ts'

const KEPT_DAYS = 30

/** Keeps the present version of documents that are about to be overwritten, and lets go of what is old enough. */
export async function keepRevisions(
  transaction: Transaction<Tables>,
  { userId, collection }: Shelf,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .insertInto('revisions')
    .columns(['user_id', 'collection', 'id', 'seq', 'deleted', 'body', 'schema_version', 'received_at'])
    .expression((query) =>
      query
        .selectFrom('documents')
        .select(['user_id', 'collection', 'id', 'seq', 'deleted', 'body', 'schema_version', 'received_at'])
        .where('user_id', '=', userId)
        .where('collection', '=', collection)
        .where('id', 'in', ids),
    )
    .execute()
  await transaction
    .deleteFrom('revisions')
    .where('user_id', '=', userId)
    .where('replaced_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS}::integer)`)
    .execute()
}
