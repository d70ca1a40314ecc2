import type { Dexie, Table } from 'dexie'
import type { BulkWriteRow, RxCollection, RxDocument, RxDocumentData } from 'rxdb/plugins/core'

// Every undocumented field of RxDB and its Dexie storage in use, by the reason for it: docs/decisions/029 explains how
// each is verified on an upgrade.

type Stored<Document> = RxDocumentData<Document>

/** Documents as on disk: RxDB's queries may not know of another tab's write yet. */
export function readStored<Document>(
  collection: RxCollection<Document>,
  ids: readonly string[],
  { withDeleted }: { readonly withDeleted: boolean },
): Promise<Stored<Document>[]> {
  return ids.length === 0 ? Promise.resolve([]) : collection.storageInstance.findDocumentsById([...ids], withDeleted)
}

/**
 * Writes over the stored versions that the documents were made from, in one transaction. Returns the ids of those that
 * another thread wrote meanwhile, which were left alone. `context` identifies the write in events.
 */
export async function writeStored<Document>(
  collection: RxCollection<Document>,
  rows: BulkWriteRow<Document>[],
  context: string,
): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const { error } = await collection.storageInstance.bulkWrite(rows, context)
  return error.map(({ documentId }) => documentId)
}

export function indexesOf(collection: RxCollection): readonly (readonly string[])[] {
  return collection.storageInstance.schema.indexes?.map((fields) => [fields].flat()) ?? []
}

/** Dexie's table of a collection; undefined for a storage without tables, as used in tests. */
export async function tableOf(collection: RxCollection): Promise<Table | undefined> {
  // RxDB does not type a storage's internals.
  const { dexieTable } = (await collection.storageInstance.internals) as { dexieTable?: Table }
  return dexieTable
}

/** The collection's single RxDocument for a stored version. */
export function documentOfStored<Document>(
  collection: RxCollection<Document>,
  stored: Stored<Document>,
): RxDocument<Document> {
  return collection._docCache.getCachedRxDocument(stored)
}

/** A document in its latest known version, without a query; undefined if it was not read yet, or is deleted. */
export function knownDocument<Document>(
  collection: RxCollection<Document>,
  id: string,
): RxDocument<Document> | undefined {
  const stored = collection._docCache.getLatestDocumentDataIfExists(id)
  return stored && !stored._deleted ? documentOfStored(collection, stored) : undefined
}

/** Every document read since the collection was opened, in its latest known version. Needs no disk. */
export function knownDocuments<Document>(collection: RxCollection<Document>): Stored<Document>[] {
  const cache = collection._docCache
  return [...cache.cacheItemByDocId.keys()].flatMap((id) => cache.getLatestDocumentDataIfExists(id) ?? [])
}

/** All of them, or those with these ids. */
export function forgetKnownDocuments(collection: RxCollection, ids?: readonly string[]): void {
  const known = collection._docCache.cacheItemByDocId
  for (const id of ids ?? [...known.keys()]) known.delete(id)
}

/** Makes each query of the collection read the disk on its next event or run. */
export function distrustQueries(collection: RxCollection): void {
  // -1 is RxDB's initial value: nothing is known.
  for (const query of collection._queryCache._map.values()) query._latestChangeEvent = -1
}

/** RxDB turns it off when opening Dexie, which reads the option each time. */
export function setAutoOpen(dexie: Dexie, isOn: boolean): void {
  const { _options: options } = dexie as unknown as { _options: { autoOpen: boolean } }
  options.autoOpen = isOn
}
