import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { lengthPrefix } from '#contract/packed-slices.ts'
import type { CollectionName, PullSlice } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { StoredDocument } from '../stores/documents.ts'
import { writeCheckpoint } from './checkpoint.ts'
import type { Position } from './heads.ts'
import { type SyncSettings, serverFacts } from './settings.ts'
import { toWire } from './to-wire.ts'

/** What a screen shows first: it comes before the years behind it. */
const NEWEST_ROWS = 40
const SLICE_ROWS = Number(process.env['SLICE_ROWS'] ?? 200)

const packed = promisify(gzip)

/**
 * Everything of a person for a device that has nothing, as pull pages: of each collection the newest documents first,
 * then the others in order. The checkpoint of a page is where a pull goes on that was broken off behind it.
 */
export async function* slicesOf(settings: SyncSettings, userId: string, position: Position): AsyncGenerator<PullSlice> {
  for (const collection of COLLECTION_NAMES) yield* slicesOfCollection(settings, { userId, collection }, position)
}

async function* slicesOfCollection(
  settings: SyncSettings,
  shelf: { readonly userId: string; readonly collection: CollectionName },
  position: Position,
): AsyncGenerator<PullSlice> {
  const { store, versions } = settings
  const { epoch } = position
  const slice = (documents: readonly StoredDocument[], seq: number, isLast: boolean): PullSlice => ({
    collection: shelf.collection,
    documents: documents.map((stored) => toWire(versions, shelf.collection, stored)),
    checkpoint: writeCheckpoint({ epoch, seq }),
    isLast,
    ...serverFacts(settings, position),
  })
  const newest = await store.newestDocuments(shelf, { after: 0, upTo: position.seq }, NEWEST_ROWS)
  const upTo = (newest.documents[0]?.seq ?? 0) - 1
  const remaining = newest.isLast ? 0 : await store.countDocuments(shelf, { after: 0, upTo })
  yield { ...slice(newest.documents, newest.isLast ? position.seq : 0, newest.isLast), remaining }
  if (newest.isLast) return
  for (let after = 0, isLast = false; !isLast; ) {
    const page = await store.documentsAfter(shelf, { after, upTo }, SLICE_ROWS)
    isLast = page.isLast
    after = page.documents.at(-1)?.seq ?? upTo
    yield slice(page.documents, isLast ? position.seq : after, isLast)
  }
}

/** Packs each while the next is read. */
export async function* packSlices(slices: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let before: Promise<Buffer> | undefined
  for await (const slice of slices) {
    const next = packed(JSON.stringify({ data: slice }))
    next.catch(() => undefined)
    if (before) yield* framed(await before)
    before = next
  }
  if (before) yield* framed(await before)
}

function framed(bytes: Buffer): readonly Uint8Array[] {
  return [lengthPrefix(bytes.length), bytes]
}
