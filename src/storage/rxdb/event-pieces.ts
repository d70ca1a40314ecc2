import type { EventBulk, RxStorageChangeEvent, RxStorageDefaultCheckpoint } from 'rxdb/plugins/core'

/** Of ten years of sessions, a piece is copied into another thread within a few milliseconds. */
const PIECE = 20

type Bulk<Document> = EventBulk<RxStorageChangeEvent<Document>, RxStorageDefaultCheckpoint>

/**
 * The events of one write in pieces small enough that no tab is held up when it hears of them. They stand in the order
 * of ids: all have the same time, so a piece's checkpoint says that every earlier id has been told of.
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
