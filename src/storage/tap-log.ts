import { tapDatabaseName } from '#contract/device-stores.ts'
import type { Tap } from '#contract/tap.ts'
import { isRecord } from '#domain/is-record.ts'
import { openExisting } from '#shared/existing-database.ts'

// Sets that were checked off before RxDB was open, strictly durable. It is empty whenever RxDB is: `drainTapLog` writes
// them as the app's own command does.

const STORE = 'taps'

export type LoggedTap = { readonly key: number; readonly tap: Tap }

export type TapLog = {
  /** Resolves with its key once it is on the disk. */
  add(tap: Tap): Promise<number>
  /** Oldest first. */
  all(): Promise<readonly LoggedTap[]>
  remove(key: number): Promise<void>
  close(): void
}

/** Starts the browser's IndexedDB at once: the first tap finds it open. */
export function openTapLog(account: string): TapLog {
  let database = openDatabase(account)
  // Its failure is that of each use.
  database.catch(() => undefined)

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const begin = (open: IDBDatabase) => open.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
    try {
      return begin(await database)
    } catch {
      // The browser may have closed it, or could not open it a moment ago.
      database = openDatabase(account)
      return begin(await database)
    }
  }

  return {
    async add(tap) {
      const taps = await store('readwrite')
      const request = taps.add(tap)
      await committed(taps.transaction)
      // The store counts its keys itself.
      return request.result as number
    },
    all: async () => allIn(await store('readonly'), account),
    async remove(key) {
      const taps = await store('readwrite')
      taps.delete(key)
      await committed(taps.transaction)
    },
    close: () => void database.then((open) => open.close()).catch(() => undefined),
  }
}

/** Opens the log for this work alone. */
export async function inTapLog<Result>(account: string, work: (log: TapLog) => Promise<Result>): Promise<Result> {
  const log = openTapLog(account)
  try {
    return await work(log)
  } finally {
    log.close()
  }
}

/** Whether a set waits there. Creates no log. */
export async function holdsTaps(account: string): Promise<boolean> {
  const database = await openExisting(tapDatabaseName(account))
  if (!database) return false
  try {
    return (await allIn(database.transaction(STORE).objectStore(STORE), account)).length > 0
  } finally {
    database.close()
  }
}

async function allIn(taps: IDBObjectStore, account: string): Promise<readonly LoggedTap[]> {
  const [keys, values] = [taps.getAllKeys(), taps.getAll()]
  await committed(taps.transaction)
  return values.result.flatMap((value: unknown, index) => {
    const key = keys.result[index]
    const tap = typeof key === 'number' && isTap(value) && value.account === account ? value : null
    // Builds before kept no version of the set.
    return tap && typeof key === 'number' ? [{ key, tap: { ...tap, seen: tap.seen ?? null } }] : []
  })
}

function openDatabase(account: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(tapDatabaseName(account), 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { autoIncrement: true })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
  })
}

/** Commits at once: otherwise the disk would wait for a turn of this thread, which starts the app meanwhile. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.commit()
  })
}

function isTap(value: unknown): value is Tap {
  return (
    isRecord(value) &&
    isRecord(value['values']) &&
    isSeen(value['seen'] ?? null) &&
    typeof value['restSeconds'] === 'number' &&
    ['account', 'sessionId', 'setId', 'completedAt'].every((field) => typeof value[field] === 'string')
  )
}

function isSeen(value: unknown): boolean {
  return value === null || (isRecord(value) && isRecord(value['exercise']) && isRecord(value['set']))
}
