import type { CollectionName, PullResult } from '#contract/sync.ts'
import { seqToReadFrom, writeCheckpoint } from './checkpoint.ts'
import { refuseUnknownHead } from './heads.ts'
import { type SyncSettings, serverFacts } from './settings.ts'
import { toWire } from './to-wire.ts'

export type PullOptions = {
  readonly collection: CollectionName
  readonly checkpoint?: string | undefined
  readonly head?: string | undefined
  readonly limit: number
}

/** The next page of a person's changes in one collection, with the next checkpoint. */
export async function pull(
  settings: SyncSettings,
  userId: string,
  { collection, checkpoint, head, limit }: PullOptions,
): Promise<PullResult> {
  const { store, versions } = settings
  // Reads the position first, and nothing beyond it: the head in the response covers everything returned.
  const position = await store.position(userId)
  refuseUnknownHead(head, position)
  const after = seqToReadFrom(checkpoint, position)
  const shelf = { userId, collection }
  const page = await store.documentsAfter(shelf, { after, upTo: position.seq }, limit)
  const end = page.documents.at(-1)?.seq ?? position.seq
  const countRest = async () => (page.isLast ? 0 : store.countDocuments(shelf, { after: end, upTo: position.seq }))
  return {
    documents: page.documents.map((stored) => toWire(versions, collection, stored)),
    checkpoint: writeCheckpoint({ epoch: position.epoch, seq: end }),
    isLast: page.isLast,
    ...(checkpoint === undefined && { remaining: await countRest() }),
    ...serverFacts(settings, position),
  }
}
