import { outboxKey, type SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { Line } from './line.ts'
import type { AnyCollection } from './local-documents.ts'
import type { Outbox } from './outbox.ts'
import { partition } from './outbox-entry.ts'
import { isAnotherLife, isUpTo } from './server-head.ts'
import { SyncError } from './sync-error.ts'
import { RECEIPTS_KEPT } from './sync-facts.ts'
import type { SyncHttp } from './sync-http.ts'
import { receiptOf } from './wire.ts'

/** Runs tasks one at a time, in order. A failed task stops no other. */
class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  async done(): Promise<void> {
    await this.#last
  }
}

export type ReplicationParts = {
  readonly collections: Readonly<Record<CollectionName, AnyCollection>>
  readonly http: SyncHttp
  readonly outbox: Outbox
  readonly nowMs: () => number
  readonly random: () => number
  readonly onReceipt: (receipt: SessionReceipt) => void
}

type ServerFacts = {
  readonly head?: string | undefined
  readonly release?: string | undefined
  readonly time?: string | undefined
  readonly entitlement?: string | undefined
}

/** State shared by the loops of one account's sync. */
export class Exchange {
  readonly parts: ReplicationParts
  readonly closing = new AbortController()
  /** Serializes changes of documents and the outbox: decisions depend on state just read. */
  readonly turns = new Turns()
  readonly line: Line
  readonly #onChange: () => void
  /** Number of restarts. Responses to requests of an earlier era are discarded. */
  era = 0
  serverTimeMs: number | null = null
  entitlement: string | null = null
  /** By outbox key, the moment of the last push response, and the server's state by then. */
  readonly #toldByPush = new Map<string, { readonly moment: number; readonly head: string | undefined }>()
  #moment = 0
  #hasNewRelease = false
  onRelease: () => void = () => undefined

  constructor(parts: ReplicationParts, onChange: () => void) {
    this.parts = parts
    this.#onChange = onChange
    const { nowMs, random } = parts
    this.line = new Line({ nowMs, random, onChange, closing: this.closing.signal })
  }

  get isClosing(): boolean {
    return this.closing.signal.aborted
  }

  changed(): void {
    this.#onChange()
  }

  /** A counter incremented by every push with a result. */
  get moment(): number {
    return this.#moment
  }

  /** Records that a push returned the server's state of these documents. */
  pushTold(collection: CollectionName, ids: readonly string[], head: string | undefined): void {
    this.#moment += 1
    for (const id of ids) this.#toldByPush.set(outboxKey(collection, id), { moment: this.#moment, head })
  }

  /**
   * Whether a page requested at a moment may be older than a later push result for one of its documents. It is not if
   * it holds everything up to a state that the push came before.
   */
  isOvertaken(collection: CollectionName, ids: readonly string[], askedAt: number, upTo?: string): boolean {
    return ids.some((id) => {
      const told = this.#toldByPush.get(outboxKey(collection, id))
      if (told === undefined || told.moment <= askedAt) return false
      return upTo === undefined || told.head === undefined || !isUpTo(upTo, told.head)
    })
  }

  /** Throws if the server reports another epoch than the requested one. */
  requireSameLife(asked: string | undefined, told: string | undefined): void {
    if (isAnotherLife(asked, told)) throw new SyncError('checkpoint-unknown', `${told} is not of the life of ${asked}`)
  }

  async isNews({ head, release }: ServerFacts): Promise<boolean> {
    const { facts } = this.parts.outbox
    if (head !== undefined && head !== (await facts.head())) return true
    return release !== undefined && release !== (await facts.release())
  }

  async keepFacts({ head, release }: ServerFacts): Promise<void> {
    const { facts } = this.parts.outbox
    await facts.putHead(head)
    if (release === undefined || release === (await facts.release())) return
    await facts.putRelease(release)
    this.#hasNewRelease = true
  }

  /** Acts on a response's facts, after its transaction: inside, every write would become part of it. */
  afterAnswer({ time, entitlement }: ServerFacts): void {
    if (time !== undefined) this.serverTimeMs = Date.parse(time)
    if (entitlement !== undefined) this.entitlement = entitlement
    if (this.#hasNewRelease) this.onRelease()
    this.#hasNewRelease = false
    this.changed()
  }

  /** Records the sets of these versions, the latest first, as being on the server. */
  async giveReceipts(name: CollectionName, documents: readonly WireDocument[]): Promise<void> {
    if (name !== 'sessions') return
    // The server keeps no sets of deleted sessions.
    const alive = documents.filter(({ _deleted }) => !_deleted)
    const [running, over] = partition(alive, (session) => session['status'] === 'active')
    const receipts = [...running, ...over]
      .slice(0, RECEIPTS_KEPT)
      .map((session) => receiptOf(session, this.parts.nowMs()))
    if (receipts.length === 0) return
    await this.parts.outbox.facts.putReceipts(receipts)
    for (const receipt of receipts) this.parts.onReceipt(receipt)
  }
}
