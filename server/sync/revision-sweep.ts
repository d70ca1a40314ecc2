import type { WholeDatabase } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
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
      userId = await inTransaction(database, async (transaction) => {
        userId = await lockDuePerson(transaction, failed)
        if (userId !== undefined) await forgetOld(transaction, userId)
        return userId
      })
      if (userId === undefined) return done
      done += 1
    } catch (error) {
      // Without a person it is the database that fails, and would again.
      if (userId === undefined) throw error
      failed.push(userId)
      onFailure(error)
    }
  }
}

/** Checks hourly. The returned function stops it after the current round. */
export function startRevisionSweep(database: WholeDatabase, onFailure: (cause: unknown) => void): () => Promise<void> {
  const sweep = () => thinDueRevisions(database, onFailure).then(() => {}, onFailure)
  let running = sweep()
  const hourly = setInterval(() => {
    running = running.then(sweep)
  }, HOUR_MS).unref()
  return async () => {
    clearInterval(hourly)
    await running
  }
}
