import type { BulkWriteRow, RxCollection, RxDocumentData } from 'rxdb/plugins/core'
import type { WireDocument } from '#contract/sync.ts'
import { readChanges, readStored, writeStored } from '#storage/rxdb/inner-fields.ts'

/** A document as this worker handles it: only the id is known here, its content is the domain's business. */
export type AnyDocument = { readonly id: string }
export type AnyCollection = RxCollection<AnyDocument>

/** Marks the exchange's own writes in the collection's events. */
export const EXCHANGE_WRITE = 'exchange'

const SCAN_ROWS = 200
/**
 * Threads write with clocks of their own: what another thread wrote a moment before the mark may reach the disk after
 * it. A scan goes back that far.
 */
const OVERLAP_MS = 60_000

/** The place in a collection's changes up to which everything was looked at. */
export type ScanCheckpoint = { readonly id: string; readonly lwt: number }

/** Reads documents from the disk, tombstones included: caches of this thread may be behind what other tabs wrote. */
export async function readDocuments(
  collection: AnyCollection,
  ids: readonly string[],
): Promise<readonly RxDocumentData<AnyDocument>[]> {
  return readStored(collection, ids, { withDeleted: true })
}

/** Everything that changed after a mark, page by page, each with the mark behind it. */
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

/** A mark to begin the next scan from, with room for writes of other threads that are still on their way. */
export function withOverlap(checkpoint: unknown): ScanCheckpoint | undefined {
  const lwt = (checkpoint as Partial<ScanCheckpoint> | undefined)?.lwt
  return typeof lwt === 'number' ? { id: '', lwt: Math.max(0, lwt - OVERLAP_MS) } : undefined
}

/**
 * Writes versions over the stored ones they were made from. Answers the ids of documents that another thread wrote
 * meanwhile: those were left alone. Rejects where the disk does not take it, and then none is written.
 */
export async function writeDocuments(
  collection: AnyCollection,
  versions: readonly { readonly previous: RxDocumentData<AnyDocument> | undefined; readonly document: WireDocument }[],
): Promise<ReadonlySet<string>> {
  const rows = versions.map(({ previous, document }): BulkWriteRow<AnyDocument> => {
    // RxDB's wrapper puts the revision and the time of writing; TypeScript wants them here already.
    const notes = previous ? { _meta: previous._meta, _rev: previous._rev } : {}
    const next = { ...document, ...notes, _attachments: {} } as unknown as RxDocumentData<AnyDocument>
    return previous ? { previous, document: next } : { document: next }
  })
  return new Set(await writeStored(collection, rows, EXCHANGE_WRITE))
}
