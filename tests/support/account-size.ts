import { sql } from 'kysely'
import type { DatabaseConnection } from '../../server/database/connection.ts'

/** How many bytes the head of a person says that are kept of them, and how many there are. */
export async function accountSize({ kysely }: DatabaseConnection, userId: string) {
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
