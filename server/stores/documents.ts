import { type Kysely, type RawBuilder, sql } from 'kysely'
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

/** As JSON. The body is serialized already. */
export function recordOf({ body, json, ...version }: NewVersion): string {
  const signedHash = BigInt.asIntN(64, BigInt(`0x${documentHash(body)}`)).toString()
  const fields = JSON.stringify({ ...version, json_length: json.length, content_hash: signedHash })
  return `${fields.slice(0, -1)},"body":${json}}`
}
