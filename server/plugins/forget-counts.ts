import type { DatabaseConnection } from '../database/connection.ts'
import { type RoundReport, startRound } from '../rounds.ts'
import { forgetEndedCounts } from '../stores/rate-counts.ts'

const OFTEN_MS = 600_000

/** Counts whose window has ended. Returns a function that stops it. */
export function forgetCountsOften(database: DatabaseConnection, report: RoundReport): () => Promise<void> {
  return startRound({
    database,
    name: 'rate-counts',
    everyMs: OFTEN_MS,
    isMadeAtOnce: true,
    work: () => forgetEndedCounts(database.ofNobody.kysely),
    ...report,
  })
}
