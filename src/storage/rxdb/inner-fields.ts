import type { Dexie, Table } from 'dexie'
import {
  type BulkWriteRow,
  getChangedDocumentsSince,
  type RxCollection,
  type RxDocument,
  type RxDocumentData,
} from 'rxdb/plugins/core'

// Every field of RxDB and of its Dexie storage that is not part of their documented interface, by the reason why it is
// used: docs/decisions/029 says how each is held to on an upgrade.

type Stored<Document> = RxDocumentData<Document>

/** Documents as they are on the disk: RxDB's queries may not have heard yet of what another tab wrote. */
export function readStored<Document>(
  collection: RxCollection<Document>,
  ids: readonly string[],
  { withDeleted }: { readonly withDeleted: boolean },
): Promise<Stored<Document>[]> {
  return ids.length === 0 ? Promise.resolve([]) : collection.storageInstance.findDocumentsById([...ids], withDeleted)
}

/**
 * Writes documents over the stored versions that they were made from, in one transaction. Returns the ids of those that
 * another thread wrote meanwhile, which were left alone. `context` tells the write from others in the events.
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

/** A page of what was written after a mark, tombstones included, oldest first, with the mark behind it. */
export function readChanges<Document>(
  collection: RxCollection<Document>,
  limit: number,
  checkpoint: unknown,
): Promise<{ documents: Stored<Document>[]; checkpoint: unknown }> {
  return getChangedDocumentsSince(collection.storageInstance, limit, checkpoint)
}

/** The fields of the collection's indexes as they are stored. */
export function indexesOf(collection: RxCollection): readonly (readonly string[])[] {
  return collection.storageInstance.schema.indexes?.map((fields) => [fields].flat()) ?? []
}

/** Dexie's table of a collection; undefined on a storage without tables, as tests may use. */
export async function tableOf(collection: RxCollection): Promise<Table | undefined> {
  // RxDB leaves the type of a storage's insides open.
  const { dexieTable } = (await collection.storageInstance.internals) as { dexieTable?: Table }
  return dexieTable
}

/** The one RxDocument that the collection has for a stored version. */
export function documentOfStored<Document>(
  collection: RxCollection<Document>,
  stored: Stored<Document>,
): RxDocument<Document> {
  return collection._docCache.getCachedRxDocument(stored)
}

/** Every document that was read since the collection was opened, in its latest known version. Needs no disk. */
export function knownDocuments<Document>(collection: RxCollection<Document>): Stored<Document>[] {
  const cache = collection._docCache
  return [...cache.cacheItemByDocId.keys()].flatMap((id) => cache.getLatestDocumentDataIfExists(id) ?? [])
}

export function forgetKnownDocuments(collection: RxCollection): void {
  collection._docCache.cacheItemByDocId.clear()
}

/** Makes each query of the collection read the disk at the next event or question. */
export function distrustQueries(collection: RxCollection): void {
  // -1 is what RxDB starts with: nothing is known.
  for (const query of collection._queryCache._map.values()) query._latestChangeEvent = -1
}

/**
 * Whether Dexie opens the database again after the browser cut the connection. RxDB turns it off when it opens Dexie; the
 * option is read at each such moment.
 */
export function setAutoOpen(dexie: Dexie, isOn: boolean): void {
  const { _options: options } = dexie as unknown as { _options: { autoOpen: boolean } }
  options.autoOpen = isOn
}
