import { getChangedDocumentsSince, type RxCollection, type RxDocumentData } from 'rxdb/plugins/core'

/** A page of writes after a mark, tombstones included, oldest first, with the next mark. */
export function readChanges<Document>(
  collection: RxCollection<Document>,
  limit: number,
  checkpoint: unknown,
): Promise<{ documents: RxDocumentData<Document>[]; checkpoint: unknown }> {
  return getChangedDocumentsSince(collection.storageInstance, limit, checkpoint)
}
