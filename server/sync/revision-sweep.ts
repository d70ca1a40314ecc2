import type { WholeDatabase } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import { type RoundReport, startRound } from '../rounds.ts'
import { forgetOld, lockDuePerson } from '../stores/revisions.ts'

const HOUR_MS = 3_600_000

/**
 * Thins the revisions and the quarantine of everybody due: each person once a day while they have any, active or not.
 * Several processes share a round, since each takes the next person whose head nobody has locked. A failure is left for
 * the next round. Returns the number of people processed.
 */
export async function thinDueRevisions(database: WholeDatabase, onFailure: (cause: unknown) => void): Promise<number> {
  const failed: string[] = []
  for (let done = 0; ; ) {
    let userId: string | undefined
    try {
      const isDone = await inTransaction(database, async (transaction) => {
        userId = await lockDuePerson(transaction, failed)
        return userId !== undefined && (await forgetOld(transaction, userId))
      })
      if (userId === undefined) return done
      if (isDone) done += 1
    } catch (error) {
      // Without a person it is the database that fails, and would again.
      if (userId === undefined) throw error
      failed.push(userId)
      onFailure(error)
    }
  }
}

/** Checks hourly. The returned function stops it after the current round. */
export function startRevisionSweep(database: WholeDatabase, report: RoundReport): () => Promise<void> {
  return startRound({
    database,
    name: 'revisions',
    everyMs: HOUR_MS,
    isMadeAtOnce: true,
    work: () => thinDueRevisions(database, report.onFailure),
    ...report,
  })
}
