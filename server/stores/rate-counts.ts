import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type Count = { readonly count: number; readonly endsInSeconds: number }

/**
 * Counts one request of somebody, over all instances, by their database's clock. `key` is a pseudonym of who asks for
 * which kind of thing.
 */
export async function countRequest(database: Kysely<Tables>, key: string, windowMs: number): Promise<Count> {
  const { rows } = await sql<Count>`
    /* prepared: count-request */
    INSERT INTO rate_counts AS counted (key, ends_at, count)
    VALUES (${key}, now() + ${windowMs}::float8 * interval '1 ms', 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN counted.ends_at > now() THEN counted.count + 1 ELSE 1 END,
      ends_at = CASE WHEN counted.ends_at > now() THEN counted.ends_at ELSE excluded.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS "endsInSeconds"`.execute(database)
  const [counted] = rows
  if (!counted) throw new Error('a request was not counted')
  return counted
}

export async function forgetEndedCounts(database: Kysely<Tables>): Promise<void> {
  await sql`DELETE FROM rate_counts WHERE ends_at < now()`.execute(database)
}
