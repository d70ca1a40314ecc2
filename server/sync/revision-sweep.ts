import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage, inTransaction } from '../database/transaction.ts'
import { lockHeadIfThere } from '../stores/positions.ts'
import { peopleToThin, thinRevisions } from '../stores/revisions.ts'

const HOUR_MS = 3_600_000
const BATCH = 50

/**
 * Thins the revisions of everybody due: each person once a day while they have any, active or not. A failure is left
 * for the next round. Returns the number of people processed.
 */
export async function thinDueRevisions(
  database: DatabaseConnection,
  onFailure: (cause: unknown) => void,
): Promise<number> {
  const failed = new Set<string>()
  let done = 0
  for (;;) {
    const due = await asStorage(() => peopleToThin(database.kysely, BATCH + failed.size))
    const next = due.filter((userId) => !failed.has(userId))
    if (next.length === 0) return done
    for (const userId of next) {
      try {
        await thin(database, userId)
        done += 1
      } catch (error) {
        failed.add(userId)
        onFailure(error)
      }
    }
  }
}

function thin(database: DatabaseConnection, userId: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    // The account may have been deleted meanwhile.
    if (await lockHeadIfThere(transaction, userId)) await thinRevisions(transaction, userId)
  })
}

/** Checks hourly. The returned function stops it after the current round. */
export function startRevisionSweep(
  database: DatabaseConnection,
  onFailure: (cause: unknown) => void,
): () => Promise<void> {
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
