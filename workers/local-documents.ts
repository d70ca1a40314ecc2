import type { BulkWriteRow, RxCollection, RxDocumentData } from 'rxdb/plugins/core'
import type { WireDocument } from '#contract/sync.ts'
import { readChanges } from '#storage/rxdb/changes.ts'
import { readStored, writeStored } from '#storage/rxdb/inner-fields.ts'

/** A document in this worker: only the id matters, the content belongs to the domain. */
export type AnyDocument = { readonly id: string }
export type AnyCollection = RxCollection<AnyDocument>

/** Marks the sync's own writes in the collection's events. */
export const EXCHANGE_WRITE = 'exchange'

const SCAN_ROWS = 200
/**
 * Overlap of scans: threads have separate clocks, and another thread's earlier write may reach the disk after the mark.
 */
const OVERLAP_MS = 60_000

/** The position in a collection's changes up to which everything was scanned. */
export type ScanCheckpoint = { readonly id: string; readonly lwt: number }

/** Reads documents from disk, including tombstones: this thread's caches may lag behind other tabs' writes. */
export async function readDocuments(
  collection: AnyCollection,
  ids: readonly string[],
): Promise<readonly RxDocumentData<AnyDocument>[]> {
  return readStored(collection, ids, { withDeleted: true })
}

/** All changes after a mark, in pages, each with the next mark. */
export async function* changesSince(
  collection: AnyCollection,
  mark: unknown,
): AsyncGenerator<{ readonly documents: readonly RxDocumentData<AnyDocument>[]; readonly checkpoint: unknown }> {
  let checkpoint = mark
  for (;;) {
    const page = await readChanges(collection, SCAN_ROWS, checkpoint)
    if (page.documents.length === 0) return
    checkpoint = page.checkpoint
    yield { documents: page.documents, checkpoint }
    if (page.documents.length < SCAN_ROWS) return
  }
}

/** The start of the next scan, leaving room for pending writes of other threads. */
export function withOverlap(checkpoint: unknown): ScanCheckpoint | undefined {
  const lwt = (checkpoint as Partial<ScanCheckpoint> | undefined)?.lwt
  return typeof lwt === 'number' ? { id: '', lwt: Math.max(0, lwt - OVERLAP_MS) } : undefined
}

/**
 * Writes versions over the stored ones they were made from. Returns the ids of documents that another thread wrote
 * meanwhile: those were left alone. Rejects on a disk error, and then none is written.
 */
export async function writeDocuments(
  collection: AnyCollection,
  versions: readonly { readonly previous: RxDocumentData<AnyDocument> | undefined; readonly document: WireDocument }[],
): Promise<ReadonlySet<string>> {
  const rows = versions.map(({ previous, document }): BulkWriteRow<AnyDocument> => {
    // RxDB's wrapper sets the revision and the write time; TypeScript already requires them here.
    const notes = previous ? { _meta: previous._meta, _rev: previous._rev } : {}
    const next = { ...document, ...notes, _attachments: {} } as unknown as RxDocumentData<AnyDocument>
    return previous ? { previous, document: next } : { document: next }
  })
  return new Set(await writeStored(collection, rows, EXCHANGE_WRITE))
}
