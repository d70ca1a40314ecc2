import { type MasterVersion, type OutboxEntry, outboxKey, waitingSince } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { versionHash } from '#domain/merge/removal.ts'

/** A row of a push: the entry, and the server's known version. */
export type WaitingRow = { readonly entry: OutboxEntry; readonly master: WireDocument | null }

export function entryOf(
  collection: CollectionName,
  document: WireDocument,
  earlier: OutboxEntry | undefined,
  nowMs: number,
): OutboxEntry {
  const sentDocument = earlier && firstSent(earlier)
  return {
    key: outboxKey(collection, document.id),
    collection,
    id: document.id,
    document,
    hash: versionHash(document),
    sent: earlier?.sent ?? [],
    ...(sentDocument ? { sentDocument } : {}),
    schemaVersion: SCHEMA_VERSION,
    queuedAtMs: nowMs,
    waitingSinceMs: earlier ? waitingSince(earlier) : nowMs,
    state: 'waiting',
    issues: [],
  }
}

export function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  const parts: [Item[], Item[]] = [[], []]
  for (const item of items) parts[isFirst(item) ? 0 : 1].push(item)
  return parts
}

export function isRecorded(entry: OutboxEntry | undefined, document: WireDocument): boolean {
  return entry !== undefined && sameContent(entry.document, document)
}

export function firstSent({ document, hash, sent, sentDocument }: OutboxEntry): WireDocument | undefined {
  return sentDocument ?? (sent.includes(hash) ? document : undefined)
}

export function withoutDoubt({ sentDocument: _, ...entry }: OutboxEntry): OutboxEntry {
  return { ...entry, sent: [] }
}

export function masterVersion(collection: CollectionName, document: WireDocument): MasterVersion {
  return { key: outboxKey(collection, document.id), collection, document }
}
