import { createStore, type ReadableStore } from '#shared/store.ts'
import type { Database } from '#storage/documents.ts'
import type { LoggedTap } from '#storage/tap-log.ts'

const unplaced = createStore<readonly LoggedTap[]>([])

/** Sets that were checked off in a still, and whose workout is gone. They stay in the log until they are dismissed. */
export const unplacedTaps: ReadableStore<readonly LoggedTap[]> = unplaced

/** Writes the taps of the log. Rejects with StorageError if some have to wait for the next time. */
export async function drainTaps(database: Database): Promise<void> {
  const { drainTapLog } = await import('#storage/drain-tap-log.ts')
  unplaced.set(await drainTapLog(database))
}

/** Once the person has read them. One that cannot be removed is said again at the next start. */
export async function dismissUnplacedTaps(account: string): Promise<void> {
  const read = unplaced.current()
  unplaced.set([])
  const { inTapLog } = await import('#storage/tap-log.ts')
  await inTapLog(account, async (log) => {
    for (const { key, tap } of read) if (tap.account === account) await log.remove(key)
  })
}
