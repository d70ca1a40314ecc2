import type { DatabaseName } from '#contract/device-registry.ts'
import { openExisting, settled } from '#shared/existing-database.ts'

/** The person's unconfirmed picture change. A later one replaces an earlier one. */
export type AvatarWish =
  | { readonly kind: 'picture'; readonly picture: Blob; readonly path: string; readonly atMs: number }
  | { readonly kind: 'removal'; readonly atMs: number }

export type KeptAvatar = {
  readonly wish: AvatarWish | null
  /** Visible without a network. */
  readonly sent: { readonly url: string; readonly picture: Blob } | null
  readonly stale: readonly string[]
}

/** Every call is a separate transaction. */
export type AvatarStore = {
  readonly read: () => Promise<KeptAvatar>
  readonly change: (next: (kept: KeptAvatar) => KeptAvatar) => Promise<KeptAvatar>
  readonly close: () => void
}

const NOTHING: KeptAvatar = { wish: null, sent: null, stale: [] }
const OBJECTS = 'avatar'
const KEY = 'kept'

const databaseName = (account: string): DatabaseName => `barra-avatar-${account}`

/** A database of its own: a picture is no document, and syncs separately. */
export async function openAvatarStore(account: string): Promise<AvatarStore> {
  const opening = indexedDB.open(databaseName(account), 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(OBJECTS)
  const database = await settled(opening)
  // Another tab is signing the account out and must not be blocked.
  database.onversionchange = () => database.close()
  return {
    read: () => readKept(database),
    change: (next) => changeRecord(objectsOf(database, 'readwrite'), next),
    close: () => database.close(),
  }
}

export async function holdsUnsentAvatar(account: string): Promise<boolean> {
  const database = await openExisting(databaseName(account))
  if (!database) return false
  try {
    return (await readKept(database)).wish !== null
  } finally {
    database.close()
  }
}

async function readKept(database: IDBDatabase): Promise<KeptAvatar> {
  return (await settled<KeptAvatar | undefined>(objectsOf(database, 'readonly').get(KEY))) ?? NOTHING
}

function objectsOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(OBJECTS, mode, { durability: 'strict' }).objectStore(OBJECTS)
}

function changeRecord(objects: IDBObjectStore, next: (kept: KeptAvatar) => KeptAvatar): Promise<KeptAvatar> {
  return new Promise((resolve, reject) => {
    const { transaction } = objects
    let changed = NOTHING
    const reading: IDBRequest<KeptAvatar | undefined> = objects.get(KEY)
    reading.onsuccess = () => {
      changed = next(reading.result ?? NOTHING)
      objects.put(changed, KEY)
    }
    transaction.oncomplete = () => resolve(changed)
    transaction.onabort = () => reject(transaction.error ?? new Error('the picture was not kept'))
  })
}
