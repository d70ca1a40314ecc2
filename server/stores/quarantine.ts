import { sql, type Transaction } from 'kysely'
import type { Issue } from '#contract/answer.ts'
import type { Tables } from '../database/tables.ts'
import type { DocumentScope } from './documents.ts'

/** Enough to find a bug in an app. */
const KEPT_BODIES = 20
/** Known earlier refusals: a device that sends garbage forever fills no disk. */
const KEPT_DIGESTS = 500
const MAX_KEPT_ID_LENGTH = 200

/** As the received JSON text. */
export type RefusedDocument = { readonly id: string; readonly body: string; readonly issues: readonly Issue[] }

/** The newest few completely, of others a digest. The same text is stored once. Returns the growth in bytes. */
export async function quarantine(
  transaction: Transaction<Tables>,
  { userId, collection }: DocumentScope,
  refused: readonly RefusedDocument[],
  schemaVersion: number,
): Promise<number> {
  if (refused.length === 0) return 0
  const rows = JSON.stringify(refused.map((row) => ({ ...row, id: storable(row.id), bytes: refusedBytes(row) })))
  const added = await sql<{ bytes: number }>`
    INSERT INTO quarantine (user_id, collection, id, body_md5, body, bytes, issues, schema_version)
    SELECT ${userId}, ${collection}, id, md5(body), body, bytes, issues, ${schemaVersion}::integer
    FROM jsonb_to_recordset(${rows}::jsonb) AS row (id text, body text, bytes integer, issues jsonb)
    ON CONFLICT DO NOTHING
    RETURNING bytes`.execute(transaction)
  const dropped = await sql<{ bytes: number }>`
    WITH ranked AS (
      SELECT collection, body_md5, bytes, row_number() OVER (ORDER BY received_at DESC, body_md5, collection) AS place
      FROM quarantine
      WHERE user_id = ${userId}
    ), gone AS (
      DELETE FROM quarantine AS kept USING ranked
      WHERE kept.user_id = ${userId} AND kept.collection = ranked.collection AND kept.body_md5 = ranked.body_md5
        AND place > ${KEPT_DIGESTS}
      RETURNING ranked.bytes
    ), faded AS (
      UPDATE quarantine AS kept SET body = NULL, issues = '[]', bytes = 0 FROM ranked
      WHERE kept.user_id = ${userId} AND kept.collection = ranked.collection AND kept.body_md5 = ranked.body_md5
        AND place > ${KEPT_BODIES} AND place <= ${KEPT_DIGESTS} AND kept.body IS NOT NULL
      RETURNING ranked.bytes
    )
    SELECT bytes FROM gone UNION ALL SELECT bytes FROM faded`.execute(transaction)
  return sumOf(added.rows) - sumOf(dropped.rows)
}

/** The share of a refused document in the account size. */
export function refusedBytes({ body, issues }: RefusedDocument): number {
  return Buffer.byteLength(body) + Buffer.byteLength(JSON.stringify(issues))
}

function sumOf(rows: readonly { readonly bytes: number }[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A refused id may be of any length, and contain characters that PostgreSQL does not store. */
function storable(id: string): string {
  return id.slice(0, MAX_KEPT_ID_LENGTH).toWellFormed().replaceAll('\u0000', '\ufffd')
}
