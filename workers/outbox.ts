import { Dexie } from 'dexie'
import { MAX_MERGE_CHOICES } from '#contract/limits.ts'
import { type KeptChoice, type MasterVersion, type MergeChoice, type OutboxEntry, outboxKey } from '#contract/outbox.ts'
import type { Packed } from '#contract/packed-slices.ts'
import type { CollectionName, Refusal, WireDocument } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { sameVersion, versionHash } from '#domain/merge/removal.ts'
import { ChangeCounts } from './change-counts.ts'
import { MasterSlices } from './master-slices.ts'
import { NotedRows } from './noted-rows.ts'
import { OutboxDatabase } from './outbox-database.ts'
import {
  entryOf,
  firstSent,
  isRecorded,
  masterVersion,
  partition,
  type WaitingRow,
  withoutDoubt,
} from './outbox-entry.ts'
import { SyncFacts } from './sync-facts.ts'

export type OutboxCounts = { readonly waiting: number; readonly refused: number }

/** A server version, and this device's version after merging it. Undefined: none. */
export type JoinedVersion = { readonly master: WireDocument; readonly local: WireDocument | undefined }

type Joining = {
  readonly nowMs: number
  readonly choices: readonly MergeChoice[]
  /** Those of the versions that this device took as they are, with the others that arrived with them. */
  readonly slices?: readonly { readonly ids: readonly string[]; readonly packed: Packed }[] | undefined
  /** Runs in the same transaction. */
  readonly andThen?: (() => Promise<void>) | undefined
}

type Accepting = {
  /** Of the collection, before the rows were read. */
  readonly changes: number
  /** The rows as they were sent. */
  readonly packed?: Packed | undefined
  /** Runs in the same transaction. */
  readonly andThen: () => Promise<void>
}

/** From so many rows on, the packed push stays as the server's versions instead of a copy of each. */
const PACKED_FROM = 20
const CHOICES_KEPT_MS = 30 * 86_400_000
/** More versions of one document are only pending if a server never responds. */
const SENT_KEPT = 50

/**
 * Stores everything the server has not confirmed, and the server's known version of each document. An entry exists
 * exactly if the last recorded version differs from the server's, and both are always written together: a kill leaves a
 * consistent state.
 */
export class Outbox {
  readonly #database: OutboxDatabase
  readonly #slices: MasterSlices
  readonly facts: SyncFacts
  /** Of entries and known versions. Only the worker that leads makes any. */
  readonly changes = new ChangeCounts()
  readonly #noted = new NotedRows(this.changes)

  constructor(account: string) {
    this.#database = new OutboxDatabase(account)
    this.#slices = new MasterSlices(this.#database)
    this.facts = new SyncFacts(this.#database)
  }

  /** From here on, its deletion by another tab is final. */
  open(): Promise<void> {
    return this.#database.open()
  }

  /** Forgets what this object remembers of the disk: another worker may have led, and written, since. */
  async lead(token: string): Promise<void> {
    await this.#database.lead(token)
    this.changes.count(COLLECTION_NAMES)
    for (const name of COLLECTION_NAMES) this.#slices.forget(name)
  }

  /** Throws Superseded once another worker leads. */
  requireLead(): Promise<void> {
    return this.#database.requireLead()
  }

  /** The server's known versions. Not within a transaction. */
  async masters(collection: CollectionName, ids: readonly string[]): Promise<ReadonlyMap<string, WireDocument>> {
    const { single, sliced } = await this.#knownVersions(collection, ids)
    return new Map([...single, ...sliced])
  }

  /**
   * The common ancestor of each server version and the local one: the server's last known version, or the server's
   * version itself if this device sent it without getting a response.
   */
  async ancestors(
    collection: CollectionName,
    versions: readonly WireDocument[],
  ): Promise<ReadonlyMap<string, WireDocument>> {
    await this.#marked()
    const ids = versions.map(({ id }) => id)
    const ancestors = new Map(await this.masters(collection, ids))
    const entries = await this.#database.entries.bulkGet(ids.map((id) => outboxKey(collection, id)))
    for (const [index, version] of versions.entries()) {
      if (entries[index]?.sent.includes(versionHash(version))) ancestors.set(version.id, version)
    }
    return ancestors
  }

  /** The first version of each document sent without a response: the server may or may not have it. */
  async inDoubt(collection: CollectionName, ids: readonly string[]): Promise<ReadonlyMap<string, WireDocument>> {
    await this.#marked()
    const entries = await this.#database.entries.bulkGet(ids.map((id) => outboxKey(collection, id)))
    return new Map(
      entries.flatMap((entry): [string, WireDocument][] => {
        const document = entry && firstSent(entry)
        return document ? [[entry.id, document]] : []
      }),
    )
  }

  /** Records versions about to be sent: until a response, it is unknown whether they arrive. */
  async markSent(rows: readonly WaitingRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.write(async () => {
      const hashes = rows.map(({ entry }) => [entry.key, entry.hash] as const)
      await this.facts.putSending({ ...(await this.facts.sending()), ...Object.fromEntries(hashes) })
    })
  }

  /**
   * Writes these marks into the entries, where somebody needs them: most pushes are answered without. Returns whether
   * there were any.
   */
  async #markEntries(): Promise<boolean> {
    const hashes = await this.facts.sending()
    if (!hashes) return false
    this.changes.count(COLLECTION_NAMES)
    const entries = await this.#database.entries.bulkGet(Object.keys(hashes))
    const marked = entries.flatMap((entry): OutboxEntry[] => {
      const hash = entry && hashes[entry.key]
      if (!entry || hash === undefined || entry.sent.includes(hash)) return []
      return [{ ...entry, sent: [...entry.sent, hash].slice(-SENT_KEPT) }]
    })
    await this.#database.entries.bulkPut(marked)
    await this.facts.putSending({})
    return true
  }

  async #marked(): Promise<void> {
    if (await this.facts.sending()) await this.#database.write(() => this.#markEntries())
  }

  async note(
    collection: CollectionName,
    documents: readonly WireDocument[],
    { nowMs, scannedTo }: { readonly nowMs: number; readonly scannedTo: unknown },
  ): Promise<void> {
    const known = await this.#knownVersions(
      collection,
      documents.map(({ id }) => id),
    )
    const masterOf = (id: string) => known.single.get(id) ?? known.sliced.get(id)
    const totalBefore = this.changes.total
    const noted = await this.#database.write(async () => {
      const versions = documents.map((local) => ({ local, master: masterOf(local.id) }))
      const changed = await this.#compare(collection, versions, nowMs)
      // Beside an entry, the server's version is by itself, for whoever sends it.
      const unpacked = changed.flatMap(({ id }) => known.sliced.get(id) ?? [])
      await this.#database.masters.bulkPut(unpacked.map((master) => masterVersion(collection, master)))
      if (scannedTo !== undefined) await this.facts.putScanned(collection, scannedTo)
      return changed
    })
    if (noted.length === 0) return
    const rows = noted.map((entry): WaitingRow => ({ entry, master: masterOf(entry.id) ?? null }))
    this.#noted.keep(rows, totalBefore)
  }

  /** Records server versions and the local ones that resulted from merging them. */
  async putMasters(
    collection: CollectionName,
    joined: readonly JoinedVersion[],
    { nowMs, choices, slices = [], andThen }: Joining,
  ): Promise<void> {
    const settled = await this.#settledBy(collection, joined)
    await this.#database.write(async () => {
      if (joined.length > 0) this.changes.count([collection])
      await this.#endDoubt(settled)
      const ids = new Set(slices.flatMap((slice) => slice.ids))
      await Promise.all(slices.map((slice) => this.#slices.put(collection, slice.ids, slice.packed)))
      const single = joined.filter(({ master }) => !ids.has(master.id))
      await this.#database.masters.bulkPut(single.map(({ master }) => masterVersion(collection, master)))
      const versions = joined.flatMap(({ master, local }) => (local ? [{ master, local }] : []))
      await this.#compare(collection, versions, nowMs)
      const gone = joined.filter(({ local }) => !local)
      await this.#database.entries.bulkDelete(gone.map(({ master }) => outboxKey(collection, master.id)))
      await this.#keepChoices(choices, nowMs)
      await andThen?.()
    })
  }

  /** Records accepted rows. If a pull returned a newer version during the push, that one stays the known version. */
  async accept(
    collection: CollectionName,
    rows: readonly WaitingRow[],
    { changes, packed, andThen }: Accepting,
  ): Promise<void> {
    await this.#database.write(async () => {
      const isAsSent = changes === this.changes.of(collection)
      this.changes.count([collection])
      const keys = new Set(rows.map(({ entry }) => entry.key))
      const unanswered = Object.entries((await this.facts.sending()) ?? {}).filter(([key]) => !keys.has(key))
      await Promise.all([
        isAsSent ? this.#acceptAsSent(rows, packed) : this.#acceptComparing(rows),
        this.facts.putSending(Object.fromEntries(unanswered)),
        andThen(),
      ])
    })
  }

  /** Nothing was noted or pulled since the rows were read, which spares reading them again. */
  async #acceptAsSent(rows: readonly WaitingRow[], packed: Packed | undefined): Promise<void> {
    const isMany = packed !== undefined && rows.length >= PACKED_FROM
    // Only what the server never had: then no other version of it is kept anywhere.
    const [added, others] = partition(rows, ({ master }) => isMany && master === null)
    const [first] = added
    await Promise.all([
      first &&
        packed &&
        this.#slices.putPushed(
          first.entry.collection,
          added.map(({ entry }) => entry.id),
          packed,
        ),
      this.#database.masters.bulkPut(others.map(({ entry }) => masterVersion(entry.collection, entry.document))),
      this.#removeEntries(rows.map(({ entry }) => entry.key)),
    ])
  }

  async #acceptComparing(rows: readonly WaitingRow[]): Promise<void> {
    const keys = rows.map(({ entry }) => entry.key)
    const [masters, entries] = await Promise.all([
      this.#database.masters.bulkGet(keys),
      this.#database.entries.bulkGet(keys),
    ])
    const [confirmed, done, newer]: [MasterVersion[], string[], OutboxEntry[]] = [[], [], []]
    for (const [index, { entry, master }] of rows.entries()) {
      const { collection, document, key } = entry
      const known = masters[index]?.document
      const isAsSent = sameVersion(known, master ?? undefined)
      if (isAsSent) confirmed.push(masterVersion(collection, document))
      const latest = entries[index]
      if (!latest) continue
      if (sameVersion(latest.document, isAsSent ? document : known)) done.push(key)
      else if (isAsSent) newer.push({ ...withoutDoubt(latest), waitingSinceMs: latest.queuedAtMs })
    }
    await Promise.all([
      this.#database.masters.bulkPut(confirmed),
      this.#database.entries.bulkDelete(done),
      this.#database.entries.bulkPut(newer),
    ])
  }

  /** These exist. Mostly they are all, and emptying the store is one request instead of one for each. */
  async #removeEntries(keys: readonly string[]): Promise<void> {
    const { entries } = this.#database
    if ((await entries.count()) === keys.length) await entries.clear()
    else await entries.bulkDelete([...keys])
  }

  /** Records quarantined versions: they stay here with the reason, unless newer ones are recorded. */
  async refuse(rows: readonly WaitingRow[], refusals: readonly Refusal[]): Promise<void> {
    const issuesById = new Map(refusals.map(({ id, issues }) => [id, issues]))
    await this.#database.write(async () => {
      this.changes.count(rows.map(({ entry }) => entry.collection))
      for (const { entry } of rows) {
        const issues = issuesById.get(entry.id)
        const latest = issues && (await this.#database.entries.get(entry.key))
        if (!latest || !sameContent(latest.document, entry.document)) continue
        await this.#database.entries.put({ ...latest, state: 'refused', issues })
      }
    })
  }

  /**
   * The waiting entries of one collection, the latest first, so that recent sets never wait for old ones. Withheld
   * collections and skipped entries block no others.
   */
  async nextRows(
    limit: number,
    { withheld, passedOver }: { withheld: ReadonlySet<CollectionName>; passedOver: ReadonlySet<string> },
  ): Promise<readonly WaitingRow[]> {
    const names = COLLECTION_NAMES.filter((name) => !withheld.has(name))
    return this.#database.read(async () => {
      const keys = await Promise.all(names.map((name) => this.#waitingKeys(name, passedOver)))
      const newest = await this.#rowsWith(keys.flatMap(([latest]) => latest ?? []))
      const [first] = newest.map(({ entry }) => entry).toSorted((left, right) => right.queuedAtMs - left.queuedAtMs)
      if (!first) return []
      const ofCollection = keys[names.indexOf(first.collection)] ?? []
      const rows = await this.#rowsWith(ofCollection.slice(0, limit))
      return rows.filter(({ entry }) => entry.schemaVersion === first.schemaVersion)
    })
  }

  async row(key: string): Promise<WaitingRow | undefined> {
    return this.#database.read(async () => (await this.#rowsWith([key]))[0])
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

  /** Both values of each merge choice about a document, latest last. Kept for 30 days, and the newest only. */
  async choices(collection: CollectionName, id: string, nowMs: number): Promise<readonly KeptChoice[]> {
    const recent = await this.#database.choices
      .where('chosenAtMs')
      .aboveOrEqual(nowMs - CHOICES_KEPT_MS)
      .toArray()
    return recent
      .flatMap(({ number, ...choice }) => (number === undefined ? [] : [{ ...choice, number }]))
      .filter((choice) => choice.collection === collection && choice.id === id)
      .toSorted((left, right) => left.number - right.number)
  }

  /** By their numbers. No lead is needed: nothing else depends on a choice. */
  async forgetChoices(numbers: readonly number[]): Promise<void> {
    await this.#database.choices.bulkDelete([...numbers])
  }

  /** Forgets the server's known versions of these collections, so that they sync as with an unknown server. */
  async forgetMasters(names: readonly CollectionName[], andThen?: () => Promise<void>): Promise<void> {
    await this.#database.write(async () => {
      this.changes.count(names)
      await this.#database.masters.where('collection').anyOf(names).delete()
      for (const name of names) this.#slices.forget(name)
      await this.facts.beginAnew(names)
      await andThen?.()
    })
  }

  /** Puts facts, all or none. */
  async putFacts(put: () => Promise<void>): Promise<void> {
    await this.#database.write(put)
  }

  close(): void {
    this.#database.close()
  }

  async #compare(
    collection: CollectionName,
    versions: readonly { readonly local: WireDocument; readonly master: WireDocument | undefined }[],
    nowMs: number,
  ): Promise<readonly OutboxEntry[]> {
    const { entries } = this.#database
    const isEmpty = (await entries.count()) === 0
    const [same, different] = partition(versions, ({ local, master }) => sameVersion(local, master))
    const keysOf = (some: typeof versions) => some.map(({ local }) => outboxKey(collection, local.id))
    const earlierOf = async (some: typeof versions) => (isEmpty ? [] : entries.bulkGet(keysOf(some)))
    const recorded = await earlierOf(different)
    const isNews = different.map(({ local }, index) => !isRecorded(recorded[index], local))
    const news = different.filter((_, index) => isNews[index])
    const hasMarked = news.length > 0 && (await this.#markEntries())
    const earlier = hasMarked ? await earlierOf(news) : recorded.filter((_, index) => isNews[index])
    const changed = news.map(({ local }, index) => entryOf(collection, local, earlier[index], nowMs))
    if (changed.length > 0 || (same.length > 0 && !isEmpty)) this.changes.count([collection])
    if (!isEmpty) await entries.bulkDelete(keysOf(same))
    await entries.bulkPut(changed)
    return changed
  }

  /**
   * The keys of entries whose sent versions are not in doubt after these versions of the server are recorded. Each was
   * sent as a change of the known version. Where the server has another one, that includes what was sent, or the
   * server will never accept it.
   */
  async #settledBy(collection: CollectionName, joined: readonly JoinedVersion[]): Promise<readonly string[]> {
    const [sending = {}, count] = await Promise.all([this.facts.sending(), this.#database.entries.count()])
    if (count === 0) return []
    const entries = await this.#database.entries.bulkGet(joined.map(({ master }) => outboxKey(collection, master.id)))
    const doubtful = joined.filter((_, index) => {
      const entry = entries[index]
      return entry !== undefined && (entry.sent.length > 0 || sending[entry.key] !== undefined)
    })
    const known = await this.masters(
      collection,
      doubtful.map(({ master }) => master.id),
    )
    const settled = doubtful.filter(({ master }) => !sameVersion(known.get(master.id), master))
    return settled.map(({ master }) => outboxKey(collection, master.id))
  }

  async #endDoubt(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const sending = Object.entries((await this.facts.sending()) ?? {})
    const entries = await this.#database.entries.bulkGet([...keys])
    await this.#database.entries.bulkPut(entries.flatMap((entry) => (entry ? [withoutDoubt(entry)] : [])))
    await this.facts.putSending(Object.fromEntries(sending.filter(([key]) => !keys.includes(key))))
  }

  async #knownVersions(collection: CollectionName, ids: readonly string[]) {
    const found = await this.#database.masters.bulkGet(ids.map((id) => outboxKey(collection, id)))
    const single = new Map(found.flatMap((master) => (master ? [[master.document.id, master.document]] : [])))
    const sliced = await this.#slices.find(
      collection,
      ids.filter((id) => !single.has(id)),
    )
    return { single, sliced }
  }

  async #keepChoices(choices: readonly MergeChoice[], nowMs: number): Promise<void> {
    if (choices.length === 0) return
    await this.#database.choices
      .where('chosenAtMs')
      .below(nowMs - CHOICES_KEPT_MS)
      .delete()
    await this.#database.choices.bulkAdd([...choices])
    const numbers = await this.#database.choices.orderBy('number').primaryKeys()
    await this.#database.choices.bulkDelete(numbers.slice(0, -MAX_MERGE_CHOICES))
  }

  /** The latest first. By keys: an entry is as large as its document. */
  async #waitingKeys(collection: CollectionName, passedOver: ReadonlySet<string>): Promise<readonly string[]> {
    const [oldest, newest] = [Dexie.minKey, Dexie.maxKey]
    const keys = await this.#database.entries
      .where('[state+collection+queuedAtMs]')
      .between(['waiting', collection, oldest], ['waiting', collection, newest])
      .primaryKeys()
    return keys.reverse().filter((key) => !passedOver.has(key))
  }

  /** Those that are there, in this order. */
  async #rowsWith(keys: readonly string[]): Promise<readonly WaitingRow[]> {
    const unread = keys.filter((key) => !this.#noted.get(key))
    const read = new Map((await this.#readRows(unread)).map((row) => [row.entry.key, row]))
    return keys.flatMap((key) => this.#noted.get(key) ?? read.get(key) ?? [])
  }

  async #readRows(keys: readonly string[]): Promise<readonly WaitingRow[]> {
    if (keys.length === 0) return []
    const [entries, masters] = await Promise.all([
      this.#database.entries.bulkGet([...keys]),
      this.#database.masters.bulkGet([...keys]),
    ])
    return entries.flatMap((entry, index): WaitingRow[] =>
      entry ? [{ entry, master: masters[index]?.document ?? null }] : [],
    )
  }
}
