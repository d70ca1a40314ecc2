import type { SyncStore } from './sync-store.ts'

/** A device reads one page at a time; more devices of a person wait a moment, and none is refused. */
export const MAX_READS_AT_ONCE = 4

/**
 * Reads few pages of one person at the same time, and the next only in another turn of the event loop, when what was
 * read has been written out: other people's requests never wait for a heap of one person's pages. Pushes do not wait.
 */
export function readsInTurns(store: SyncStore): SyncStore {
  const turns = new Turns()
  return {
    ...store,
    documentsAfter: (shelf, span, limit) => turns.take(shelf.userId, () => store.documentsAfter(shelf, span, limit)),
    newestDocuments: (shelf, span, limit) => turns.take(shelf.userId, () => store.newestDocuments(shelf, span, limit)),
    countDocuments: (shelf, span) => turns.take(shelf.userId, () => store.countDocuments(shelf, span)),
    collectionHashes: (userId, version) => turns.take(userId, () => store.collectionHashes(userId, version)),
    documentsOfOlderVersions: (userId, version) =>
      turns.take(userId, () => store.documentsOfOlderVersions(userId, version)),
  }
}

type Line = { underWay: number; readonly waiting: (() => void)[] }

class Turns {
  readonly #lines = new Map<string, Line>()

  async take<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(userId) ?? { underWay: 0, waiting: [] }
    this.#lines.set(userId, line)
    if (line.underWay < MAX_READS_AT_ONCE) line.underWay += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await read()
    } finally {
      setImmediate(() => this.#leave(userId, line))
    }
  }

  /** The place goes to who has waited longest. */
  #leave(userId: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else line.underWay -= 1
    if (line.underWay === 0) this.#lines.delete(userId)
  }
}
