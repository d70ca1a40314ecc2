import type { EventBulk, RxStorageChangeEvent, RxStorageDefaultCheckpoint } from 'rxdb/plugins/core'

/** Copying this many sessions of ten years into another thread takes a few milliseconds. */
const PIECE = 20

type Bulk<Document> = EventBulk<RxStorageChangeEvent<Document>, RxStorageDefaultCheckpoint>

/**
 * The events of one write in chunks small enough not to block receiving tabs. Sorted by id: all share one time, so a
 * chunk's checkpoint implies that every earlier id was reported.
 */
export function inPieces<Document>(bulk: Bulk<Document>): readonly Bulk<Document>[] {
  if (bulk.events.length <= PIECE) return [bulk]
  const events = bulk.events.toSorted((left, right) => (left.documentId < right.documentId ? -1 : 1))
  const pieces: Bulk<Document>[] = []
  for (let from = 0; from < events.length; from += PIECE) {
    const piece = events.slice(from, from + PIECE)
    const last = piece.at(-1)
    if (!last) continue
    const checkpoint = { id: last.documentId, lwt: bulk.checkpoint.lwt }
    pieces.push({ ...bulk, id: `${bulk.id}-${from}`, events: piece, checkpoint })
  }
  return pieces
}
