import { type Kysely, sql } from 'kysely'
import type { CollectionName } from '#contract/sync.ts'
import type { Tables } from '../database/tables.ts'

export type CollectionHash = { readonly collection: CollectionName; readonly count: number; readonly hash: string }

/** Count and xor of the hashes of a person's documents that are not deleted and have the current schema version. */
export async function collectionHashes(
  database: Kysely<Tables>,
  userId: string,
  schemaVersion: number,
): Promise<readonly CollectionHash[]> {
  const { rows } = await sql<{ collection: CollectionName; count: number; hash: string }>`
    SELECT collection, count(*)::integer AS count, bit_xor(content_hash)::text AS hash
    FROM documents
    WHERE user_id = ${userId} AND NOT deleted AND schema_version = ${schemaVersion}
    GROUP BY collection`.execute(database)
  return rows.map(({ collection, count, hash }) => ({ collection, count, hash: unsignedHex(hash) }))
}

/** A person's undeleted documents of an older schema version. After a new version that may be all of them. */
export async function documentsOfOlderVersions(database: Kysely<Tables>, userId: string, schemaVersion: number) {
  return database
    .selectFrom('documents')
    .select(['collection', 'body', 'schema_version as schemaVersion'])
    .where('user_id', '=', userId)
    .where('deleted', '=', false)
    .where('schema_version', '<', schemaVersion)
    .execute()
}

/** PostgreSQL's 64-bit integers are signed, hashes are not. */
function unsignedHex(signed: string): string {
  return BigInt.asUintN(64, BigInt(signed)).toString(16).padStart(16, '0')
}
