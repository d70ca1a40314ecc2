import type { EventBulk, RxStorageChangeEvent, RxStorageDefaultCheckpoint } from 'rxdb/plugins/core'

/** Copying this many sessions of ten years into another thread takes a few milliseconds. */
const MAX_EVENTS = 20

type Bulk<Document> = EventBulk<RxStorageChangeEvent<Document>, RxStorageDefaultCheckpoint>
type LargeCheckpoint = RxStorageDefaultCheckpoint & { readonly changedIds: readonly string[] }
type Reported = { readonly events: readonly { readonly documentId: string }[]; readonly checkpoint: unknown }

/**
 * The events of one write as other threads get them. A large write would block them: they get one of its events, with
 * the ids of all. Their queries read the rest from the disk, once (`detect-missed-events.ts`).
 */
export function reportOf<Document>(bulk: Bulk<Document>): Bulk<Document> {
  if (bulk.events.length <= MAX_EVENTS) return bulk
  const checkpoint: LargeCheckpoint = {
    ...bulk.checkpoint,
    changedIds: bulk.events.map(({ documentId }) => documentId),
  }
  return { ...bulk, events: bulk.events.slice(-1), checkpoint }
}

/** The ids of all documents of a write, with an event or without. */
export function changedIds({ events, checkpoint }: Reported): readonly string[] {
  return idsBeside(checkpoint) ?? events.map(({ documentId }) => documentId)
}

/** Whether a write has more documents than its events tell. */
export function isLarge({ checkpoint }: Pick<Reported, 'checkpoint'>): boolean {
  return idsBeside(checkpoint) !== undefined
}

function idsBeside(checkpoint: unknown): readonly string[] | undefined {
  return (checkpoint as Partial<LargeCheckpoint> | undefined)?.changedIds
}
