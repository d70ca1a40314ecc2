import { Dexie } from 'dexie'
import type { OutboxSender, SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { Fact, OutboxDatabase } from './outbox-database.ts'
import { newerHead } from './server-head.ts'

const RECEIPTS_KEPT = 20

/**
 * Single facts about the exchange with the server, beside the outbox's entries. They are asked for all the time and
 * change seldom: those read outside of a transaction are remembered until the next write.
 */
export class SyncFacts {
  readonly #database: OutboxDatabase
  readonly #remembered = new Map<string, unknown>()
  #rememberedState = 0

  constructor(database: OutboxDatabase) {
    this.#database = database
  }

  async scannedTo(collection: CollectionName): Promise<unknown> {
    return (await this.#get(`scanned/${collection}`))?.checkpoint
  }

  async putScanned(collection: CollectionName, checkpoint: unknown): Promise<void> {
    await this.#put({ name: `scanned/${collection}`, checkpoint })
  }

  async fetchedTo(collection: CollectionName): Promise<string | undefined> {
    return (await this.#get(`fetched/${collection}`))?.checkpoint
  }

  async putFetched(collection: CollectionName, checkpoint: string): Promise<void> {
    await this.#put({ name: `fetched/${collection}`, checkpoint })
  }

  /** The collections whose old documents wait until everything of the server's has been pulled. */
  async firstExchanges(): Promise<ReadonlySet<CollectionName>> {
    return this.#remember('first/', async () => {
      const keys = await this.#database.facts.where('name').startsWith('first/').primaryKeys()
      return new Set(keys.map((key) => key.slice('first/'.length) as CollectionName))
    })
  }

  async endFirstExchange(collection: CollectionName): Promise<void> {
    await this.#database.facts.delete(`first/${collection}`)
  }

  /** These collections are exchanged as with a server never met before. Their marks go, and the ticks. */
  async beginAnew(names: readonly CollectionName[]): Promise<void> {
    for (const name of names) {
      await this.#database.facts.bulkDelete([`scanned/${name}`, `fetched/${name}`])
      await this.#put({ name: `first/${name}` })
    }
    if (names.includes('sessions')) await this.#database.receipts.clear()
  }

  /** The newest state of the server that this device has seen. */
  async head(): Promise<string | undefined> {
    return (await this.#get('head'))?.head
  }

  /** Keeps the newer one: answers can overtake each other. */
  async putHead(told: string | undefined): Promise<void> {
    const known = await this.head()
    const head = told === undefined ? known : newerHead(known, told)
    if (head !== undefined && head !== known) await this.#put({ name: 'head', head })
  }

  async forgetHead(): Promise<void> {
    await this.#database.facts.delete('head')
  }

  async release(): Promise<string | undefined> {
    return (await this.#get('release'))?.release
  }

  async putRelease(release: string): Promise<void> {
    await this.#put({ name: 'release', release })
  }

  /** Which documents the marks are about; undefined where there are none yet. */
  async documents(): Promise<string | undefined> {
    return (await this.#get('documents'))?.token
  }

  async putDocuments(token: string): Promise<void> {
    await this.#put({ name: 'documents', token })
  }

  /** Whether this device has at some time known everything that the server had. */
  async hasPulled(): Promise<boolean> {
    return (await this.#get('pulled')) !== undefined
  }

  async rememberPulled(nowMs: number): Promise<void> {
    await this.#put({ name: 'pulled', atMs: nowMs })
  }

  async rememberSender(sender: OutboxSender): Promise<void> {
    await this.#put(sender)
  }

  async comparedAtMs(): Promise<number> {
    return (await this.#get('digest'))?.comparedAtMs ?? 0
  }

  async rememberComparison(nowMs: number): Promise<void> {
    await this.#put({ name: 'digest', comparedAtMs: nowMs })
  }

  /** Only the latest sessions are asked for: those a person looks at while and right after training. */
  async putReceipts(receipts: readonly SessionReceipt[]): Promise<void> {
    await this.#database.write(async () => {
      await this.#database.receipts.bulkPut([...receipts])
      const surplus = (await this.#database.receipts.count()) - RECEIPTS_KEPT
      if (surplus > 0) await this.#database.receipts.orderBy('confirmedAtMs').limit(surplus).delete()
    })
  }

  async receipt(sessionId: string): Promise<SessionReceipt | null> {
    return (await this.#database.receipts.get(sessionId)) ?? null
  }

  async #put(fact: Fact): Promise<void> {
    await this.#database.facts.put(fact)
    this.#remembered.clear()
  }

  #get<Name extends Fact['name']>(name: Name): Promise<Extract<Fact, { readonly name: Name }> | undefined> {
    // A fact is stored under its own name.
    type Found = Extract<Fact, { readonly name: Name }> | undefined
    return this.#remember(name, async () => (await this.#database.facts.get(name)) as Found)
  }

  async #remember<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
    // Inside a transaction, the state is one that nobody else can see yet.
    if (Dexie.currentTransaction) return read()
    const { state } = this.#database
    if (this.#rememberedState !== state) this.#remembered.clear()
    this.#rememberedState = state
    if (this.#remembered.has(name)) return this.#remembered.get(name) as Result
    const found = await read()
    if (state === this.#database.state) this.#remembered.set(name, found)
    return found
  }
}
