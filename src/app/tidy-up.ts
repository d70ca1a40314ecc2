import { goOnWithData } from '#platform/data-worker.ts'
import { purgeBinned } from '#storage/bin.ts'
import { binKeptSince } from '#storage/bin-days.ts'
import type { Database } from '#storage/documents.ts'

/**
 * What an account needs now and then, and nobody waits for: an import that was interrupted is finished or taken back, and
 * what has been in the bin for 30 days is deleted. What fails is tried again at the next start.
 */
export async function tidyUp(database: Database): Promise<void> {
  try {
    await goOnWithData(database.account)
    await purgeBinned(database, binKeptSince(Date.now()))
  } catch (cause) {
    console.info('tidying up: later', String(cause))
  }
}
