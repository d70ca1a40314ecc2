import type { RxDocumentData } from 'rxdb/plugins/core'

/** From this many ids on, it is faster to query first which exist. */
const MANY = 8

type Rows = ReadonlyMap<string, unknown>

/** Of the many documents of a first sync none exists: one request shows that, instead of one for each. */
export function readRows(store: IDBObjectStore, ids: readonly string[], done: (rows: Rows) => void): void {
  if (ids.length < MANY) getRows(store, ids, done)
  else whichAreThere(store, ids, (there) => getRows(store, there, done))
}

function whichAreThere(store: IDBObjectStore, ids: readonly string[], done: (ids: readonly string[]) => void): void {
  const sorted = ids.toSorted()
  const request = store.getAllKeys(IDBKeyRange.bound(sorted[0], sorted.at(-1)))
  request.onsuccess = () => {
    const there = new Set(request.result)
    done(ids.filter((id) => there.has(id)))
  }
}

function getRows(store: IDBObjectStore, ids: readonly string[], done: (rows: Rows) => void): void {
  const rows = new Map<string, unknown>()
  let unread = ids.length
  if (unread === 0) done(rows)
  for (const id of ids) {
    const request = store.get(id)
    request.onsuccess = () => {
      if (request.result) rows.set(id, request.result)
      unread -= 1
      if (unread === 0) done(rows)
    }
  }
}

/**
 * A document in Dexie's format: IndexedDB indexes have no booleans, they are '1' and '0'. RxDB's own conversion also
 * copies every part of the document, to rename keys that only its key compression creates.
 */
export function rowOf<Document>(booleanIndexes: readonly string[], document: RxDocumentData<Document>): object {
  const flags = booleanIndexes.map((field) => [field, document[field as keyof typeof document] ? '1' : '0'])
  return { ...document, ...Object.fromEntries(flags) }
}

/** The reverse. The row becomes the document: it is IndexedDB's own copy, not shared. */
export function documentOf<Document>(booleanIndexes: readonly string[], row: unknown): RxDocumentData<Document> {
  // Rows are documents written by `rowOf` and RxDB.
  const fields = row as Record<string, unknown>
  for (const field of booleanIndexes) fields[field] = fields[field] === '1'
  return fields as RxDocumentData<Document>
}
