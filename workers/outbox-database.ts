import { Dexie, type Table } from 'dexie'
import {
  type KnownHead,
  type MasterSlice,
  type MasterVersion,
  type MergeChoice,
  OUTBOX_DATABASE_VERSION,
  type OutboxEntry,
  type OutboxSender,
  outboxDatabaseName,
  type SessionReceipt,
} from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { versionHash } from '#domain/merge/removal.ts'

/** RxDB's checkpoint of the last scan of one collection. */
type ScanMark = { readonly name: `scanned/${CollectionName}`; readonly checkpoint: unknown }
/** The checkpoint of a collection's next pull. */
type FetchMark = { readonly name: `fetched/${CollectionName}`; readonly checkpoint: string }
/** The collection syncs as with an unknown server: old documents are not sent before it was pulled completely. */
type FirstExchange = { readonly name: `first/${CollectionName}` }
type DigestMark = { readonly name: 'digest'; readonly comparedAtMs: number }
/** When this device first knew everything the server had at the time. */
type PulledMark = { readonly name: 'pulled'; readonly atMs: number }
type KnownRelease = { readonly name: 'release'; readonly release: string }
/** RxDB's token of the documents. Recreated documents have another one. */
type DocumentsMark = { readonly name: 'documents'; readonly token: string }
/** A frozen tab that wakes up finds another token here and stops. */
type LeaderMark = { readonly name: 'leader'; readonly token: string }

/** Hashes of the versions of a push under way, by key: entries have them only once somebody has to know. */
type SendingMark = { readonly name: 'sending'; readonly hashes: Readonly<Record<string, string>> }

export type Fact =
  | OutboxSender
  | KnownHead
  | ScanMark
  | FetchMark
  | FirstExchange
  | DigestMark
  | PulledMark
  | KnownRelease
  | DocumentsMark
  | LeaderMark
  | SendingMark

/** The database numbers a new one. */
export type StoredChoice = MergeChoice & { readonly number?: number }

/** Another worker leads: this one's state is outdated. */
export class Superseded extends Error {}

export class OutboxDatabase {
  readonly #dexie: Dexie
  readonly #remembered = new Map<string, unknown>()
  /** Counts completed writes, so that an earlier result is not cached after one. */
  #writes = 0
  readonly entries: Table<OutboxEntry, string>
  readonly masters: Table<MasterVersion, string>
  /** In the same store. */
  readonly masterSlices: Table<MasterSlice, string>
  readonly facts: Table<Fact, string>
  readonly receipts: Table<SessionReceipt, string>
  readonly choices: Table<StoredChoice, number>
  #token: string | null = null

  constructor(account: string) {
    this.#dexie = new Dexie(outboxDatabaseName(account), { chromeTransactionDurability: 'strict' })
    this.#dexie.version(1).stores({ entries: 'key, state', facts: 'name', receipts: 'sessionId, confirmedAtMs' })
    this.#dexie
      .version(OUTBOX_DATABASE_VERSION)
      .stores({
        entries: 'key, state, [state+collection+queuedAtMs]',
        masters: 'key, collection',
        choices: '++number, chosenAtMs',
      })
      .upgrade(async (transaction) => {
        // The server's known versions were stored elsewhere before: everything is scanned and synced once more.
        const facts = transaction.table<Fact, string>('facts')
        await facts.where('name').startsWith('scanned/').delete()
        await transaction.table('receipts').clear()
        await transaction
          .table<OutboxEntry & { assumed?: unknown; quarantined?: unknown }>('entries')
          .toCollection()
          .modify((entry) => {
            delete entry.assumed
            delete entry.quarantined
            Object.assign(entry, { schemaVersion: SCHEMA_VERSION, hash: versionHash(entry.document), sent: [] })
          })
      })
    this.entries = this.#dexie.table('entries')
    this.masters = this.#dexie.table('masters')
    this.masterSlices = this.#dexie.table('masters')
    this.facts = this.#dexie.table('facts')
    this.receipts = this.#dexie.table('receipts')
    this.choices = this.#dexie.table('choices')
    this.#dexie.on('versionchange', ({ newVersion }) => {
      if (newVersion !== null && newVersion > 0) return
      // Deleted with the account's data by another tab. Dexie closes it after this, to create an empty one at the next read.
      queueMicrotask(() => this.close())
    })
  }

  /** Only an open database learns that it is being deleted. Never rejects: a failure is that of the next read as well. */
  async open(): Promise<void> {
    await this.#dexie.open().catch(() => undefined)
  }

  /** Makes this worker the only one allowed to write. `token` differs for every start. */
  async lead(token: string): Promise<void> {
    await this.facts.put({ name: 'leader', token })
    this.#token = token
    this.#forget()
  }

  /** Throws Superseded once another worker leads. Reads the disk: the other one wrote its token there before anything else. */
  async requireLead(): Promise<void> {
    if (this.#token === null) return
    const leader = await this.facts.get('leader')
    if (leader?.name === 'leader' && leader.token !== this.#token) throw new Superseded('another worker leads')
  }

  /** Runs work in one transaction, all or nothing, the current one if there is one. Throws Superseded once another worker leads. */
  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    if (Dexie.currentTransaction) return work()
    const tables = [this.entries, this.masters, this.facts, this.receipts, this.choices]
    this.#forget()
    try {
      return await this.#dexie.transaction('rw', tables, async () => {
        await this.requireLead()
        return work()
      })
    } finally {
      this.#forget()
    }
  }

  /** Stores a fact, in the current transaction or a separate one. */
  async putFact(fact: Fact): Promise<void> {
    await this.facts.put(fact)
    this.#forget()
  }

  /** Returns a frequently read value: from disk once, then cached until this worker writes. */
  async remember<Result>(question: string, read: () => Promise<Result>): Promise<Result> {
    // Inside a transaction, the state is not visible to others yet.
    if (Dexie.currentTransaction) return read()
    // Each question has one type of answer.
    if (this.#remembered.has(question)) return this.#remembered.get(question) as Result
    const writes = this.#writes
    const found = await read()
    if (writes === this.#writes) this.#remembered.set(question, found)
    return found
  }

  read<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#dexie.transaction('r', [this.entries, this.masters, this.facts], work)
  }

  close(): void {
    this.#dexie.close()
  }

  #forget(): void {
    this.#writes += 1
    this.#remembered.clear()
  }
}
