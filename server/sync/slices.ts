import { lengthPrefix } from '#contract/packed-slices.ts'
import type { PullSlice } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { DocumentScope, StoredDocument } from '../stores/documents.ts'
import { writeCheckpoint } from './checkpoint.ts'
import type { Position } from './heads.ts'
import { type SyncSettings, serverFacts } from './settings.ts'
import { toWire } from './to-wire.ts'

/**
 * Everything of a person up to a position, for a device that has nothing: by collection, the newest documents first, then
 * the others in order. The first slice says how many documents come. A response that breaks off is continued by pulls
 * from its last checkpoint.
 */
export async function* slicesOf(settings: SyncSettings, userId: string, position: Position): AsyncGenerator<PullSlice> {
  const all = { after: 0, upTo: position.seq }
  // An account without a write has nothing to look for.
  const isEmpty = position.seq === 0
  const shelves = await Promise.all(
    COLLECTION_NAMES.map(async (collection) => {
      const shelf = { userId, collection }
      return { shelf, count: isEmpty ? 0 : await settings.store.countDocuments(shelf, all) }
    }),
  )
  let told: Partial<PullSlice> = { total: shelves.reduce((sum, { count }) => sum + count, 0) }
  for (const { shelf, count } of shelves) {
    for await (const slice of slicesOfCollection(settings, shelf, count, position)) {
      yield { ...slice, ...told }
      told = {}
    }
  }
}

async function* slicesOfCollection(
  settings: SyncSettings,
  shelf: DocumentScope,
  count: number,
  position: Position,
): AsyncGenerator<PullSlice> {
  const { store, versions, sliceRows } = settings
  const { collection } = shelf
  const slice = (documents: readonly StoredDocument[], seq: number, isLast: boolean): PullSlice => ({
    collection,
    documents: documents.map((stored) => toWire(versions, collection, stored)),
    checkpoint: writeCheckpoint({ epoch: position.epoch, seq }),
    isLast,
    ...serverFacts(settings, position),
  })
  if (count === 0) {
    yield { ...slice([], position.seq, true), remaining: 0 }
    return
  }
  const newest = await store.newestDocuments(shelf, { after: 0, upTo: position.seq }, sliceRows.newest)
  if (newest.isLast) {
    yield { ...slice(newest.documents, position.seq, true), remaining: 0 }
    return
  }
  const older = { after: 0, upTo: (newest.documents[0]?.seq ?? 0) - 1 }
  yield { ...slice(newest.documents, older.after, false), remaining: Math.max(0, count - newest.documents.length) }
  for (let isLast = false; !isLast; ) {
    const page = await store.documentsAfter(shelf, older, sliceRows.others)
    isLast = page.isLast
    older.after = page.documents.at(-1)?.seq ?? older.upTo
    yield slice(page.documents, isLast ? position.seq : older.after, isLast)
  }
}

/** The slices as bytes, each compressed while the next is read. `told` goes with the first. */
export async function* packSlices(
  { gzip }: Pick<SyncSettings, 'gzip'>,
  slices: AsyncIterable<PullSlice>,
  told: Partial<PullSlice>,
): AsyncGenerator<Uint8Array> {
  let packing: Promise<Uint8Array> | undefined
  let facts = told
  for await (const slice of slices) {
    const next = gzip(JSON.stringify({ data: { ...slice, ...facts } }))
    // Handled below, unless the reader has gone.
    next.catch(() => undefined)
    facts = {}
    if (packing) yield* withLength(await packing)
    packing = next
  }
  if (packing) yield* withLength(await packing)
}

function withLength(packed: Uint8Array): readonly Uint8Array[] {
  return [lengthPrefix(packed.length), packed]
}
