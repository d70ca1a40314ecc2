import { type Kysely, sql, type Transaction } from 'kysely'
import { MAX_PULL_BYTES } from '#contract/limits.ts'
import type { CollectionName } from '#contract/sync.ts'
import { documentHash } from '#domain/merge/canonical.ts'
import type { Tables } from '../database/tables.ts'

/** Whose documents, of which kind. Every statement names both. */
export type Shelf = { readonly userId: string; readonly collection: CollectionName }

/** A document as it was stored, in the shape of `schemaVersion`. */
export type StoredDocument = {
  readonly id: string
  readonly seq: number
  readonly deleted: boolean
  readonly body: Readonly<Record<string, unknown>>
  readonly schemaVersion: number
}

/** A version to store; `body` is without `_deleted`. */
export type NewVersion = {
  readonly id: string
  readonly seq: number
  readonly deleted: boolean
  readonly body: Readonly<Record<string, unknown>>
}

/** The newest version of each of these documents that is there. */
export async function documentsById(
  database: Kysely<Tables>,
  { userId, collection }: Shelf,
  ids: readonly string[],
): Promise<readonly StoredDocument[]> {
  return database
    .selectFrom('documents')
    .select(['id', 'seq', 'deleted', 'body', 'schema_version as schemaVersion'])
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('id', 'in', ids)
    .execute()
}

/** What changed after `seq`, in order: up to `limit` documents, fewer where they fill a page by their size. */
export async function documentsAfter(
  database: Kysely<Tables>,
  { userId, collection }: Shelf,
  seq: number,
  limit: number,
): Promise<readonly StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    SELECT id, seq, deleted, body, schema_version AS "schemaVersion"
    FROM (
      SELECT page.*, sum(json_length) OVER (ORDER BY seq) - json_length AS length_before
      FROM (
        SELECT id, seq, deleted, body, schema_version, json_length
        FROM documents
        WHERE user_id = ${userId} AND collection = ${collection} AND seq > ${seq}
        ORDER BY seq
        LIMIT ${limit}
      ) AS page
    ) AS measured
    WHERE length_before < ${MAX_PULL_BYTES}
    ORDER BY seq`.execute(database)
  return rows
}

/** Stores versions in one statement. Those they replace go to the revisions first. */
export async function writeDocuments(
  transaction: Transaction<Tables>,
  { userId, collection }: Shelf,
  versions: readonly NewVersion[],
  schemaVersion: number,
): Promise<void> {
  // jsonb_to_recordset takes the body as it is nested here; as an array parameter it would mean other things to each driver.
  const rows = JSON.stringify(versions.map(asRecord))
  await sql`
    INSERT INTO documents
      (user_id, collection, id, seq, deleted, body, json_length, content_hash, schema_version, received_at)
    SELECT ${userId}, ${collection}, id, seq, deleted, body, json_length, content_hash, ${schemaVersion}::integer, now()
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS row (id text, seq bigint, deleted boolean, body jsonb, json_length integer, content_hash bigint)
    ON CONFLICT (user_id, collection, id) DO UPDATE SET
      seq = excluded.seq,
      deleted = excluded.deleted,
      body = excluded.body,
      json_length = excluded.json_length,
      content_hash = excluded.content_hash,
      schema_version = excluded.schema_version,
      received_at = excluded.received_at`.execute(transaction)
}

function asRecord({ id, seq, deleted, body }: NewVersion) {
  const signedHash = BigInt.asIntN(64, BigInt(`0x${documentHash(body)}`)).toString()
  return { id, seq, deleted, body, json_length: JSON.stringify(body).length, content_hash: signedHash }
}
