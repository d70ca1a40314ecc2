import type { Session } from '#contract/session.ts'

/**
 * Writes a session to disk as another visit would, bypassing RxDB and its caches. `writtenAt` is RxDB's write time, in
 * milliseconds since 1970.
 */
export async function leaveSession(account: string, session: Session, writtenAt: number): Promise<void> {
  const row = { ...session, _deleted: '0', _attachments: {}, _meta: { lwt: writtenAt }, _rev: '1-anothervisit' }
  const database = await settled(indexedDB.open(`rxdb-dexie-barra-${account}--0--sessions`))
  const transaction = database.transaction('docs', 'readwrite')
  await settled(transaction.objectStore('docs').put(row))
  database.close()
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
