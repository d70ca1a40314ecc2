import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Named } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'

/** Each row is under its `user_id`. */
export type PersonalTable = {
  readonly table: keyof Tables
  /** The key of one person's rows, in index order; empty for one row per person. */
  readonly key: readonly string[]
  /** Left out of an export. */
  readonly internal?: readonly string[]
  /** A column exported elsewhere: the content of a document that is not deleted. */
  readonly elsewhere?: { readonly column: string; readonly unless: string }
}

/** A deletion begins here. */
export const TRAINING_TABLES: readonly PersonalTable[] = [
  { table: 'users', key: [] },
  {
    table: 'documents',
    key: ['collection', 'id'],
    internal: ['json_length', 'bytes', 'content_hash'],
    elsewhere: { column: 'body', unless: 'deleted' },
  },
  { table: 'revisions', key: ['collection', 'id', 'seq'], internal: ['bytes'] },
  { table: 'quarantine', key: ['collection', 'body_md5'], internal: ['body_md5', 'bytes'] },
  { table: 'heads', key: [], internal: ['commits', 'thin_after'] },
]

/** A deletion still needs them: the person's ids at third parties. */
export const LINK_TABLES: readonly PersonalTable[] = [
  { table: 'subscriptions', key: [] },
  { table: 'further_customers', key: ['provider', 'customer_id'] },
  { table: 'payment_customers', key: ['provider'] },
]

/** Found by another key than the person: they say no more than `LINK_TABLES`, and are erased with them. */
export const MAP_TABLES: readonly PersonalTable[] = [{ table: 'customer_owners', key: ['provider', 'customer_id'] }]

export const PERSONAL_TABLES: readonly PersonalTable[] = [...TRAINING_TABLES, ...LINK_TABLES]

/** Small, because a page may consist of the largest documents, and no statement may take long. */
const EXPORT_ROWS = 50
const ERASED_ROWS = 1_000

/** JSON text, holding at most a page in memory. */
export async function* exportRows(
  database: Kysely<Tables>,
  { table, key, internal = [], elsewhere }: PersonalTable,
  userId: string,
): AsyncGenerator<string> {
  const columns = key.map((name) => sql.ref(name))
  const kept = elsewhere
    ? sql`CASE WHEN ${sql.ref(elsewhere.unless)} THEN to_jsonb(kept) ELSE to_jsonb(kept) - ${elsewhere.column}::text END`
    : sql`to_jsonb(kept)`
  let after: readonly unknown[] | undefined
  for (;;) {
    const isLater = after && sql`AND (${sql.join(columns)}) > (${sql.join(after)})`
    const { rows } = await sql<{ row: string; place: readonly unknown[] }>`
      SELECT ((${kept}) - ${['user_id', ...internal]}::text[])::text AS row, ${placeOf(columns)} AS place
      FROM ${sql.table(table)} AS kept
      WHERE user_id = ${userId} ${isLater ?? sql``}
      ${columns.length === 0 ? sql`` : sql`ORDER BY ${sql.join(columns)}`}
      LIMIT ${EXPORT_ROWS}`.execute(database)
    for (const { row } of rows) yield row
    after = rows.at(-1)?.place
    if (columns.length === 0 || rows.length < EXPORT_ROWS) return
  }
}

function placeOf(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return columns.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(columns)})`
}

/** In short statements. Nobody writes for the person any more. */
export async function eraseRows({ kysely }: Named, { table, key }: PersonalTable, userId: string): Promise<void> {
  const isOfPage =
    key.length === 0
      ? sql``
      : sql`AND (${sql.join(key.map((name) => sql.ref(name)))}) IN (
          SELECT ${sql.join(key.map((name) => sql.ref(name)))} FROM ${sql.table(table)}
          WHERE user_id = ${userId} LIMIT ${ERASED_ROWS})`
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      WITH gone AS (DELETE FROM ${sql.table(table)} WHERE user_id = ${userId} ${isOfPage} RETURNING 1)
      SELECT count(*)::integer AS count FROM gone`.execute(kysely)
    if ((rows[0]?.count ?? 0) < ERASED_ROWS) return
  }
}
