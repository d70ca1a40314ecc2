import { Dexie } from 'dexie'
import { type MasterVersion, type MergeChoice, type OutboxEntry, outboxKey } from '#contract/outbox.ts'
import type { CollectionName, Refusal, WireDocument } from '#contract/sync.ts'
import { COLLECTION_NAMES, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { sameVersion, versionHash } from '#domain/merge/removal.ts'
import { OutboxDatabase } from './outbox-database.ts'
import { SyncFacts } from './sync-facts.ts'

export type OutboxCounts = { readonly waiting: number; readonly refused: number }

/** A row of a push: the entry, and the version that the server is known to have. */
export type WaitingRow = { readonly entry: OutboxEntry; readonly master: WireDocument | null }

/** A version of the server's, and what this device has after it was joined into its own. Undefined: nothing. */
export type JoinedVersion = { readonly master: WireDocument; readonly local: WireDocument | undefined }

const CHOICES_KEPT_MS = 30 * 86_400_000
/** More versions of one document are not in doubt at a time, but for a server that never answers. */
const SENT_KEPT = 50

/**
 * Keeps what the server has not confirmed, and for each document the version that the server is known to have. An entry
 * is there exactly where the version last noted and the server's differ, and both are always written together: what a
 * kill leaves behind is a true state of some moment.
 */
export class Outbox {
  readonly #database: OutboxDatabase
  readonly facts: SyncFacts

  constructor(account: string) {
    this.#database = new OutboxDatabase(account)
    this.facts = new SyncFacts(this.#database)
  }

  /** Only what this worker writes is let through from now on. */
  lead(token: string): Promise<void> {
    return this.#database.lead(token)
  }

  /** The versions that the server is known to have of these documents. */
  async masters(collection: CollectionName, ids: readonly string[]): Promise<ReadonlyMap<string, WireDocument>> {
    const found = await this.#database.masters.bulkGet(ids.map((id) => outboxKey(collection, id)))
    return new Map(found.flatMap((master) => (master ? [[master.document.id, master.document]] : [])))
  }

  /**
   * The ancestor of each of the server's versions and of what is here: the version that the server was known to have, or
   * the server's own where this device sent it and never heard so.
   */
  async ancestors(
    collection: CollectionName,
    versions: readonly WireDocument[],
  ): Promise<ReadonlyMap<string, WireDocument>> {
    const ids = versions.map(({ id }) => id)
    const ancestors = new Map(await this.masters(collection, ids))
    const entries = await this.#database.entries.bulkGet(ids.map((id) => outboxKey(collection, id)))
    for (const [index, version] of versions.entries()) {
      if (entries[index]?.sent.includes(versionHash(version))) ancestors.set(version.id, version)
    }
    return ancestors
  }

  /** The first version of each document that was sent without an answer since the last one: it may be there or not. */
  async inDoubt(collection: CollectionName, ids: readonly string[]): Promise<ReadonlyMap<string, WireDocument>> {
    const entries = await this.#database.entries.bulkGet(ids.map((id) => outboxKey(collection, id)))
    return new Map(
      entries.flatMap((entry): [string, WireDocument][] => {
        const document = entry && firstSent(entry)
        return document ? [[entry.id, document]] : []
      }),
    )
  }

  /** Remembers that these versions are about to be sent: whether they arrive is in doubt until there is an answer. */
  async markSent(rows: readonly WaitingRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.write(async () => {
      for (const { entry } of rows) {
        const latest = await this.#database.entries.get(entry.key)
        if (!latest || latest.sent.includes(entry.hash)) continue
        await this.#database.entries.put({ ...latest, sent: [...latest.sent, entry.hash].slice(-SENT_KEPT) })
      }
    })
  }

  /** Notes the present versions of documents, and how far the collection has been looked through with them. */
  async note(
    collection: CollectionName,
    documents: readonly WireDocument[],
    { nowMs, scannedTo }: { readonly nowMs: number; readonly scannedTo: unknown },
  ): Promise<void> {
    await this.#database.write(async () => {
      const masters = await this.masters(
        collection,
        documents.map(({ id }) => id),
      )
      for (const document of documents) await this.#compare(collection, document, masters.get(document.id), nowMs)
      if (scannedTo !== undefined) await this.facts.putScanned(collection, scannedTo)
    })
  }

  /** The server has these versions, and this device's are those that came of joining them. */
  async putMasters(
    collection: CollectionName,
    joined: readonly JoinedVersion[],
    { nowMs, choices, andThen }: { nowMs: number; choices: readonly MergeChoice[]; andThen?: () => Promise<void> },
  ): Promise<void> {
    await this.#database.write(async () => {
      await this.#database.masters.bulkPut(joined.map(({ master }) => masterVersion(collection, master)))
      for (const { master, local } of joined) {
        if (local) await this.#compare(collection, local, master, nowMs)
        else await this.#database.entries.delete(outboxKey(collection, master.id))
      }
      await this.#keepChoices(choices, nowMs)
      await andThen?.()
    })
  }

  /**
   * The server took these rows. Where a pull has told of a newer version while the push was under way, that one stays
   * what the server is known to have.
   */
  async accept(rows: readonly WaitingRow[], andThen: () => Promise<void>): Promise<void> {
    await this.#database.write(async () => {
      for (const { entry, master } of rows) {
        const { collection, document, key } = entry
        const known = (await this.#database.masters.get(key))?.document
        const isAsSent = sameVersion(known, master ?? undefined)
        if (isAsSent) await this.#database.masters.put(masterVersion(collection, document))
        const latest = await this.#database.entries.get(key)
        if (!latest) continue
        if (sameVersion(latest.document, isAsSent ? document : known)) await this.#database.entries.delete(key)
        else if (isAsSent) await this.#database.entries.put(withoutDoubt(latest))
      }
      await andThen()
    })
  }

  /** The server keeps these versions in quarantine: they stay here with the reason, unless newer ones are noted. */
  async refuse(rows: readonly WaitingRow[], refusals: readonly Refusal[]): Promise<void> {
    const issuesById = new Map(refusals.map(({ id, issues }) => [id, issues]))
    await this.#database.write(async () => {
      for (const { entry } of rows) {
        const issues = issuesById.get(entry.id)
        const latest = issues && (await this.#database.entries.get(entry.key))
        if (!latest || !sameContent(latest.document, entry.document)) continue
        await this.#database.entries.put({ ...latest, state: 'refused', issues })
      }
    })
  }

  /**
   * The entries of one collection that wait, the latest first: what was just logged never stands behind old ones.
   * Collections that are withheld, and entries whose keys are passed over, stand in nobody's way.
   */
  async nextRows(
    limit: number,
    { withheld, passedOver }: { withheld: ReadonlySet<CollectionName>; passedOver: ReadonlySet<string> },
  ): Promise<readonly WaitingRow[]> {
    const latestFirst = (name: CollectionName) =>
      this.#waiting(name)
        .reverse()
        .filter(({ key }) => !passedOver.has(key))
    return this.#database.read(async () => {
      const newest = await Promise.all(
        COLLECTION_NAMES.filter((name) => !withheld.has(name)).map((name) => latestFirst(name).first()),
      )
      const first = newest
        .filter((entry) => entry !== undefined)
        .reduce<OutboxEntry | undefined>(
          (best, it) => (best && best.queuedAtMs >= it.queuedAtMs ? best : it),
          undefined,
        )
      if (!first) return []
      const entries = await latestFirst(first.collection).limit(limit).toArray()
      return this.#withMasters(entries.filter(({ schemaVersion }) => schemaVersion === first.schemaVersion))
    })
  }

  /** One entry as a row, whatever its state. */
  async row(key: string): Promise<WaitingRow | undefined> {
    return this.#database.read(async () => {
      const entry = await this.#database.entries.get(key)
      return entry && (await this.#withMasters([entry]))[0]
    })
  }

  counts(): Promise<OutboxCounts> {
    return this.#database.remember('counts', async () => {
      const [waiting, refused] = await Promise.all([
        this.#database.entries.where('state').equals('waiting').count(),
        this.#database.entries.where('state').equals('refused').count(),
      ])
      return { waiting, refused }
    })
  }

  async refusedKeys(): Promise<readonly string[]> {
    return this.#database.entries.where('state').equals('refused').primaryKeys()
  }

  all(): Promise<OutboxEntry[]> {
    return this.#database.entries.toArray()
  }

  entry(key: string): Promise<OutboxEntry | undefined> {
    return this.#database.entries.get(key)
  }

  /** Both values where merging had to choose one, latest last. They are kept for 30 days. */
  choices(): Promise<readonly MergeChoice[]> {
    return this.#database.choices.orderBy('number').toArray()
  }

  /** Forgets what the server is known to have of these collections, so that they are exchanged as with a stranger. */
  async forgetMasters(names: readonly CollectionName[], andThen?: () => Promise<void>): Promise<void> {
    await this.#database.write(async () => {
      await this.#database.masters.where('collection').anyOf(names).delete()
      await this.facts.beginAnew(names)
      await andThen?.()
    })
  }

  close(): void {
    this.#database.close()
  }

  async #compare(
    collection: CollectionName,
    document: WireDocument,
    master: WireDocument | undefined,
    nowMs: number,
  ): Promise<void> {
    const key = outboxKey(collection, document.id)
    if (sameVersion(document, master)) return this.#database.entries.delete(key)
    const earlier = await this.#database.entries.get(key)
    if (earlier && sameContent(earlier.document, document)) return
    const sentDocument = earlier && firstSent(earlier)
    await this.#database.entries.put({
      key,
      collection,
      id: document.id,
      document,
      hash: versionHash(document),
      sent: earlier?.sent ?? [],
      ...(sentDocument ? { sentDocument } : {}),
      schemaVersion: SCHEMA_VERSION,
      queuedAtMs: nowMs,
      state: 'waiting',
      issues: [],
    })
  }

  async #keepChoices(choices: readonly MergeChoice[], nowMs: number): Promise<void> {
    if (choices.length === 0) return
    await this.#database.choices
      .where('chosenAtMs')
      .below(nowMs - CHOICES_KEPT_MS)
      .delete()
    await this.#database.choices.bulkAdd([...choices])
  }

  #waiting(collection: CollectionName) {
    const [oldest, newest] = [Dexie.minKey, Dexie.maxKey]
    return this.#database.entries
      .where('[state+collection+queuedAtMs]')
      .between(['waiting', collection, oldest], ['waiting', collection, newest])
  }

  async #withMasters(entries: readonly OutboxEntry[]): Promise<readonly WaitingRow[]> {
    const masters = await this.#database.masters.bulkGet(entries.map(({ key }) => key))
    return entries.map((entry, index) => ({ entry, master: masters[index]?.document ?? null }))
  }
}

function firstSent({ document, hash, sent, sentDocument }: OutboxEntry): WireDocument | undefined {
  return sentDocument ?? (sent.includes(hash) ? document : undefined)
}

function withoutDoubt({ sentDocument: _, ...entry }: OutboxEntry): OutboxEntry {
  return { ...entry, sent: [] }
}

function masterVersion(collection: CollectionName, document: WireDocument): MasterVersion {
  return { key: outboxKey(collection, document.id), collection, document }
}
