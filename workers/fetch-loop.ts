import { MAX_PULL_ROWS } from '#contract/limits.ts'
import type { CollectionName, PullResult, PullSlice } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { BatchSize } from './batch-size.ts'
import type { Exchange } from './exchange.ts'
import { FetchCount, type FetchProgress } from './fetch-progress.ts'
import { joinMasters, type PackedVersions } from './join-masters.ts'
import { type PackedPage, packedPages, writtenTogether } from './packed-pages.ts'
import { receiveSlices, type UnpackedSlice } from './receive-slices.ts'
import { SeenStates } from './seen-states.ts'
import { checkpointOf, newerHead } from './server-head.ts'
import type { Listening } from './silence-limit.ts'
import { SyncError } from './sync-error.ts'
import type { ArrivedSlice } from './sync-http.ts'

/** A page on its way, with what was known when it was asked for. */
type AskedPage = {
  readonly name: CollectionName
  readonly checkpoint: string | undefined
  readonly era: number
  readonly moment: number
  readonly limit: number
  readonly answer: Promise<PullResult>
}

/** What was known when an answer was asked for. `checkpoint` is the one that its documents continue from. */
type Asked = Pick<AskedPage, 'era' | 'moment' | 'checkpoint'>

/** A request for everything without an answer for so long is not repeated: something in between may hold it back. */
const PATIENCE_MS = 5_000

/** Fetches new documents from the server, one collection after the other, a page at a time. */
export class FetchLoop {
  readonly #exchange: Exchange
  readonly #onFetched: (name: CollectionName) => Promise<void>
  readonly #rows = new BatchSize({ least: 1, first: 25, most: MAX_PULL_ROWS })
  /** Collections to pull: only up to the state that a hint named, or null for whatever is there. */
  readonly #asked = new Map<CollectionName, string | null>()
  /** Collections pulled completely since the start. */
  readonly #complete = new Set<CollectionName>()
  readonly seen = new SeenStates()
  /** Whether the next complete page tells which other collections are due. */
  #isLooking = false
  #count = new FetchCount()
  #ahead: AskedPage | null = null
  /** False once there was any answer, or none for long: the rest is pulled by pages, which get smaller on a bad line. */
  #mayAskForAll = true

  constructor(exchange: Exchange, onFetched: (name: CollectionName) => Promise<void>) {
    this.#exchange = exchange
    this.#onFetched = onFetched
    this.ask(COLLECTION_NAMES)
  }

  get isComplete(): boolean {
    return this.#complete.size === COLLECTION_NAMES.length
  }

  get isIdle(): boolean {
    return this.#asked.size === 0
  }

  /** Progress of a first pull; null if the server has not reported the total. */
  get progress(): FetchProgress | null {
    return this.isComplete ? null : this.#count.progress
  }

  /** With a head, only what is not pulled up to it by then. */
  ask(names: readonly CollectionName[], head: string | null = null): void {
    for (const name of names) {
      const before = this.#asked.get(name)
      this.#asked.set(name, before === null || head === null ? null : newerHead(before, head))
    }
  }

  /** Asks for one collection: the head in the response tells whether others have changes. */
  look(head: string | null = null): void {
    this.#isLooking = true
    this.ask(COLLECTION_NAMES.slice(0, 1), head)
  }

  beginAnew(names: readonly CollectionName[]): void {
    for (const name of names) this.#complete.delete(name)
    this.seen.forget(names)
    this.#mayAskForAll = true
    this.ask(names)
  }

  /** Fetches one page, or all pages of a device that has nothing. Returns false if nothing is asked for. */
  async fetchNext(): Promise<boolean> {
    for (const [name, head] of this.#asked) {
      if (head !== null && this.seen.include([name], head)) this.#asked.delete(name)
    }
    const name = COLLECTION_NAMES.find((it) => this.#asked.has(it))
    if (!name) return false
    if (await this.#mayFetchAll()) await this.#fetchAll()
    else await this.#fetchPage(name)
    return true
  }

  async #mayFetchAll(): Promise<boolean> {
    const { http, outbox } = this.#exchange.parts
    if (!this.#mayAskForAll || !http.isUnpacking) return false
    const marks = await Promise.all(COLLECTION_NAMES.map((name) => outbox.facts.fetchedTo(name)))
    return marks.every((mark) => mark === undefined)
  }

  /** Everything by one request, of servers that have it. What it leaves out is pulled by pages. */
  async #fetchAll(): Promise<void> {
    const { line, parts, era, moment } = this.#exchange
    const startedAt = parts.nowMs()
    const due = new Set(this.#asked.keys())
    // Before the request: a hint during it makes a collection due again.
    this.#asked.clear()
    this.#isLooking = false
    const reached = new Map<CollectionName, string>()
    const take = async (slices: readonly UnpackedSlice[]) => {
      for (const pages of writtenTogether(packedPages(slices))) {
        const asked = (name: CollectionName): Asked => ({ era, moment, checkpoint: reached.get(name) })
        const isTaken = await this.#takePacked(pages, asked)
        if (!isTaken) throw new SyncError('rejected', 'a push has overtaken the answer')
        for (const { page } of pages) reached.set(page.collection, page.checkpoint)
        for (const { page } of pages.filter(({ page }) => page.isLast)) {
          due.delete(page.collection)
          await this.#end(page.collection, page.head)
        }
      }
    }
    const receive = (arrived: (slice: ArrivedSlice) => void) =>
      line.run(({ onHeard, ...listening }) => {
        const heard = () => {
          this.#mayAskForAll = false
          onHeard?.()
        }
        return parts.http.slices(arrived, { ...listening, onHeard: heard })
      })
    try {
      await receiveSlices(receive, take)
    } catch (cause) {
      if (parts.nowMs() - startedAt > PATIENCE_MS) this.#mayAskForAll = false
      if (!(cause instanceof SyncError) || cause.kind !== 'rejected') throw cause
    } finally {
      this.ask([...due])
    }
  }

  async #fetchPage(name: CollectionName): Promise<void> {
    const head = this.#asked.get(name) ?? null
    // Before the request: a hint during it makes the collection due again.
    this.#asked.delete(name)
    try {
      const page = await this.#fetch(name)
      if (page?.isLast) await this.#end(name, page.head)
      else this.ask([name], head)
    } catch (cause) {
      this.ask([name], head)
      throw cause
    }
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
    return (await this.#take(name, page, asked)) ? { isLast, head: page.head } : undefined
  }

  /** Returns false for a response that is older than what is known by now: it would revert versions. */
  #take(
    name: CollectionName,
    page: PullResult & Pick<PullSlice, 'total'>,
    asked: Asked & { readonly packed?: readonly PackedVersions[]; readonly limit?: number },
  ): Promise<boolean> {
    const exchange = this.#exchange
    const isLast = page.isLast ?? page.documents.length < (asked.limit ?? 0)
    return exchange.turns.take(async () => {
      const ids = page.documents.map(({ id }) => id)
      // Slices hold every change up to the state that they name.
      const upTo = asked.packed && page.head
      if (asked.era !== exchange.era || exchange.isOvertaken(name, ids, asked.moment, upTo)) return false
      if (!(await exchange.parts.outbox.facts.isFetchedTo(name, asked.checkpoint))) return false
      if (await this.#isNews(name, page, isLast)) await this.#join(name, page, isLast, asked.packed)
      const running = page.documents.filter((document) => document['status'] === 'active')
      await exchange.giveReceipts(name, running)
      this.#count.add(name, page)
      exchange.afterAnswer(page)
      return true
    })
  }

  #takePacked(pages: readonly PackedPage[], askedFor: (name: CollectionName) => Asked): Promise<boolean> {
    const [first] = pages
    if (first && first.page.documents.length > 0) {
      const { collection } = first.page
      return this.#take(collection, first.page, { ...askedFor(collection), packed: first.packed })
    }
    const exchange = this.#exchange
    const { outbox } = exchange.parts
    return exchange.turns.take(async () => {
      for (const { page } of pages) {
        const { era, checkpoint } = askedFor(page.collection)
        if (era !== exchange.era || !(await outbox.facts.isFetchedTo(page.collection, checkpoint))) return false
      }
      await outbox.putFacts(async () => {
        for (const { page } of pages) await this.#putMarks(page.collection, page, page.isLast === true)
      })
      for (const { page } of pages) this.#count.add(page.collection, page)
      for (const { page } of pages) exchange.afterAnswer(page)
      return true
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

  #join(name: CollectionName, page: PullResult, isLast: boolean, packed?: readonly PackedVersions[]): Promise<void> {
    const { outbox, collections, nowMs } = this.#exchange.parts
    return joinMasters(page.documents, {
      name,
      collection: collections[name],
      outbox,
      nowMs: nowMs(),
      packed,
      andThen: () => this.#putMarks(name, page, isLast),
    })
  }

  /** In the current transaction. */
  async #putMarks(name: CollectionName, page: PullResult, isLast: boolean): Promise<void> {
    const { facts } = this.#exchange.parts.outbox
    await facts.putFetched(name, page.checkpoint)
    if (isLast) await facts.endFirstExchange(name)
    await this.#exchange.keepFacts(page)
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

  async #end(name: CollectionName, pulled: string | undefined): Promise<void> {
    this.#complete.add(name)
    const head = await this.#reach(name, pulled)
    const isBehind = (it: CollectionName) => it !== name && (head === undefined || !this.seen.isAt(it, head))
    if (this.#isLooking) this.ask(COLLECTION_NAMES.filter(isBehind), head ?? null)
    this.#isLooking = false
    if (this.isComplete) this.#count = new FetchCount()
    await this.#onFetched(name)
    this.#exchange.changed()
  }

  /** The state up to which this device has everything of the collection now: its own pushes may have followed. */
  async #reach(name: CollectionName, pulled: string | undefined): Promise<string | undefined> {
    if (pulled === undefined) {
      this.seen.forget([name])
      return undefined
    }
    const head = this.seen.reach(name, pulled)
    const { outbox } = this.#exchange.parts
    if (head !== pulled) await outbox.putFacts(() => outbox.facts.putFetched(name, checkpointOf(head)))
    return head
  }
}
