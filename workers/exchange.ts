import { outboxKey, type SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { Line } from './line.ts'
import type { AnyCollection } from './local-documents.ts'
import type { Outbox } from './outbox.ts'
import { isAnotherLife } from './server-head.ts'
import { SyncError } from './sync-error.ts'
import type { SyncHttp } from './sync-http.ts'
import { receiptOf } from './wire.ts'

/** Work of which one piece runs at a time, in the order it came. A piece that fails stops no other. */
class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Resolves or rejects as the work does. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves when nothing is left that was asked for until now. */
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

/** What every answer of the server tells beside its own matter. */
type ServerFacts = {
  readonly head?: string | undefined
  readonly release?: string | undefined
  readonly time?: string | undefined
  readonly entitlement?: string | undefined
}

/** What the loops of one account's exchange share. */
export class Exchange {
  readonly parts: ReplicationParts
  readonly closing = new AbortController()
  /** Whoever changes documents or the outbox waits for a turn: what is decided rests on what was just read. */
  readonly turns = new Turns()
  readonly line: Line
  readonly #onChange: () => void
  /** Counts how often it was begun anew. Answers to questions of an earlier era are thrown away. */
  era = 0
  serverTimeMs: number | null = null
  entitlement: string | null = null
  /** By outbox key, the moment at which a push last told what the server has. */
  readonly #toldByPush = new Map<string, number>()
  #moment = 0
  #hasNewRelease = false
  /** Called when another build of the server answers than before. */
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

  /** Moments count up with every push that told something. */
  get moment(): number {
    return this.#moment
  }

  /** A push has told what the server has of these documents. */
  pushTold(collection: CollectionName, ids: readonly string[]): void {
    this.#moment += 1
    for (const id of ids) this.#toldByPush.set(outboxKey(collection, id), this.#moment)
  }

  /** Whether a page that was asked for at a moment may be older than what a push has told since of one of its documents. */
  isOvertaken(collection: CollectionName, ids: readonly string[], askedAt: number): boolean {
    return ids.some((id) => (this.#toldByPush.get(outboxKey(collection, id)) ?? 0) > askedAt)
  }

  /** Throws where the server tells of another life of its data than the one that was asked about. */
  requireSameLife(asked: string | undefined, told: string | undefined): void {
    if (isAnotherLife(asked, told)) throw new SyncError('checkpoint-unknown', `${told} is not of the life of ${asked}`)
  }

  /** Whether an answer tells of the server what is not known yet. */
  async isNews({ head, release }: ServerFacts): Promise<boolean> {
    const { facts } = this.parts.outbox
    if (head !== undefined && head !== (await facts.head())) return true
    return release !== undefined && release !== (await facts.release())
  }

  /** Keeps what an answer tells of the server. Runs inside the transaction of what it came with. */
  async keepFacts({ head, release }: ServerFacts): Promise<void> {
    const { facts } = this.parts.outbox
    await facts.putHead(head)
    if (release === undefined || release === (await facts.release())) return
    await facts.putRelease(release)
    this.#hasNewRelease = true
  }

  /** Acts on what an answer told, once its transaction is over: inside it, everything would become a part of it. */
  afterAnswer({ time, entitlement }: ServerFacts): void {
    if (time !== undefined) this.serverTimeMs = Date.parse(time)
    if (entitlement !== undefined) this.entitlement = entitlement
    if (this.#hasNewRelease) this.onRelease()
    this.#hasNewRelease = false
    this.changed()
  }

  /** The server has these versions: the ticks of their sets say so. */
  async giveReceipts(name: CollectionName, documents: readonly WireDocument[]): Promise<void> {
    // Of what is deleted the server keeps no sets.
    const alive = documents.filter(({ _deleted }) => !_deleted)
    if (name !== 'sessions' || alive.length === 0) return
    const receipts = alive.map((session) => receiptOf(session, this.parts.nowMs()))
    await this.parts.outbox.facts.putReceipts(receipts)
    for (const receipt of receipts) this.parts.onReceipt(receipt)
  }
}
