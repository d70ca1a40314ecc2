import { goOnWithData } from '#platform/account/data-worker.ts'
import { currentSyncStatus, type SyncStatus, subscribeToStatus } from '#platform/sync/sync.ts'
import { purgeBinned } from '#storage/bin.ts'
import type { Database } from '#storage/documents.ts'
import { completePull, type PullNews } from './complete-pull.ts'

/**
 * What an account needs now and then, and nobody waits for: an import that was interrupted is finished or taken back,
 * and what has been in the bin for 30 days is deleted. The bin waits until everything has been pulled, as another device
 * may have taken something out of it; an account without a server has its bin emptied by hand alone. What fails is tried
 * again at the next start.
 */
export async function tidyUp(database: Database, ended: AbortSignal): Promise<void> {
  try {
    await goOnWithData(database.account)
    const serverMs = await completePull({ current: pullNews, subscribe: subscribeToStatus }, ended)
    await purgeBinned(database, { deviceMs: Date.now(), serverMs })
  } catch (cause) {
    console.info('tidying up: later', String(cause))
  }
}

function pullNews(): SyncStatus & PullNews {
  return currentSyncStatus()
}
