import type { OutboxSender, SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { Fact, OutboxDatabase } from './outbox-database.ts'
import { newerHead } from './server-head.ts'

/** Only of the latest sessions: those a person views during and right after training. */
export const RECEIPTS_KEPT = 20

type FactNamed<Name extends Fact['name']> = Extract<Fact, { readonly name: Name }>

export class SyncFacts {
  readonly #database: OutboxDatabase

  constructor(database: OutboxDatabase) {
    this.#database = database
  }

  async scannedTo(collection: CollectionName): Promise<unknown> {
    return (await this.#get(`scanned/${collection}`))?.checkpoint
  }

  async putScanned(collection: CollectionName, checkpoint: unknown): Promise<void> {
    await this.#database.putFact({ name: `scanned/${collection}`, checkpoint })
  }

  async fetchedTo(collection: CollectionName): Promise<string | undefined> {
    return (await this.#get(`fetched/${collection}`))?.checkpoint
  }

  /** Whether the disk says so: another worker may have led, and pulled, since this one remembered a checkpoint. */
  async isFetchedTo(collection: CollectionName, checkpoint: string | undefined): Promise<boolean> {
    return (await this.#read(`fetched/${collection}`))?.checkpoint === checkpoint
  }

  async putFetched(collection: CollectionName, checkpoint: string): Promise<void> {
    await this.#database.putFact({ name: `fetched/${collection}`, checkpoint })
  }

  /** The collections whose old documents wait until everything on the server was pulled. */
  async firstExchanges(): Promise<ReadonlySet<CollectionName>> {
    return this.#database.remember('first/', async () => {
      const keys = await this.#database.facts.where('name').startsWith('first/').primaryKeys()
      return new Set(keys.map((key) => key.slice('first/'.length) as CollectionName))
    })
  }

  async endFirstExchange(collection: CollectionName): Promise<void> {
    await this.#database.facts.delete(`first/${collection}`)
  }

  /**
   * Makes these collections sync as with an unknown server. Removes marks and receipts; for all of them, the head too.
   */
  async beginAnew(names: readonly CollectionName[]): Promise<void> {
    for (const name of names) {
      await this.#database.facts.bulkDelete([`scanned/${name}`, `fetched/${name}`])
      await this.#database.putFact({ name: `first/${name}` })
    }
    if (names.includes('sessions')) await this.#database.receipts.clear()
    if (COLLECTION_NAMES.every((name) => names.includes(name))) await this.#database.facts.delete('head')
  }

  async head(): Promise<string | undefined> {
    return (await this.#get('head'))?.head
  }

  /** Stores the newer one: responses can overtake each other. */
  async putHead(told: string | undefined): Promise<void> {
    const known = await this.head()
    const head = told === undefined ? known : newerHead(known, told)
    if (head !== undefined && head !== known) await this.#database.putFact({ name: 'head', head })
  }

  async release(): Promise<string | undefined> {
    return (await this.#get('release'))?.release
  }

  async putRelease(release: string): Promise<void> {
    await this.#database.putFact({ name: 'release', release })
  }

  /** RxDB's token of the documents that the marks belong to; undefined before the first. */
  async documents(): Promise<string | undefined> {
    return (await this.#get('documents'))?.token
  }

  async putDocuments(token: string): Promise<void> {
    await this.#database.putFact({ name: 'documents', token })
  }

  /** Whether this device ever knew everything on the server. */
  async hasPulled(): Promise<boolean> {
    return (await this.#get('pulled')) !== undefined
  }

  async rememberPulled(nowMs: number): Promise<void> {
    await this.#database.putFact({ name: 'pulled', atMs: nowMs })
  }

  async sending(): Promise<Readonly<Record<string, string>> | undefined> {
    return (await this.#get('sending'))?.hashes
  }

  async putSending(hashes: Readonly<Record<string, string>>): Promise<void> {
    if (Object.keys(hashes).length > 0) await this.#database.putFact({ name: 'sending', hashes })
    else await this.#database.facts.delete('sending')
  }

  async rememberSender(sender: OutboxSender): Promise<void> {
    await this.#database.putFact(sender)
  }

  async comparedAtMs(): Promise<number> {
    return (await this.#get('digest'))?.comparedAtMs ?? 0
  }

  async rememberComparison(nowMs: number): Promise<void> {
    await this.#database.putFact({ name: 'digest', comparedAtMs: nowMs })
  }

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

  #get<Name extends Fact['name']>(name: Name): Promise<FactNamed<Name> | undefined> {
    return this.#database.remember(name, () => this.#read(name))
  }

  async #read<Name extends Fact['name']>(name: Name): Promise<FactNamed<Name> | undefined> {
    // Facts are stored by their names.
    return (await this.#database.facts.get(name)) as FactNamed<Name> | undefined
  }
}
