import { now, type RxDatabase } from 'rxdb/plugins/core'
import type { LocalKey } from '#contract/device-registry.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { Collections } from '../documents.ts'
import { tableOf } from './inner-fields.ts'

/**
 * RxDB selects documents to send by the time of the last write (`_meta.lwt`): a document written with an earlier time
 * than the latest sent one is silently never sent. Phones correct their clocks, so RxDB's clock must never run back:
 * before a database is used, it is moved past everything the device has stored. The app's clock is left alone.
 */

/** The last millisecond of a Date. */
const END_OF_TIME = 8.64e15

/** Every later write of this thread gets a time after `milliseconds` (since 1970, fractions allowed). */
export function advanceClock(milliseconds: number): void {
  // An invalid time, such as a corrupted note, must be ignored.
  if (!(milliseconds < END_OF_TIME)) return
  const deviceNow = Date.now
  const least = Math.ceil(milliseconds) + 1
  try {
    // RxDB's clock keeps the latest `Date.now()` it has seen. Nothing else runs before it is restored.
    Date.now = () => Math.max(deviceNow(), least)
    now()
  } finally {
    Date.now = deviceNow
  }
}

export function advanceClockPastMark(account: string): void {
  advanceClock(Number(safeLocalStorage.read(markKey(account))))
}

/** Moves the clock past every stored write, including deletions. Reads one key of each collection's index. */
export async function advanceClockPastStored(rxDatabase: RxDatabase<Collections>): Promise<void> {
  const latest = await Promise.all(Object.values(rxDatabase.collections).map(latestWrite))
  advanceClock(Math.max(0, ...latest))
}

async function latestWrite(collection: Collections[keyof Collections]): Promise<number> {
  // A storage without tables, as used in tests, does not persist.
  const table = await tableOf(collection)
  const keys = await table?.orderBy('_meta.lwt').reverse().limit(1).keys()
  return Number(keys?.[0] ?? 0)
}

/** A thread whose clock is set back while the app runs could write an earlier time than the sync has already sent. */
export function followClock(account: string, rxDatabase: RxDatabase<Collections>): () => void {
  let latest = 0
  let noting: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    noting = undefined
    safeLocalStorage.write(markKey(account), String(latest))
  }
  const subscription = rxDatabase.eventBulks$.subscribe(({ checkpoint }) => {
    if (checkpoint.lwt <= latest) return
    latest = checkpoint.lwt
    advanceClock(latest)
    // Later, so that nothing that waits for the write waits for its note, too. Without one, the write is found on the disk.
    noting ??= setTimeout(note)
  })
  return () => {
    subscription.unsubscribe()
    if (noting === undefined) return
    clearTimeout(noting)
    note()
  }
}

export function forgetClockMark(account: string): void {
  safeLocalStorage.remove(markKey(account))
}

function markKey(account: string): LocalKey {
  return `barra.clock.${account}`
}
