/** What the person wants of their picture and the server has not confirmed. A later wish replaces an earlier one. */
export type AvatarWish =
  | { readonly kind: 'picture'; readonly picture: Blob; readonly path: string; readonly atMs: number }
  | { readonly kind: 'removal'; readonly atMs: number }

/** What this device keeps of an account's picture. */
export type KeptAvatar = {
  readonly wish: AvatarWish | null
  /** The picture that was sent last, and the address that the profile has for it: it is seen without a network. */
  readonly sent: { readonly url: string; readonly picture: Blob } | null
  /** Paths of files that nothing refers to any more, to be removed. */
  readonly stale: readonly string[]
}

/** One account's record. Every call is a transaction of its own. */
export type AvatarStore = {
  readonly read: () => Promise<KeptAvatar>
  /** Replaces the record by what `next` makes of it; gives the new one. */
  readonly change: (next: (kept: KeptAvatar) => KeptAvatar) => Promise<KeptAvatar>
  readonly close: () => void
}

const NOTHING: KeptAvatar = { wish: null, sent: null, stale: [] }
const OBJECTS = 'avatar'
const KEY = 'kept'

const databaseName = (account: string) => `barra-avatar-${account}`

/** Opens the account's small database beside its documents; a picture is no document, and syncs in its own way. */
export async function openAvatarStore(account: string): Promise<AvatarStore> {
  const opening = indexedDB.open(databaseName(account), 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(OBJECTS)
  const database = await settled(opening)
  // Another tab signs the account out: it must not wait for this one.
  database.onversionchange = () => database.close()
  return {
    read: async () => (await settled<KeptAvatar | undefined>(objectsOf(database, 'readonly').get(KEY))) ?? NOTHING,
    change: (next) => changeRecord(objectsOf(database, 'readwrite'), next),
    close: () => database.close(),
  }
}

/** Whether a change of an account's picture is on this device alone. */
export async function holdsUnsentAvatar(account: string): Promise<boolean> {
  // Opening one that is not there would make it.
  if (!(await indexedDB.databases()).some(({ name }) => name === databaseName(account))) return false
  const store = await openAvatarStore(account)
  try {
    return (await store.read()).wish !== null
  } finally {
    store.close()
  }
}

/** Takes an account's picture off this device, sent or not. Tabs that have it open let go of it. */
export async function deleteAvatarStore(account: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(databaseName(account)))
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

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the picture cannot be read'))
  })
}
