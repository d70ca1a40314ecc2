import { MAX_PULL_ROWS } from '#contract/limits.ts'
import type { CollectionName, PullResult } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { BatchSize } from './batch-size.ts'
import type { Exchange } from './exchange.ts'
import { joinMasters } from './join-masters.ts'
import { isUpTo } from './server-head.ts'
import type { Listening } from './silence-limit.ts'
import { SyncError } from './sync-error.ts'

/** The server states before and after a push of this device. */
export type OwnPush = { readonly before: string; readonly head: string }

export type FetchProgress = { readonly done: number; readonly total: number }

/** A page on its way, with what was known when it was asked for. */
type AskedPage = {
  readonly name: CollectionName
  readonly checkpoint: string | undefined
  readonly era: number
  readonly moment: number
  readonly limit: number
  readonly answer: Promise<PullResult>
}

/** Fetches new documents from the server, one collection after the other, a page at a time. */
export class FetchLoop {
  readonly #exchange: Exchange
  readonly #onFetched: (name: CollectionName) => Promise<void>
  readonly #rows = new BatchSize({ least: 1, first: 25, most: MAX_PULL_ROWS })
  readonly #asked = new Set<CollectionName>(COLLECTION_NAMES)
  /** Collections pulled completely since the start. */
  readonly #complete = new Set<CollectionName>()
  readonly #progress = new Map<CollectionName, { done: number; total: number }>()
  /** The server state up to which this device has everything of a collection. */
  readonly #seen = new Map<CollectionName, string>()
  /** Whether the next complete page tells which other collections are due. */
  #isLooking = false
  #ahead: AskedPage | null = null
  #mayAskForAll = true

  constructor(exchange: Exchange, onFetched: (name: CollectionName) => Promise<void>) {
    this.#exchange = exchange
    this.#onFetched = onFetched
  }

  get isComplete(): boolean {
    return this.#complete.size === COLLECTION_NAMES.length
  }

  get isIdle(): boolean {
    return this.#asked.size === 0
  }

  /** Progress of a first pull; null if the server has not reported the total. */
  get progress(): FetchProgress | null {
    const all = [...this.#progress.values()]
    if (this.isComplete || all.length === 0) return null
    return {
      done: all.reduce((sum, { done }) => sum + done, 0),
      total: all.reduce((sum, { total }) => sum + total, 0),
    }
  }

  ask(names: readonly CollectionName[]): void {
    for (const name of names) this.#asked.add(name)
  }

  /** Asks for one collection: the head in the response tells whether others have changes. */
  look(): void {
    this.#isLooking = true
    this.ask(COLLECTION_NAMES.slice(0, 1))
  }

  /** Whether this device has everything of these collections up to a server state, which a hint named. */
  hasSeen(names: readonly CollectionName[], head: string): boolean {
    return names.every((name) => isUpTo(this.#seen.get(name), head))
  }

  /** Whether this device has everything of a collection up to exactly this server state. */
  isAt(name: CollectionName, head: string): boolean {
    return this.#seen.get(name) === head
  }

  /** A push of known rows turned one server state into another: all that was seen before it is all still. */
  passOwnPush({ before, head }: OwnPush): void {
    for (const [name, seen] of this.#seen) if (seen === before) this.#seen.set(name, head)
  }

  beginAnew(names: readonly CollectionName[]): void {
    for (const name of names) {
      this.#complete.delete(name)
      this.#seen.delete(name)
    }
    this.ask(names)
  }

  async fetchPage(): Promise<boolean> {
    const name = COLLECTION_NAMES.find((it) => this.#asked.has(it))
    if (!name) return false
    if (await this.#hasNothing()) return this.#fetchAll()
    // Before the request: a hint during it makes the collection due again.
    this.#asked.delete(name)
    try {
      const page = await this.#fetch(name)
      if (!page) this.#asked.add(name)
      else if (!page.isLast) this.#asked.add(name)
      else await this.#end(name, page.head)
    } catch (cause) {
      this.#asked.add(name)
      throw cause
    }
    return true
  }

  async #hasNothing(): Promise<boolean> {
    const { http, outbox } = this.#exchange.parts
    if (!http.slices || !this.#mayAskForAll) return false
    const marks = await Promise.all(COLLECTION_NAMES.map((name) => outbox.facts.fetchedTo(name)))
    return marks.every((mark) => mark === undefined)
  }

  async #fetchAll(): Promise<boolean> {
    const exchange = this.#exchange
    const { era, moment } = exchange
    this.#mayAskForAll = false
    await exchange.line.run(async (listening) => exchange.parts.http.slices?.(async (slice, packed) => {
      const name = slice.collection
      await exchange.turns.take(async () => {
        const ids = slice.documents.map(({ id }) => id)
        if (era !== exchange.era || exchange.isOvertaken(name, ids, moment)) throw new SyncError('rejected', 'overtaken')
        await this.#takeIn(name, slice, slice.isLast === true, packed)
        await exchange.giveReceipts(name, slice.documents.filter((document) => document['status'] === 'active'))
        this.#count(name, slice)
        exchange.afterAnswer(slice)
      })
      if (!slice.isLast) return
      this.#asked.delete(name)
      await this.#end(name, slice.head)
    }, listening))
    return true
  }

  /** Undefined: the known server state changed meanwhile, and the page is useless. */
  async #fetch(
    name: CollectionName,
  ): Promise<{ readonly isLast: boolean; readonly head: string | undefined } | undefined> {
    const exchange = this.#exchange
    const { outbox } = exchange.parts
    const checkpoint = await outbox.facts.fetchedTo(name)
    const head = await outbox.facts.head()
    const asked = this.#askedAhead(name, checkpoint) ?? this.#askFor(name, checkpoint, head)
    const page = await asked.answer
    exchange.requireSameLife(head, page.head)
    const isLast = page.isLast ?? page.documents.length < asked.limit
    // On its way while this page is written.
    if (!isLast) this.#ahead = this.#askFor(name, page.checkpoint, page.head ?? head)
    return exchange.turns.take(async () => {
      const ids = page.documents.map(({ id }) => id)
      // A response older than a push result would revert its version: it is requested again.
      if (asked.era !== exchange.era || exchange.isOvertaken(name, ids, asked.moment)) return undefined
      if (await this.#isNews(name, page, isLast)) await this.#takeIn(name, page, isLast)
      const running = page.documents.filter((document) => document['status'] === 'active')
      await exchange.giveReceipts(name, running)
      this.#count(name, page)
      exchange.afterAnswer(page)
      return { isLast, head: page.head }
    })
  }

  #askFor(name: CollectionName, checkpoint: string | undefined, head: string | undefined): AskedPage {
    const { parts, era, moment } = this.#exchange
    const limit = this.#rows.now
    const request = { collection: name, checkpoint, head, limit }
    const answer = this.#pull((listening) => parts.http.pull(request, listening))
    // Handled where it is awaited; a page that nobody needs any more may fail.
    answer.catch(() => undefined)
    return { name, checkpoint, era, moment, limit, answer }
  }

  /** The page asked for while the one before was written, if it continues from where that one ended. */
  #askedAhead(name: CollectionName, checkpoint: string | undefined): AskedPage | undefined {
    const ahead = this.#ahead
    this.#ahead = null
    const isNext = ahead?.name === name && ahead.checkpoint === checkpoint && ahead.era === this.#exchange.era
    return isNext ? ahead : undefined
  }

  /** Whether the page changes stored state: most have no changes. */
  async #isNews(name: CollectionName, page: PullResult, isLast: boolean): Promise<boolean> {
    const { facts } = this.#exchange.parts.outbox
    if (page.documents.length > 0 || page.checkpoint !== (await facts.fetchedTo(name))) return true
    if (isLast && (await facts.firstExchanges()).has(name)) return true
    return this.#exchange.isNews(page)
  }

  #takeIn(name: CollectionName, page: PullResult, isLast: boolean, packed?: Uint8Array<ArrayBuffer>): Promise<void> {
    const { outbox, collections, nowMs } = this.#exchange.parts
    return joinMasters(page.documents, {
      name,
      collection: collections[name],
      outbox,
      nowMs: nowMs(),
      packed,
      andThen: async () => {
        await outbox.facts.putFetched(name, page.checkpoint)
        if (isLast) await outbox.facts.endFirstExchange(name)
        await this.#exchange.keepFacts(page)
      },
    })
  }

  async #pull(exchange: (listening: Listening) => Promise<PullResult>): Promise<PullResult> {
    const { line, parts } = this.#exchange
    const startedAt = parts.nowMs()
    try {
      const page = await line.run(exchange)
      if (page.isLast !== true) this.#rows.took(parts.nowMs() - startedAt)
      return page
    } catch (cause) {
      if (cause instanceof SyncError && cause.kind === 'offline') this.#rows.shrink()
      throw cause
    }
  }

  async #end(name: CollectionName, head: string | undefined): Promise<void> {
    this.#complete.add(name)
    if (head === undefined) this.#seen.delete(name)
    else this.#seen.set(name, head)
    const isBehind = (it: CollectionName) => it !== name && (head === undefined || this.#seen.get(it) !== head)
    if (this.#isLooking) this.ask(COLLECTION_NAMES.filter(isBehind))
    this.#isLooking = false
    this.#progress.delete(name)
    await this.#onFetched(name)
    this.#exchange.changed()
  }

  #count(name: CollectionName, { documents, remaining }: PullResult): void {
    const before = this.#progress.get(name)
    const total = remaining === undefined ? before?.total : documents.length + remaining
    if (total === undefined) return
    const done = remaining === undefined ? (before?.done ?? 0) + documents.length : documents.length
    this.#progress.set(name, { done, total: Math.max(total, done) })
  }
}
