import type { Dexie, Table } from 'dexie'
import type { BulkWriteRow, RxCollection, RxDocumentData } from 'rxdb/plugins/core'

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

/** The latest known version, or what is on disk. Queries may not know of another tab's write yet, and are not asked. */
export async function latestVersion<Document>(
  collection: RxCollection<Document>,
  id: string,
): Promise<Stored<Document> | undefined> {
  const known = collection._docCache.getLatestDocumentDataIfExists(id)
  if (known && !known._deleted) return known
  const [stored] = await readStored(collection, [id], { withDeleted: true })
  return stored
}

/** To be written over the stored version with this content. RxDB sets the revision and the time. */
export function rowOver<Document>(previous: Stored<Document>, content: Document): BulkWriteRow<Document> {
  const { _meta, _rev, _attachments } = previous
  return { previous, document: { ...content, _meta, _rev, _attachments, _deleted: false } }
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
