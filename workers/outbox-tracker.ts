import { getAssumedMasterState, getChangedDocumentsSince, now, type RxDocumentData } from 'rxdb/plugins/core'
import { filter, type Subscription } from 'rxjs'
import { outboxKey } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import type { NewEntry, Outbox } from './outbox.ts'
import type { AnyCollection, AnyDocument, Replication } from './replicate-collection.ts'
import { toWire } from './wire.ts'

const SCAN_ROWS = 200

export type TrackerOptions = {
  readonly name: CollectionName
  readonly collection: AnyCollection
  readonly replication: Replication
  readonly outbox: Outbox
  readonly nowMs: () => number
  /** Everything that touches the outbox waits its turn here, so that an answer never overtakes the change it answers. */
  readonly inTurn: (work: () => Promise<void>) => void
}

/**
 * Notes every change of one collection in the outbox: those made while nobody replicated by reading on from its own
 * mark, later ones as they happen. It compares with what the server is known to have, not with RxDB's checkpoint.
 * Call it before the replication starts, and start it at once.
 */
export function trackChanges(options: TrackerOptions): Subscription {
  const { collection, replication, inTurn } = options
  const sinceMs = now()
  inTurn(async () => {
    await replication.startPromise
    await scan(options, sinceMs)
  })
  const changes = collection.eventBulks$.subscribe((bulk) => {
    inTurn(async () => {
      // What was pulled is on the server already.
      if (bulk.context === (await replication.internalReplicationState?.downstreamBulkWriteFlag)) return
      await note(
        options,
        bulk.events.map((event) => event.documentData),
        bulk.checkpoint,
      )
    })
  })
  // A version can reach the server without an answer of ours: another device merged it, and it came back by a pull.
  changes.add(
    replication.active$.pipe(filter((active) => !active)).subscribe(() => inTurn(() => settleConfirmed(options))),
  )
  return changes
}

/** What counts is the document as it is now: a merge may have left the version that is noted behind. */
async function settleConfirmed({ name, collection, replication, outbox }: TrackerOptions): Promise<void> {
  const waiting = await outbox.waitingOf(name)
  if (waiting.length === 0) return
  const ids = waiting.map((entry) => entry.id)
  const current = await collection.storageInstance.findDocumentsById(ids, true)
  for (const document of current.map(toWire)) {
    if (await isConfirmed(replication, document)) await outbox.settle(name, [document])
  }
}

/** Whether the server is known to have this very version. */
async function isConfirmed(replication: Replication, document: WireDocument): Promise<boolean> {
  const state = replication.internalReplicationState
  if (!state) return false
  const assumed = await getAssumedMasterState(state, [document.id])
  return sameContent(assumed[document.id]?.docData, document)
}

/** Reads up to the moment from which changes are told as they happen: what is pulled meanwhile is not ours to send. */
async function scan(options: TrackerOptions, untilMs: number): Promise<void> {
  const { name, collection, outbox } = options
  let checkpoint = await outbox.scannedUpTo(name)
  for (;;) {
    const changed = await getChangedDocumentsSince(collection.storageInstance, SCAN_ROWS, checkpoint)
    const earlier = changed.documents.filter((document) => document._meta.lwt <= untilMs)
    const isWhole = earlier.length === changed.documents.length
    await note(options, earlier, isWhole ? changed.checkpoint : undefined)
    if (changed.documents.length === 0 || !isWhole) return
    checkpoint = changed.checkpoint
  }
}

async function note(
  { name, replication, outbox, nowMs }: TrackerOptions,
  stored: readonly RxDocumentData<AnyDocument>[],
  checkpoint: unknown,
): Promise<void> {
  const state = replication.internalReplicationState
  if (!state) return
  const documents = stored.map(toWire)
  const assumed = await getAssumedMasterState(
    state,
    documents.map((document) => document.id),
  )
  const entries = documents.flatMap((document): NewEntry[] => {
    const known = assumed[document.id]?.docData as WireDocument | undefined
    if (sameContent(known, document)) return []
    const key = outboxKey(name, document.id)
    return [
      {
        key,
        collection: name,
        id: document.id,
        document,
        assumed: known ?? null,
        queuedAtMs: nowMs(),
        state: 'waiting',
        issues: [],
      },
    ]
  })
  await outbox.add(name, entries, checkpoint)
}
