import { Dexie, type Table } from 'dexie'
import {
  type KnownHead,
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

/** How far the changes of one collection have been looked through, as RxDB's own checkpoint. */
type ScanMark = { readonly name: `scanned/${CollectionName}`; readonly checkpoint: unknown }
/** Where the next pull of a collection goes on. */
type FetchMark = { readonly name: `fetched/${CollectionName}`; readonly checkpoint: string }
/** The collection is exchanged as with a server never met before: nothing old is sent until it was pulled to its end. */
type FirstExchange = { readonly name: `first/${CollectionName}` }
type DigestMark = { readonly name: 'digest'; readonly comparedAtMs: number }
/** Since when this device has known everything that the server had at that moment. */
type PulledMark = { readonly name: 'pulled'; readonly atMs: number }
type KnownRelease = { readonly name: 'release'; readonly release: string }
/** RxDB's name of the documents that all of this is about. Documents that were deleted and made anew have another. */
type DocumentsMark = { readonly name: 'documents'; readonly token: string }
/** The leader that may write. A frozen tab that wakes up finds another name here and stops. */
type LeaderMark = { readonly name: 'leader'; readonly token: string }

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

export type StoredChoice = MergeChoice & { readonly number?: number }

/** Another worker has taken the lead: whatever this one still holds is out of date. */
export class Superseded extends Error {}

/** The account's outbox on the disk. Every write is one transaction, and only the leader's are let through. */
export class OutboxDatabase {
  readonly #dexie: Dexie
  readonly #remembered = new Map<string, unknown>()
  /** Counts the ends of writes, so that an answer of before one is not remembered after it. */
  #writes = 0
  readonly entries: Table<OutboxEntry, string>
  readonly masters: Table<MasterVersion, string>
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
        // What the server has was noted elsewhere before: everything is looked through and exchanged once more.
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
    this.facts = this.#dexie.table('facts')
    this.receipts = this.#dexie.table('receipts')
    this.choices = this.#dexie.table('choices')
  }

  /** Makes this worker the only one whose writes are let through. `token` differs for every start. */
  async lead(token: string): Promise<void> {
    await this.facts.put({ name: 'leader', token })
    this.#token = token
  }

  /** Does the work in one transaction, or rejects and does nothing. Throws Superseded once another worker leads. */
  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    const tables = [this.entries, this.masters, this.facts, this.receipts, this.choices]
    this.#forget()
    try {
      return await this.#dexie.transaction('rw', tables, async () => {
        await this.#requireLead()
        return work()
      })
    } finally {
      this.#forget()
    }
  }

  /** Keeps a fact: as a part of the transaction that runs, or on its own. */
  async putFact(fact: Fact): Promise<void> {
    await this.facts.put(fact)
    this.#forget()
  }

  /** Answers a question that is asked all the time: from the disk once, and then as before until this worker writes. */
  async remember<Result>(question: string, read: () => Promise<Result>): Promise<Result> {
    // Inside a transaction, the state is one that nobody else can see yet.
    if (Dexie.currentTransaction) return read()
    // The same question has answers of one type.
    if (this.#remembered.has(question)) return this.#remembered.get(question) as Result
    const writes = this.#writes
    const found = await read()
    if (writes === this.#writes) this.#remembered.set(question, found)
    return found
  }

  /** Reads from one state of the disk. */
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

  async #requireLead(): Promise<void> {
    if (this.#token === null) return
    const leader = await this.facts.get('leader')
    if (leader?.name === 'leader' && leader.token !== this.#token) throw new Superseded('another worker leads')
  }
}
