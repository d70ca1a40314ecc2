import type { Session } from '#contract/session.ts'

/** The floor: the sessions in one store of a plain IndexedDB, with the one index that the newest-first list needs. */
export type RawSessions = {
  /** The newest sessions, by a cursor over the index. */
  newest(limit: number): Promise<readonly Session[]>
  /** The same by one request for all of them. */
  newestAtOnce(limit: number): Promise<readonly Session[]>
  /** Every session, by one request. */
  all(): Promise<readonly Session[]>
  /** Resolves once the session is on the disk. The request is made before this returns. */
  put(session: Session): Promise<void>
  putAll(sessions: readonly Session[]): Promise<void>
  close(): void
}

const STORE = 'sessions'
const INDEX = 'newestFirst'

export async function openRawSessions(name: string): Promise<RawSessions> {
  const opening = indexedDB.open(`raw-${name}`, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(INDEX, INDEX)
  }
  const database = await settled(opening)
  const index = () => database.transaction(STORE, 'readonly').objectStore(STORE).index(INDEX)
  const write = (sessions: readonly Session[]) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    for (const session of sessions) store.put(session)
    return completed(transaction)
  }
  return {
    newest: (limit) => readByCursor(index().openCursor(), limit),
    newestAtOnce: (limit) => settled(index().getAll(null, limit)),
    all: () => settled(database.transaction(STORE, 'readonly').objectStore(STORE).getAll()),
    put: (session) => write([session]),
    putAll: write,
    close: () => database.close(),
  }
}

function readByCursor(request: IDBRequest<IDBCursorWithValue | null>, limit: number): Promise<readonly Session[]> {
  const found: Session[] = []
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor) found.push(cursor.value)
      if (cursor && found.length < limit) cursor.continue()
      else resolve(found)
    }
  })
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
