import { MAX_PUSH_ROWS, PUSH_BATCH_BYTES } from '#contract/limits.ts'
import { jsonBytes, pushBatches } from '#contract/push-batches.ts'
import type { CollectionName, PushResult, WireDocument } from '#contract/sync.ts'
import { sameVersion } from '#domain/merge/removal.ts'
import { BatchSize } from './batch-size.ts'
import type { Exchange } from './exchange.ts'
import type { FetchLoop } from './fetch-loop.ts'
import { joinMasters } from './join-masters.ts'
import type { WaitingRow } from './outbox-entry.ts'
import type { OwnPush } from './seen-states.ts'
import { checkpointOf } from './server-head.ts'
import type { SyncError } from './sync-error.ts'
import type { PushBody, PushRequest, PushRow } from './sync-http.ts'

/** Rows are read from disk before their size is known. */
const ROWS_READ = MAX_PUSH_ROWS
/** About as much on the wire: neither keeps a slow connection busy for long. */
const FIRST_BYTES = { compressed: PUSH_BATCH_BYTES, plain: 64 * 1024 }

/** Rows of a push, with what was known when they were read, and the body to send. */
type Batch = {
  readonly collection: CollectionName
  readonly rows: readonly WaitingRow[]
  readonly era: number
  readonly head: string | undefined
  /** Of the collection in the outbox, before the rows were read. */
  readonly changes: number
  readonly body?: PushBody | undefined
}

/** With the settings and the state of the outbox that it was chosen by. */
type FailedBatch = { readonly batch: Batch; readonly most: number; readonly totalChanges: number }

/** Sends the outbox, a batch at a time, the latest changes first. */
export class SendLoop {
  readonly #exchange: Exchange
  readonly #bytes: BatchSize
  /** Refused entries to retry once. */
  readonly #again = new Set<string>()
  /** Entries that exceeded the account's limit: they wait while others, such as deletions, are sent. */
  readonly #withoutRoom = new Set<string>()

  readonly #fetching: FetchLoop
  /** The batch whose push failed last: without a connection, nothing is read and packed again for each attempt. */
  #failed: FailedBatch | null = null
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
    const batch = await turns.take(async () => {
      const next = (await this.#failedBefore()) ?? (await this.#nextBatch())
      this.#failed = next ? { batch: next, most: this.#bytes.now, totalChanges: parts.outbox.changes.total } : null
      return next
    })
    if (!batch) return false
    const sending = this.#send(batch)
    this.#underWay = sending.catch(() => undefined)
    try {
      await sending
      this.#failed = null
    } finally {
      this.#underWay = null
    }
    return true
  }

  /** The batch that failed last, if it would be the same now. */
  async #failedBefore(): Promise<Batch | undefined> {
    const { era, parts } = this.#exchange
    if (!this.#failed || this.#again.size > 0 || this.#withoutRoom.size > 0) return undefined
    const { batch, most, totalChanges } = this.#failed
    const isSame = totalChanges === parts.outbox.changes.total && batch.era === era && most === this.#bytes.now
    return isSame && batch.head === (await parts.outbox.facts.head()) ? batch : undefined
  }

  async #nextBatch(): Promise<Batch | undefined> {
    const { era, parts } = this.#exchange
    const { outbox, http } = parts
    const rows = await this.#nextRows()
    const collection = rows[0]?.entry.collection
    if (collection === undefined) return undefined
    const batch = { collection, rows, era, head: await outbox.facts.head(), changes: outbox.changes.of(collection) }
    const [body] = await Promise.all([http.pack(requestOf(batch)), outbox.markSent(rows)])
    return { ...batch, body }
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

  async #send(batch: Batch): Promise<void> {
    const startedAt = this.#exchange.parts.nowMs()
    let result: PushResult
    try {
      result = await this.#push(batch)
    } catch (cause) {
      const error = cause as SyncError
      if (error.kind === 'offline' && !error.isUnsent) this.#bytes.shrink()
      if (error.kind !== 'rejected' && error.kind !== 'full') throw cause
      return this.#split(batch, error)
    }
    this.#exchange.requireSameLife(batch.head, result.head)
    this.#bytes.took(this.#exchange.parts.nowMs() - startedAt)
    await this.#exchange.turns.take(() => this.#settle(batch, result))
  }

  #push(batch: Batch): Promise<PushResult> {
    const { line, parts } = this.#exchange
    const request = { ...requestOf(batch), body: batch.body }
    return line.run((listening) => parts.http.push(request, listening))
  }

  #keepWithoutRoom({ entry }: WaitingRow): void {
    this.#withoutRoom.add(entry.key)
    this.#exchange.changed()
  }

  /** A permanently rejected request must not block the rows behind it: bisected to isolate the culprit. */
  async #split({ body: _, ...batch }: Batch, error: SyncError): Promise<void> {
    const { rows } = batch
    const [only, ...others] = rows
    if (only && others.length === 0) {
      if (error.kind === 'full') return this.#keepWithoutRoom(only)
      const refused = [{ id: only.entry.id, issues: [{ path: '', message: error.message }] }]
      return this.#exchange.turns.take(() => this.#settle(batch, { conflicts: [], refused }))
    }
    const middle = Math.ceil(rows.length / 2)
    await this.#send({ ...batch, rows: rows.slice(0, middle) })
    await this.#send({ ...batch, rows: rows.slice(middle) })
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

  async #settle({ collection, rows, era, changes, body }: Batch, result: PushResult): Promise<void> {
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
    const packed = typeof body?.data === 'object' ? body.data : undefined
    const andThen = async () => {
      // In one transaction: once nothing waits, all of them are correct.
      await exchange.giveReceipts(collection, [...accepted.map(({ entry }) => entry.document), ...result.conflicts])
      if (passed && this.#fetching.seen.isAt(collection, passed.before)) {
        await outbox.facts.putFetched(collection, checkpointOf(passed.head))
      }
      await exchange.keepFacts(result)
    }
    await outbox.accept(collection, accepted, { changes, packed, andThen })
    if (passed) this.#fetching.seen.pass(passed)
    if (result.refused.length > 0) await outbox.refuse(rows, result.refused)
    const conflicts = await this.#newest(collection, rows, result.conflicts)
    const told = [...accepted.map(({ entry }) => entry.id), ...conflicts.map(({ id }) => id)]
    exchange.pushTold(collection, told, result.head)
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

function requestOf({ collection, rows, head }: Batch): PushRequest {
  // The latest last, as the server counts them: an empty device gets the highest first.
  const inOrder = rows.toReversed().map(pushRow)
  return { collection, schemaVersion: rows[0]?.entry.schemaVersion ?? 0, head, rows: inOrder }
}

function pushRow({ entry, master }: WaitingRow): PushRow {
  return { assumedMasterState: master, newDocumentState: entry.document }
}
