import type { CollectionName, PullResult } from '#contract/sync.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { documentsAfter } from '../stores/documents.ts'
import { readPosition } from '../stores/positions.ts'
import { seqToReadFrom, writeCheckpoint } from './checkpoint.ts'
import type { DocumentVersions } from './document-versions.ts'
import { toWire } from './to-wire.ts'

export type PullOptions = {
  readonly collection: CollectionName
  readonly checkpoint?: string | undefined
  readonly limit: number
}

/** The next page of a person's changes in one collection, and the checkpoint to go on from. */
export function pull(
  { kysely }: DatabaseConnection,
  versions: DocumentVersions,
  userId: string,
  { collection, checkpoint, limit }: PullOptions,
): Promise<PullResult> {
  return asStorage(async () => {
    // The head first: what is committed after this line is either in the page below or after its checkpoint.
    const head = await readPosition(kysely, userId)
    const page = await documentsAfter(kysely, { userId, collection }, seqToReadFrom(checkpoint, head), limit)
    return {
      documents: page.map((stored) => toWire(versions, collection, stored)),
      checkpoint: writeCheckpoint({ epoch: head.epoch, seq: page.at(-1)?.seq ?? head.seq }),
    }
  })
}
