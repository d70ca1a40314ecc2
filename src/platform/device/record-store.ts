import type { DatabaseName } from '#contract/device-registry.ts'
import { commit, openRecords, type StrictStore, strictStore } from './strict-store.ts'

const RECORDS = 'records'

/** A strict store with a connection that stays open, so that a write is committed in the task that asks for it. */
export type RecordStore = StrictStore & {
  readAll(): Promise<ReadonlyMap<string, unknown>>
  /** Writes what `next` makes of the record, in one transaction. Resolves with the result once it is on the disk. */
  change(key: string, next: (stored: unknown) => unknown): Promise<unknown>
}

export type RecordStoreOptions = {
  /** What a new database holds. */
  readonly first?: () => Iterable<readonly [key: string, value: unknown]>
  /** Called whenever the database was opened. */
  readonly onOpened?: () => void
}

/** Opens the database at the first use, and again if the browser has closed it. Another tab may delete it at any time. */
export function recordStore(name: DatabaseName, { first, onOpened }: RecordStoreOptions = {}): RecordStore {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    const latest = opened ?? opening()
    opened = latest
    const forget = () => {
      if (opened === latest) opened = undefined
    }
    latest.then((database) => {
      database.onclose = forget
      database.onversionchange = () => {
        forget()
        database.close()
      }
    }, forget)
    return latest
  }

  async function opening(): Promise<IDBDatabase> {
    const database = await openRecords(name, RECORDS, (store) => {
      for (const [key, value] of first?.() ?? []) store.put(value, key)
    })
    onOpened?.()
    return database
  }

  const store = strictStore(RECORDS, async (start) => {
    try {
      return start(await open())
    } catch {
      // It was closed without a word, or could not be opened a moment ago.
      opened = undefined
      return start(await open())
    }
  })

  return {
    ...store,
    readAll: () =>
      store.use('readonly', (objects) => {
        const [keys, values] = [objects.getAllKeys(), objects.getAll()]
        return () => new Map(keys.result.map((key, index) => [String(key), values.result[index]]))
      }),
    change: (key, next) =>
      store.use('readwrite', (objects) => {
        let changed: unknown
        const found = objects.get(key)
        found.onsuccess = () => {
          changed = next(found.result)
          commit(objects, key, changed)
        }
        return () => changed
      }),
  }
}
