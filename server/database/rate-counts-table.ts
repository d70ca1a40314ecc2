import { type Kysely, sql } from 'kysely'

/** Requests within a window, by a keyed digest of who made them and of which kind they are: a table of the whole. */
export type RateCountsTable = { key: string; ends_at: Date; count: number }

/** Migration 010. Without a log: counts of minutes need not outlive a crash. */
export async function createRateCounts(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE rate_counts (
      key text PRIMARY KEY,
      ends_at timestamptz NOT NULL,
      count integer NOT NULL
    )`.execute(database)
  await sql`CREATE INDEX rate_counts_by_end ON rate_counts (ends_at)`.execute(database)
}
