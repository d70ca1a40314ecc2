import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Shelf } from './documents.ts'

/** Keeps the present version of documents that are about to be overwritten. */
export async function keepRevisions(
  transaction: Transaction<Tables>,
  { userId, collection }: Shelf,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .insertInto('revisions')
    .columns(['user_id', 'collection', 'id', 'seq', 'deleted', 'body', 'schema_version', 'received_at', 'bytes'])
    .expression((query) =>
      query
        .selectFrom('documents')
        .select(['user_id', 'collection', 'id', 'seq', 'deleted', 'body', 'schema_version', 'received_at', 'bytes'])
        .where('user_id', '=', userId)
        .where('collection', '=', collection)
        .where('id', 'in', ids),
    )
    .execute()
}
