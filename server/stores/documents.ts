import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { MAX_PULL_BYTES } from '#contract/limits.ts'
import type { CollectionName } from '#contract/sync.ts'
import { documentHash } from '#domain/merge/canonical.ts'
import type { Tables } from '../database/tables.ts'

/** Every statement names both. */
export type DocumentScope = { readonly userId: string; readonly collection: CollectionName }

/** In the shape of `schemaVersion`. */
export type StoredDocument = {
  readonly id: string
  readonly seq: number
  readonly deleted: boolean
  readonly body: Readonly<Record<string, unknown>>
  readonly schemaVersion: number
}

export type MeasuredDocument = StoredDocument & { readonly bytes: number }

/** `body` is without `_deleted`. */
export type NewVersion = {
  readonly id: string
  readonly seq: number
  readonly deleted: boolean
  readonly body: Readonly<Record<string, unknown>>
  readonly json: string
  readonly bytes: number
}

/** Changes after one `seq`, up to another. */
export type Span = { readonly after: number; readonly upTo: number }

export type Page = { readonly documents: readonly StoredDocument[]; readonly isLast: boolean }

export async function documentsById(
  database: Kysely<Tables>,
  { userId, collection }: DocumentScope,
  ids: readonly string[],
): Promise<readonly MeasuredDocument[]> {
  return database
    .selectFrom('documents')
    .select(['id', 'seq', 'deleted', 'body', 'schema_version as schemaVersion', 'bytes'])
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('id', 'in', ids)
    .execute()
}

/** The changed documents of a span, in order: up to `limit`, fewer if they fill a page by size. */
export async function documentsAfter(
  database: Kysely<Tables>,
  shelf: DocumentScope,
  span: Span,
  limit: number,
): Promise<Page> {
  return pageOf(database, shelf, span, { limit, order: sql`ASC` })
}

/** The same from the end: the latest changes of a span, in order. */
export async function newestDocuments(
  database: Kysely<Tables>,
  shelf: DocumentScope,
  span: Span,
  limit: number,
): Promise<Page> {
  const { documents, isLast } = await pageOf(database, shelf, span, { limit, order: sql`DESC` })
  return { documents: documents.toReversed(), isLast }
}

async function pageOf(
  database: Kysely<Tables>,
  { userId, collection }: DocumentScope,
  { after, upTo }: Span,
  { limit, order }: { readonly limit: number; readonly order: RawBuilder<unknown> },
): Promise<Page> {
  const { rows } = await sql<StoredDocument & { found: number }>`
    SELECT id, seq, deleted, body, schema_version AS "schemaVersion", found
    FROM (
      SELECT
        page.*,
        sum(json_length) OVER in_order - json_length AS length_before,
        row_number() OVER in_order AS place,
        (count(*) OVER ())::integer AS found
      FROM (
        SELECT id, seq, deleted, body, schema_version, json_length
        FROM documents
        WHERE user_id = ${userId} AND collection = ${collection} AND seq > ${after} AND seq <= ${upTo}
        ORDER BY seq ${order}
        LIMIT ${limit + 1}
      ) AS page
      WINDOW in_order AS (ORDER BY seq ${order})
    ) AS measured
    WHERE length_before < ${MAX_PULL_BYTES} AND place <= ${limit}
    ORDER BY seq ${order}`.execute(database)
  const found = rows[0]?.found ?? 0
  return { documents: rows.map(({ found: _found, ...document }) => document), isLast: rows.length === found }
}

export async function countDocuments(
  database: Kysely<Tables>,
  { userId, collection }: DocumentScope,
  { after, upTo }: Span,
): Promise<number> {
  const { count } = await database
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In one statement. Replaced versions are copied to the revisions first. */
export async function writeDocuments(
  transaction: Transaction<Tables>,
  { userId, collection }: DocumentScope,
  versions: readonly NewVersion[],
  schemaVersion: number,
): Promise<void> {
  // jsonb_to_recordset accepts the nested body; as an array parameter it would mean different things to each driver.
  const rows = `[${versions.map(asRecord).join(',')}]`
  await sql`
    INSERT INTO documents
      (user_id, collection, id, seq, deleted, body, json_length, bytes, content_hash, schema_version, received_at)
    SELECT
      ${userId}, ${collection}, id, seq, deleted, body, json_length, bytes, content_hash, ${schemaVersion}::integer, now()
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS row (
        id text, seq bigint, deleted boolean, body jsonb, json_length integer, bytes integer, content_hash bigint
      )
    ON CONFLICT (user_id, collection, id) DO UPDATE SET
      seq = excluded.seq,
      deleted = excluded.deleted,
      body = excluded.body,
      json_length = excluded.json_length,
      bytes = excluded.bytes,
      content_hash = excluded.content_hash,
      schema_version = excluded.schema_version,
      received_at = excluded.received_at`.execute(transaction)
}

/** As JSON. The body is serialized already. */
function asRecord({ body, json, ...version }: NewVersion): string {
  const signedHash = BigInt.asIntN(64, BigInt(`0x${documentHash(body)}`)).toString()
  const fields = JSON.stringify({ ...version, json_length: json.length, content_hash: signedHash })
  return `${fields.slice(0, -1)},"body":${json}}`
}
