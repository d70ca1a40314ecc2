import { sql, type Transaction } from 'kysely'
import type { Issue } from '#contract/answer.ts'
import type { Tables } from '../database/tables.ts'
import type { Shelf } from './documents.ts'

/** Enough to find a fault in an app by; a device that sends rubbish without end fills no disk. */
const KEPT_ROWS = 500

/** A document that the schemas refused, as the JSON text that came. */
export type RefusedDocument = { readonly id: string; readonly body: string; readonly issues: readonly Issue[] }

/** Keeps refused documents for somebody to look at. The same text is kept once. */
export async function quarantine(
  transaction: Transaction<Tables>,
  { userId, collection }: Shelf,
  refused: readonly RefusedDocument[],
  schemaVersion: number,
): Promise<void> {
  if (refused.length === 0) return
  const rows = JSON.stringify(refused.map((row) => ({ ...row, id: storable(row.id) })))
  await sql`
    INSERT INTO quarantine (user_id, collection, id, body, issues, schema_version)
    SELECT ${userId}, ${collection}, id, body, issues, ${schemaVersion}::integer
    FROM jsonb_to_recordset(${rows}::jsonb) AS row (id text, body text, issues jsonb)
    ON CONFLICT DO NOTHING`.execute(transaction)
  await sql`
    DELETE FROM quarantine
    WHERE user_id = ${userId} AND (collection, body_md5) IN (
      SELECT collection, body_md5 FROM quarantine
      WHERE user_id = ${userId}
      ORDER BY received_at DESC, body_md5
      OFFSET ${KEPT_ROWS}
    )`.execute(transaction)
}

/** An id that was refused may hold what PostgreSQL takes in no text. */
function storable(id: string): string {
  return id.toWellFormed().replaceAll('\u0000', '\ufffd')
}
