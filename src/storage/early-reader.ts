import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { settled } from '#shared/existing-database.ts'
import { BEHIND_ALL, openStore, STORE } from './document-reader.ts'
import type { Documents, EarlyAnswers, EarlyDisk, EarlyQuestion, EarlyRange } from './documents.ts'
import { isInternalStore, parseStoreName } from './store-names.ts'

type Row = {
  readonly _deleted: '0' | '1'
  readonly _meta: unknown
  readonly _rev: unknown
  readonly _attachments: unknown
}

/**
 * Reads an account's documents before RxDB is there, which takes longer to load and open than the first screen takes to
 * show. Each answer is undefined where only RxDB knows: a collection that is not on this device yet, one of another
 * release, which has to be migrated or refused, or an index that does not exist.
 */
export class EarlyReader implements EarlyDisk, EarlyAnswers {
  readonly #account: string
  readonly #stores = new Map<CollectionName, Promise<IDBDatabase | undefined>>()
  readonly #readable: Promise<ReadonlySet<string>>
  readonly #asked = new Map<string, Promise<unknown>>()
  readonly #answers = new Map<string, unknown>()

  constructor(account: string) {
    this.#account = account
    this.#readable = readableStores(account)
  }

  answer<Result>({ key, read }: EarlyQuestion<Result>): Promise<Result | undefined> {
    const asked = this.#asked.get(key) ?? this.#ask(key, read(this))
    this.#asked.set(key, asked)
    // Equal keys are equal questions.
    return asked as Promise<Result | undefined>
  }

  known<Result>({ key }: EarlyQuestion<Result>): Result | undefined {
    return this.#answers.get(key) as Result | undefined
  }

  async byId<Name extends CollectionName>(name: Name, id: string): Promise<Documents[Name] | null | undefined> {
    return this.#read(name, async (store) => {
      const row = await settled<unknown>(store.get(id))
      return row === undefined ? null : documentOf<Documents[Name]>(row)
    })
  }

  async range<Name extends CollectionName>(
    name: Name,
    range: EarlyRange,
  ): Promise<readonly Documents[Name][] | undefined> {
    return this.#read(name, async (store) => {
      const index = indexOf(store, [...fieldsOf(range), 'id'])
      const rows = index && (await settled<unknown[]>(index.getAll(keysOf(range), range.limit)))
      return rows?.flatMap((row) => documentOf<Documents[Name]>(row) ?? [])
    })
  }

  async count(name: CollectionName, range: EarlyRange): Promise<number | undefined> {
    return this.#read(name, async (store) => {
      const index = indexOf(store, fieldsOf(range))
      return index && settled(index.count(keysOf(range)))
    })
  }

  /** Leaves the connections to RxDB's. */
  close(): void {
    for (const opening of this.#stores.values()) void opening.then((database) => database?.close())
    this.#stores.clear()
    this.#asked.clear()
    this.#answers.clear()
  }

  async #ask<Result>(key: string, reading: Promise<Result | undefined>): Promise<Result | undefined> {
    const answer = await reading
    if (answer !== undefined && this.#asked.has(key)) this.#answers.set(key, answer)
    return answer
  }

  /** Undefined also for a disk that cannot be read: RxDB reports why. */
  async #read<Result>(
    name: CollectionName,
    read: (store: IDBObjectStore) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    try {
      const database = await this.#open(name)
      return database && (await read(database.transaction(STORE, 'readonly').objectStore(STORE)))
    } catch {
      return undefined
    }
  }

  #open(name: CollectionName): Promise<IDBDatabase | undefined> {
    const opening = this.#stores.get(name) ?? this.#openStore(name)
    this.#stores.set(name, opening)
    return opening
  }

  /** To open a store that is not there would create it, in the way of RxDB. */
  async #openStore(name: CollectionName): Promise<IDBDatabase | undefined> {
    const readable = await this.#readable
    return readable.has(name) ? openStore(this.#account, name, () => this.#stores.delete(name)) : undefined
  }
}

/**
 * The account's collections, if it is complete here, and of this release. RxDB's own record is the first to go when an
 * account is deleted; while documents are migrated, each is in one of two places.
 */
async function readableStores(account: string): Promise<ReadonlySet<string>> {
  try {
    const names = (await indexedDB.databases()).flatMap(({ name }) => parseStoreName(name ?? '') ?? [])
    const ours = names.filter((name) => name.account === account)
    const collections = ours.filter(({ store }) => COLLECTION_NAMES.some((name) => name === store))
    const isReadable = ours.some(isInternalStore) && collections.every(({ version }) => version === SCHEMA_VERSION)
    return new Set(isReadable ? collections.map(({ store }) => store) : [])
  } catch {
    return new Set()
  }
}

/** RxDB's indexes begin with the tombstone flag and end with the id. */
function fieldsOf({ equal, order }: EarlyRange): readonly string[] {
  return ['_deleted', ...Object.keys(equal), ...order]
}

/** An index that begins with these fields. */
function indexOf(store: IDBObjectStore, fields: readonly string[]): IDBIndex | undefined {
  const begin = `[${fields.join('+')}`
  const name = [...store.indexNames].find((candidate) => candidate === `${begin}]` || candidate.startsWith(`${begin}+`))
  return name === undefined ? undefined : store.index(name)
}

function keysOf({ equal }: EarlyRange): IDBKeyRange {
  const begin = ['0', ...Object.values(equal)]
  return IDBKeyRange.bound(begin, [...begin, BEHIND_ALL])
}

/** Null for a tombstone. */
function documentOf<Document>(row: unknown): Document | null {
  // Rows are documents written by RxDB and our direct access.
  const { _deleted, _meta, _rev, _attachments, ...content } = row as Row
  return _deleted === '1' ? null : (content as Document)
}
