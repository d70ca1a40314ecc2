import type { RxStorage } from 'rxdb/plugins/core'
import type { Database } from './documents.ts'
import { subscribeAnew } from './follow.ts'
import { createHealth, type HealthReport } from './health.ts'
import { forgetOpen, rememberOpen } from './open-databases.ts'
import { type Release, THIS_RELEASE } from './release.ts'
import { putBack, rescueDocuments, uniteRescued } from './rescue.ts'
import { advanceClockPastMark, advanceClockPastStored, followClock } from './rxdb/clock.ts'
import { detectMissedEvents, refresh } from './rxdb/detect-missed-events.ts'
import { deviceStorage } from './rxdb/device-storage.ts'
import { openRxDatabase } from './rxdb/rx-database.ts'
import { toStorageError } from './storage-error.ts'
import { watchHealth } from './watch-health.ts'

export type { Database } from './documents.ts'

export type DatabaseOptions = {
  readonly account: string
  /** IndexedDB by default; replaced in tests. */
  readonly storage?: RxStorage<unknown, unknown>
  readonly release?: Release
  readonly health?: HealthReport
}

/**
 * One database per account: the page and the sync worker each open it, and RxDB synchronizes them. Rejects with
 * StorageError: `outdated` if a newer version of the app has migrated it.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { account, storage = deviceStorage(), release = THIS_RELEASE, health = createHealth() } = options
  try {
    advanceClockPastMark(account)
    const openAgain = () => openInside(account, storage, release, health)
    let inside = await openAgain()
    const db: Database = {
      account,
      get collections() {
        return inside.collections
      },
      early: null,
      isOpen: () => true,
      open: () => Promise.resolve(),
      opened: Promise.resolve(),
      health,
      refresh: () => inside.refresh(),
      rescued(earlier) {
        const known = rescueDocuments(inside.collections)
        return earlier ? uniteRescued(earlier, known) : known
      },
      async reopen(rescued) {
        // A deleted database may fail to close; it has nothing left to write.
        await inside.close().catch((cause: unknown) => console.warn('closing what was deleted', cause))
        try {
          inside = await openAgain()
          await putBack(inside.collections, rescued)
        } catch (cause) {
          throw toStorageError(cause)
        }
        health.renew()
        subscribeAnew()
      },
      async close() {
        forgetOpen(db)
        await inside.close()
      },
    }
    rememberOpen(db)
    return db
  } catch (cause) {
    throw toStorageError(cause)
  }
}

async function openInside(
  account: string,
  storage: RxStorage<unknown, unknown>,
  release: Release,
  health: HealthReport,
) {
  const rxDatabase = await openRxDatabase(account, storage, release)
  await advanceClockPastStored(rxDatabase)
  const stops = [
    followClock(account, rxDatabase),
    detectMissedEvents(rxDatabase),
    watchHealth(account, rxDatabase, health),
  ]
  return {
    // A copy: RxDB removes closed collections from its own list, and commands could not report why they fail.
    collections: { ...rxDatabase.collections },
    refresh: () => refresh(rxDatabase),
    async close() {
      for (const stop of stops) stop()
      await rxDatabase.close()
    },
  }
}
