import type { DatabaseConnection } from '../database/connection.ts'
import { type RoundReport, startRound } from '../rounds.ts'
import { forgetOldMessages } from '../stores/contact-messages.ts'

const NIGHTLY_MS = 86_400_000

/** After a year, mailed or not. Returns a function that stops it. */
export function forgetContactNightly(database: DatabaseConnection, report: RoundReport): () => Promise<void> {
  return startRound({
    database,
    name: 'contact-messages',
    everyMs: NIGHTLY_MS,
    isMadeAtOnce: true,
    work: () => forgetOldMessages(database.ofNobody.kysely),
    ...report,
  })
}
