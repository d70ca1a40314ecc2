import { sql } from 'kysely'
import type { WholeDatabase } from '../../server/database/connection.ts'

/** The stored size in a person's head, and the actual sum. */
export async function accountSize({ kysely }: WholeDatabase, userId: string) {
  const { rows } = await sql<{ told: number; counted: number }>`
    SELECT
      coalesce((SELECT bytes FROM heads WHERE user_id = ${userId}), 0)::integer AS told,
      (
        (SELECT coalesce(sum(bytes), 0) FROM documents WHERE user_id = ${userId})
        + (SELECT coalesce(sum(bytes), 0) FROM revisions WHERE user_id = ${userId})
        + (SELECT coalesce(sum(bytes), 0) FROM quarantine WHERE user_id = ${userId})
      )::integer AS counted`.execute(kysely)
  return rows[0] ?? { told: 0, counted: 0 }
}
