import { MAX_PUSH_ROWS, PUSH_BATCH_BYTES } from '#contract/limits.ts'
import { jsonBytes, pushBatches } from '#contract/push-batches.ts'
import type { CollectionName, PushResult, WireDocument } from '#contract/sync.ts'
import { sameVersion } from '#domain/merge/removal.ts'
import { BatchSize } from './batch-size.ts'
import type { Exchange } from './exchange.ts'
import type { FetchLoop } from './fetch-loop.ts'
import { joinMasters } from './join-masters.ts'
import type { WaitingRow } from './outbox.ts'
import type { OwnPush } from './seen-states.ts'
import { checkpointOf } from './server-head.ts'
import type { SyncError } from './sync-error.ts'
import type { PushRow } from './sync-http.ts'

/** Rows are read from disk before their size is known. */
const ROWS_READ = MAX_PUSH_ROWS
/** About as much on the wire: neither keeps a slow connection busy for long. */
const FIRST_BYTES = { compressed: PUSH_BATCH_BYTES, plain: 64 * 1024 }

/** Sends the outbox, a batch at a time, the latest changes first. */
export class SendLoop {
  readonly #exchange: Exchange
  readonly #bytes: BatchSize
  /** Refused entries to retry once. */
  readonly #again = new Set<string>()
  /** Entries that exceeded the account's limit: they wait while others, such as deletions, are sent. */
  readonly #withoutRoom = new Set<string>()

  readonly #fetching: FetchLoop
  #underWay: Promise<unknown> | null = null

  constructor(exchange: Exchange, fetching: FetchLoop) {
    this.#exchange = exchange
    const first = exchange.parts.http.isCompressing ? FIRST_BYTES.compressed : FIRST_BYTES.plain
    this.#bytes = new BatchSize({ least: 1, first, most: PUSH_BATCH_BYTES })
    this.#fetching = fetching
  }

  /** Settles with the push that is under way; null if there is none. */
  get underWay(): Promise<unknown> | null {
    return this.#underWay
  }

  tryAgain(keys: Iterable<string>): void {
    for (const key of keys) this.#again.add(key)
  }

  get isFull(): boolean {
    return this.#withoutRoom.size > 0
  }

  /** Retries entries that exceeded the limit: there may be room by now. */
  retryWithoutRoom(): void {
    this.#withoutRoom.clear()
  }

  /** Sends one batch. Returns false if there is nothing to send. */
  async sendBatch(): Promise<boolean> {
    const { turns, parts } = this.#exchange
    if (this.#again.size === 0 && (await parts.outbox.counts()).waiting === 0) return false
    const { era, head, rows } = await turns.take(async () => {
      const next = await this.#nextRows()
      await parts.outbox.markSent(next)
      return { era: this.#exchange.era, head: await parts.outbox.facts.head(), rows: next }
    })
    const [first] = rows
    if (!first) return false
    const sending = this.#send(first.entry.collection, rows, { era, head })
    this.#underWay = sending.catch(() => undefined)
    try {
      await sending
    } finally {
      this.#underWay = null
    }
    return true
  }

  async #nextRows(): Promise<readonly WaitingRow[]> {
    const { outbox } = this.#exchange.parts
    const withheld = await outbox.facts.firstExchanges()
    const waiting = await outbox.nextRows(ROWS_READ, { withheld, passedOver: this.#withoutRoom })
    if (waiting.length > 0) return this.#fitting(waiting)
    for (const key of this.#again) {
      const row = await outbox.row(key)
      if (row?.entry.state === 'refused') return [row]
      this.#again.delete(key)
    }
    return []
  }

  #fitting(rows: readonly WaitingRow[]): readonly WaitingRow[] {
    return pushBatches(rows, (row) => jsonBytes(pushRow(row)), this.#bytes.now)[0] ?? []
  }

  async #send(
    collection: CollectionName,
    rows: readonly WaitingRow[],
    asked: { readonly era: number; readonly head: string | undefined },
  ): Promise<void> {
    const startedAt = this.#exchange.parts.nowMs()
    let result: PushResult
    try {
      result = await this.#push(collection, rows, asked.head)
    } catch (cause) {
      const error = cause as SyncError
      if (error.kind === 'offline') this.#bytes.shrink()
      if (error.kind !== 'rejected' && error.kind !== 'full') throw cause
      return this.#split(collection, rows, asked, error)
    }
    this.#exchange.requireSameLife(asked.head, result.head)
    this.#bytes.took(this.#exchange.parts.nowMs() - startedAt)
    await this.#exchange.turns.take(() => this.#settle(collection, rows, result, asked.era))
  }

  #push(collection: CollectionName, rows: readonly WaitingRow[], head: string | undefined): Promise<PushResult> {
    const { line, parts } = this.#exchange
    const [first] = rows
    // The latest last, as the server counts them: an empty device gets the highest first.
    const inOrder = rows.toReversed().map(pushRow)
    const request = { collection, schemaVersion: first?.entry.schemaVersion ?? 0, head, rows: inOrder }
    return line.run((listening) => parts.http.push(request, listening))
  }

  #keepWithoutRoom({ entry }: WaitingRow): void {
    this.#withoutRoom.add(entry.key)
    this.#exchange.changed()
  }

  /** A permanently rejected request must not block the rows behind it: bisected to isolate the culprit. */
  async #split(
    collection: CollectionName,
    rows: readonly WaitingRow[],
    asked: { readonly era: number; readonly head: string | undefined },
    error: SyncError,
  ): Promise<void> {
    const [only, ...others] = rows
    if (only && others.length === 0) {
      if (error.kind === 'full') return this.#keepWithoutRoom(only)
      const refused = [{ id: only.entry.id, issues: [{ path: '', message: error.message }] }]
      return this.#exchange.turns.take(() => this.#settle(collection, rows, { conflicts: [], refused }, asked.era))
    }
    const middle = Math.ceil(rows.length / 2)
    await this.#send(collection, rows.slice(0, middle), asked)
    await this.#send(collection, rows.slice(middle), asked)
  }

  /** A conflict may be older than a pull since the push was sent: such a row is sent again. */
  async #newest(
    collection: CollectionName,
    rows: readonly WaitingRow[],
    conflicts: readonly WireDocument[],
  ): Promise<readonly WireDocument[]> {
    const known = await this.#exchange.parts.outbox.masters(
      collection,
      conflicts.map(({ id }) => id),
    )
    const asSent = new Map(rows.map(({ entry, master }) => [entry.id, master]))
    return conflicts.filter(({ id }) => sameVersion(known.get(id), asSent.get(id) ?? undefined))
  }

  async #settle(
    collection: CollectionName,
    rows: readonly WaitingRow[],
    result: PushResult,
    era: number,
  ): Promise<void> {
    const exchange = this.#exchange
    if (era !== exchange.era) return
    const { outbox, collections, nowMs } = exchange.parts
    // The outcome of a refused entry that now conflicts is still unknown.
    const contested = new Set(result.conflicts.map(({ id }) => id))
    for (const { entry } of rows) if (!contested.has(entry.id)) this.#again.delete(entry.key)
    for (const { entry } of rows) this.#withoutRoom.delete(entry.key)
    const unusual = new Set([...contested, ...result.refused.map(({ id }) => id)])
    const accepted = rows.filter(({ entry }) => !unusual.has(entry.id))
    const passed = passedBy(result)
    await outbox.accept(accepted, async () => {
      // In one transaction: once nothing waits, all of them are correct.
      await exchange.giveReceipts(collection, [...accepted.map(({ entry }) => entry.document), ...result.conflicts])
      if (passed && this.#fetching.seen.isAt(collection, passed.before)) {
        await outbox.facts.putFetched(collection, checkpointOf(passed.head))
      }
      await exchange.keepFacts(result)
    })
    if (passed) this.#fetching.seen.pass(passed)
    if (result.refused.length > 0) await outbox.refuse(rows, result.refused)
    const conflicts = await this.#newest(collection, rows, result.conflicts)
    exchange.pushTold(collection, [...accepted.map(({ entry }) => entry.id), ...conflicts.map(({ id }) => id)])
    if (conflicts.length > 0) {
      await joinMasters(conflicts, {
        name: collection,
        collection: collections[collection],
        outbox,
        nowMs: nowMs(),
      })
    }
    exchange.afterAnswer(result)
  }
}

/** The server states before and after a push whose every change this device knows: it made them. */
function passedBy({ before, head, conflicts }: PushResult): OwnPush | undefined {
  return before === undefined || head === undefined || conflicts.length > 0 ? undefined : { before, head }
}

function pushRow({ entry, master }: WaitingRow): PushRow {
  return { assumedMasterState: master, newDocumentState: entry.document }
}
