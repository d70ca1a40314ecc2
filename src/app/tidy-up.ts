import { beginInRegion } from '#platform/account/begin-in-region.ts'
import { goOnWithData } from '#platform/account/data-worker.ts'
import { currentSyncStatus, type SyncStatus, subscribeToStatus } from '#platform/sync/sync.ts'
import type { Database } from '#storage/documents.ts'
import { purgeTrashed } from '#storage/trash.ts'
import { completePull, type PullNews } from './complete-pull.ts'

/**
 * An account's occasional maintenance: an interrupted import is finished or undone, a new account gets the units of its
 * region, and items in the trash for 30 days are deleted. The trash waits until everything has been pulled, as another device may have restored something; an
 * account without a server only empties its trash manually. Failures are retried at the next start.
 */
export async function tidyUp(database: Database, ended: AbortSignal): Promise<void> {
  try {
    await goOnWithData(database.account)
    const serverMs = await completePull({ current: pullNews, subscribe: subscribeToStatus }, ended)
    await beginInRegion(database)
    await purgeTrashed(database, { deviceMs: Date.now(), serverMs })
  } catch (cause) {
    console.info('tidying up: later', String(cause))
  }
}

function pullNews(): SyncStatus & PullNews {
  return currentSyncStatus()
}
