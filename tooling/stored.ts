import type { Session, SessionSet } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { AnyPage } from './engines/engine-page.ts'

type Evaluating = Pick<AnyPage, 'evaluate'>

export type StoredDocument = { readonly id: string } & Readonly<Record<string, unknown>>

/** The documents of one collection in this device's IndexedDB, as after a crash. */
export async function storedDocuments(
  page: Evaluating,
  collection: CollectionName,
): Promise<readonly StoredDocument[]> {
  return page.evaluate(async (name) => {
    const { uid } = JSON.parse(localStorage.getItem('barra.account') ?? '{}') as { uid?: string }
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open(`rxdb-dexie-barra-${uid}--0--${name}`))
    const rows = await settled(database.transaction('docs').objectStore('docs').getAll())
    database.close()
    return rows as StoredDocument[]
  }, collection)
}

export async function storedSessions(page: Evaluating): Promise<readonly Session[]> {
  // The app has written them.
  return (await storedDocuments(page, 'sessions')) as unknown as readonly Session[]
}

/** Every set of every session on this device. */
export async function storedSets(page: Evaluating): Promise<readonly SessionSet[]> {
  const sessions = await storedSessions(page)
  return sessions.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
}

/** Documents without RxDB's and the wire's fields, sorted by id. */
export function contentOf(documents: readonly StoredDocument[]): readonly StoredDocument[] {
  return documents
    .map((document) => Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_'))))
    .map((content) => ({ ...content, id: String(content['id']) }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
}
