import { sql } from 'kysely'
import type { WholeDatabase } from '../../server/database/connection.ts'

const TABLES = ['documents', 'heads', 'revisions', 'quarantine'] as const

/** Takes a backup of one person's data. Returns the restore function. */
export async function backUp({ kysely }: WholeDatabase, userId: string): Promise<() => Promise<void>> {
  const kept: [string, string][] = []
  for (const table of TABLES) {
    const { rows } = await sql<{ rows: string }>`
      SELECT coalesce(jsonb_agg(to_jsonb(kept)), '[]')::text AS rows
      FROM ${sql.table(table)} AS kept WHERE user_id = ${userId}`.execute(kysely)
    kept.push([table, rows[0]?.rows ?? '[]'])
  }
  return async () => {
    for (const [table, rows] of kept) {
      await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(kysely)
      await sql`
        INSERT INTO ${sql.table(table)}
        SELECT * FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${rows}::jsonb)`.execute(kysely)
    }
  }
}
