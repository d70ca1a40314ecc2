import { Dexie, type Table } from 'dexie'
import {
  OUTBOX_DATABASE_VERSION,
  type OutboxEntry,
  type OutboxSender,
  outboxDatabaseName,
  outboxKey,
  type SessionReceipt,
} from '#contract/outbox.ts'
import type { CollectionName, Refusal, WireDocument } from '#contract/sync.ts'

/** How far the changes of one collection have been looked through, as RxDB's own checkpoint. */
type ScanMark = { readonly name: `scanned/${CollectionName}`; readonly checkpoint: unknown }
type DigestMark = { readonly name: 'digest'; readonly comparedAtMs: number }
type Fact = OutboxSender | ScanMark | DigestMark

/** An entry before its history is added. */
export type NewEntry = Omit<OutboxEntry, 'quarantined'>

export type OutboxCounts = { readonly waiting: number; readonly refused: number }

/**
 * Keeps what the server has not confirmed, apart from RxDB's checkpoints, so that a mistake in one is seen by the
 * other. Every write is a small transaction of its own; calls are answered in the order they were made.
 */
export class Outbox {
  readonly #database: Dexie
  readonly #entries: Table<OutboxEntry, string>
  readonly #facts: Table<Fact, string>
  readonly #receipts: Table<SessionReceipt, string>

  constructor(account: string) {
    this.#database = new Dexie(outboxDatabaseName(account))
    this.#database
      .version(OUTBOX_DATABASE_VERSION)
      .stores({ entries: 'key, state', facts: 'name', receipts: 'sessionId, confirmedAtMs' })
    this.#entries = this.#database.table('entries')
    this.#facts = this.#database.table('facts')
    this.#receipts = this.#database.table('receipts')
  }

  /** Notes versions that the server has yet to confirm, and how far the collection has been looked through with them. */
  async add(collection: CollectionName, entries: readonly NewEntry[], checkpoint: unknown): Promise<void> {
    await this.#database.transaction('rw', this.#entries, this.#facts, async () => {
      const earlier = await this.#entries.bulkGet(entries.map((entry) => entry.key))
      const noted = entries.map((entry, index) => ({ ...entry, quarantined: earlier[index]?.quarantined ?? [] }))
      await this.#entries.bulkPut(noted)
      if (checkpoint !== undefined) await this.#facts.put({ name: `scanned/${collection}`, checkpoint })
    })
  }

  /** The server has these versions. An entry that meanwhile holds a newer one stays, and knows what the server has. */
  async settle(collection: CollectionName, documents: readonly WireDocument[]): Promise<void> {
    await this.#database.transaction('rw', this.#entries, async () => {
      for (const document of documents) {
        const key = outboxKey(collection, document.id)
        const entry = await this.#entries.get(key)
        if (!entry) continue
        if (isNewer(entry.document, document)) await this.#entries.put({ ...entry, assumed: document })
        else await this.#entries.delete(key)
      }
    })
  }

  /** The server keeps these versions in quarantine: they stay here with the reason. */
  async refuse(
    collection: CollectionName,
    documents: readonly WireDocument[],
    refusals: readonly Refusal[],
    nowMs: number,
  ): Promise<void> {
    const byId = new Map(documents.map((document) => [document.id, document]))
    await this.#database.transaction('rw', this.#entries, async () => {
      for (const { id, issues } of refusals) {
        const document = byId.get(id)
        if (!document) continue
        const key = outboxKey(collection, id)
        const earlier = (await this.#entries.get(key))?.quarantined ?? []
        const quarantined = [...new Set([...earlier, stampOf(document)])]
        await this.#entries.put({
          key,
          collection,
          id,
          document,
          assumed: null,
          queuedAtMs: nowMs,
          state: 'refused',
          issues,
          quarantined,
        })
      }
    })
  }

  /** For each document of a collection: the versions that the server has in quarantine instead of as the document. */
  async quarantinedVersions(collection: CollectionName): Promise<ReadonlyMap<string, readonly string[]>> {
    const entries = await this.#entries
      .filter((entry) => entry.collection === collection && entry.quarantined.length > 0)
      .toArray()
    return new Map(entries.map((entry) => [entry.id, entry.quarantined]))
  }

  async waitingOf(collection: CollectionName): Promise<readonly OutboxEntry[]> {
    const waiting = await this.#entries.where('state').equals('waiting').toArray()
    return waiting.filter((entry) => entry.collection === collection)
  }

  async counts(): Promise<OutboxCounts> {
    const [waiting, refused] = await Promise.all([
      this.#entries.where('state').equals('waiting').count(),
      this.#entries.where('state').equals('refused').count(),
    ])
    return { waiting, refused }
  }

  all(): Promise<OutboxEntry[]> {
    return this.#entries.toArray()
  }

  entry(key: string): Promise<OutboxEntry | undefined> {
    return this.#entries.get(key)
  }

  async scannedUpTo(collection: CollectionName): Promise<unknown> {
    const fact = await this.#facts.get(`scanned/${collection}`)
    return fact?.name.startsWith('scanned/') ? (fact as ScanMark).checkpoint : undefined
  }

  async rememberSender(sender: OutboxSender): Promise<void> {
    await this.#facts.put(sender)
  }

  async comparedAtMs(): Promise<number> {
    const fact = await this.#facts.get('digest')
    return fact?.name === 'digest' ? fact.comparedAtMs : 0
  }

  async rememberComparison(nowMs: number): Promise<void> {
    await this.#facts.put({ name: 'digest', comparedAtMs: nowMs })
  }

  /** Only the latest sessions are asked for: what a person looks at while and right after training. */
  async putReceipts(receipts: readonly SessionReceipt[]): Promise<void> {
    await this.#database.transaction('rw', this.#receipts, async () => {
      await this.#receipts.bulkPut([...receipts])
      const surplus = (await this.#receipts.count()) - RECEIPTS_KEPT
      if (surplus > 0) await this.#receipts.orderBy('confirmedAtMs').limit(surplus).delete()
    })
  }

  async receipt(sessionId: string): Promise<SessionReceipt | null> {
    return (await this.#receipts.get(sessionId)) ?? null
  }

  close(): void {
    this.#database.close()
  }
}

const RECEIPTS_KEPT = 20

function isNewer(left: WireDocument, right: WireDocument): boolean {
  return stampOf(left) > stampOf(right)
}

function stampOf(document: WireDocument): string {
  return String(document['updatedAt'] ?? '')
}
