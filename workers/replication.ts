import type { RxError, RxTypeError } from 'rxdb/plugins/core'
import { Subject, type Subscription } from 'rxjs'
import { outboxKey, type SessionReceipt } from '#contract/outbox.ts'
import type { CollectionName, Refusal, WireDocument } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { type Mergeable, mergeDocuments } from '#domain/merge/three-way.ts'
import { backoffMs, Wake } from './backoff.ts'
import type { Outbox } from './outbox.ts'
import { trackChanges } from './outbox-tracker.ts'
import { type AnyCollection, forgetCheckpoints, type Replication, replicateCollection } from './replicate-collection.ts'
import type { SyncStatus } from './replication.face.ts'
import { SyncError, type SyncErrorKind } from './sync-error.ts'
import type { SyncHttp } from './sync-http.ts'
import { statusOf } from './sync-status.ts'
import { receiptOf } from './wire.ts'

/** Without a hint for this long, we ask. */
const POLL_MS = 60_000
/** What waits longer than this although the server answers has fallen through: the collection is exchanged anew. */
const STUCK_MS = 60_000
const REBUILD_PAUSE_MS = 10_000
/** RxDB's own errors for exchanges that failed. */
const EXCHANGE_ERRORS = new Set(['RC_PULL', 'RC_PUSH', 'RC_STREAM', 'RC_START'])

export type ReplicationParts = {
  readonly collections: Readonly<Record<CollectionName, AnyCollection>>
  readonly http: SyncHttp
  readonly outbox: Outbox
  readonly nowMs: () => number
  readonly random: () => number
  readonly onStatus: (status: SyncStatus) => void
  readonly onReceipt: (receipt: SessionReceipt) => void
}

type Running = {
  readonly replication: Replication
  readonly tracked: Subscription
  readonly errors: Subscription
  stopped: boolean
  complete: boolean
}

/** Whether a write on this device failed, not an exchange: RxDB gives some of them an exchange's code. */
function isLocal(error: RxError | RxTypeError): boolean {
  return !EXCHANGE_ERRORS.has(error.code) || error.parameters?.writeError !== undefined
}

/** Thrown into a handler that waits when its replication is stopped or rebuilt. */
class Stopped extends Error {}

/**
 * Keeps one account's collections in step with the server until it is stopped. It holds no data of its own: documents
 * are RxDB's, what is unsent is the outbox's, and a restart at any moment goes on where the last one was.
 */
export class AccountReplication {
  readonly #parts: ReplicationParts
  readonly #wake = new Wake()
  readonly #hints = new Subject<'RESYNC'>()
  readonly #closing = new AbortController()
  readonly #running = new Map<CollectionName, Running>()
  #turn: Promise<void> = Promise.resolve()
  #failure: SyncErrorKind | null = null
  #storageFailed = false
  #lastAnswerAt: string | null = null
  #lastSyncedAt: string | null = null

  constructor(parts: ReplicationParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    await Promise.all(COLLECTION_NAMES.map((name) => this.#run(name)))
    void this.#followHints()
    void this.#poll()
    void this.#publish()
  }

  async stop(): Promise<void> {
    this.#closing.abort()
    const running = [...this.#running.values()]
    for (const one of running) this.#release(one)
    this.#wake.now()
    // What is being noted reads what cancelling closes.
    await this.#turn
    await Promise.all(running.map((one) => one.replication.cancel()))
    await this.#turn
  }

  /** Cuts every wait short and asks the server for what is new. */
  syncNow(): void {
    this.#wake.now()
    this.#hints.next('RESYNC')
  }

  /** Resolves when nothing is left to send or to fetch. Stays pending while the server cannot be reached. */
  async inSync(): Promise<void> {
    await Promise.all([...this.#running.values()].map((running) => running.replication.awaitInSync()))
    await this.#turn
  }

  /**
   * Everything of these collections is exchanged anew, as with a server never met before: what is equal stays, what
   * differs is united. Only where what is known of the server's versions has turned out wrong.
   */
  async rebuild(names: readonly CollectionName[]): Promise<void> {
    for (const name of names) await this.#restart(name, (replication) => replication.remove())
  }

  /** Sends the current version of one document again, whatever the server said of it before. */
  async resend(collection: CollectionName, id: string): Promise<void> {
    const entry = await this.#parts.outbox.entry(outboxKey(collection, id))
    if (!entry) return
    const rows = [{ newDocumentState: entry.document }]
    const result = await this.#attempt(this.#closing.signal, () => this.#parts.http.push(collection, rows))
    const [master] = result.conflicts
    if (master) await this.#unite(collection, master)
    else await this.#confirm(collection, [entry.document], result.refused)
  }

  /** Joins the server's version into ours; the replication sends what comes of it. */
  async #unite(collection: CollectionName, master: WireDocument): Promise<void> {
    const found = await this.#parts.collections[collection].findOne(master.id).exec()
    // Every collection's documents carry the fields that merging needs.
    await found?.incrementalModify(
      (ours) => mergeDocuments(undefined, master as unknown as Mergeable, ours as unknown as Mergeable) as typeof ours,
    )
  }

  /** Publishes the status again, for a tab that has just come. */
  async announce(): Promise<void> {
    await this.#publish()
  }

  async #run(name: CollectionName): Promise<void> {
    const { collections, http, outbox, nowMs } = this.#parts
    const collection = collections[name]
    const stopping = new AbortController()
    const replication = replicateCollection(name, collection, {
      http,
      hints$: this.#hints,
      attempt: (exchange) => this.#attempt(stopping.signal, exchange),
      quarantinedVersions: () => outbox.quarantinedVersions(name),
      onPushed: (documents, refusals) => this.#confirm(name, documents, refusals),
      onPulled: (documents) => this.#receiveSessions(name, documents),
    })
    const errors = replication.error$.subscribe((error) => {
      if (isLocal(error)) void this.#recoverFromStorage(name)
    })
    const tracked = trackChanges({
      name,
      collection,
      replication,
      outbox,
      nowMs,
      inTurn: (work) => void this.#inTurn(work),
    })
    tracked.add(() => stopping.abort())
    const running: Running = { replication, tracked, errors, stopped: false, complete: false }
    this.#running.set(name, running)
    await replication.start()
    void replication.awaitInitialReplication().then(() => {
      running.complete = true
      void this.#publish()
    })
  }

  #release(running: Running): void {
    running.stopped = true
    running.tracked.unsubscribe()
    running.errors.unsubscribe()
  }

  /** Reads everything again and keeps what is known of the server's versions. */
  #rescan(name: CollectionName): Promise<void> {
    return this.#restart(name, async (replication) => {
      await forgetCheckpoints(replication)
      await replication.cancel()
    })
  }

  async #restart(name: CollectionName, end: (replication: Replication) => Promise<unknown>): Promise<void> {
    const running = this.#running.get(name)
    if (!running || running.stopped || this.#closing.signal.aborted) return
    this.#release(running)
    this.#wake.now()
    await this.#turn
    await end(running.replication)
    await this.#run(name)
  }

  /** RxDB forgets a pulled batch that could not be written. Reading it again brings it back. */
  async #recoverFromStorage(name: CollectionName): Promise<void> {
    this.#storageFailed = true
    await this.#publish()
    await this.#wake.wait(REBUILD_PAUSE_MS)
    await this.#rescan(name)
    this.#storageFailed = false
    await this.#publish()
  }

  async #attempt<Result>(stopping: AbortSignal, exchange: () => Promise<Result>): Promise<Result> {
    for (let failures = 0; ; failures++) {
      if (stopping.aborted || this.#closing.signal.aborted) throw new Stopped()
      const { calls } = this.#wake
      try {
        const result = await exchange()
        this.#succeeded()
        return result
      } catch (cause) {
        const error = cause instanceof SyncError ? cause : new SyncError('offline', String(cause))
        this.#failed(error)
        if (error.kind === 'checkpoint-unknown') void this.rebuild(COLLECTION_NAMES)
        await this.#wake.wait(Math.max(error.retryAfterMs, backoffMs(failures + 1, this.#parts.random())), calls)
      }
    }
  }

  #succeeded(): void {
    this.#lastAnswerAt = new Date(this.#parts.nowMs()).toISOString()
    const wasFailing = this.#failure !== null
    this.#failure = null
    // The network is back: nobody has to wait for the end of their own pause.
    if (wasFailing) this.#wake.now()
    void this.#publish()
  }

  #failed(error: SyncError): void {
    this.#failure = error.kind
    void this.#publish()
  }

  #confirm(name: CollectionName, documents: readonly WireDocument[], refusals: readonly Refusal[]): Promise<void> {
    const { outbox, nowMs } = this.#parts
    return this.#inTurn(async () => {
      const refused = new Set(refusals.map((refusal) => refusal.id))
      const accepted = documents.filter((document) => !refused.has(document.id))
      // The ticks first: once nothing waits any more, all of them are right.
      if (name === 'sessions') await this.#giveReceipts(accepted)
      await outbox.settle(name, accepted)
      await outbox.refuse(name, documents, refusals, nowMs())
    })
  }

  /** A session that runs on another device has its sets on the server: its ticks say so here as well. */
  #receiveSessions(name: CollectionName, documents: readonly WireDocument[]): Promise<void> {
    const running = name === 'sessions' ? documents.filter((document) => document['status'] === 'active') : []
    return running.length === 0 ? Promise.resolve() : this.#inTurn(() => this.#giveReceipts(running))
  }

  async #giveReceipts(sessions: readonly WireDocument[]): Promise<void> {
    const { outbox, nowMs, onReceipt } = this.#parts
    const receipts = sessions.map((session) => receiptOf(session, nowMs()))
    await outbox.putReceipts(receipts)
    for (const receipt of receipts) onReceipt(receipt)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work)
    this.#turn = done
      .catch((cause: unknown) => {
        // After the end the outbox is closed; what was left undone is found again at the next start.
        if (!this.#closing.signal.aborted) console.error('outbox', cause)
      })
      .then(() => this.#publish())
    return done
  }

  async #followHints(): Promise<void> {
    const { signal } = this.#closing
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        await this.#parts.http.stream(signal, () => {
          failures = 0
          this.#hints.next('RESYNC')
        })
      } catch {
        // The exchanges themselves report what is wrong; the stream only comes back.
      }
      if (!signal.aborted) await this.#wake.wait(backoffMs(failures + 1, this.#parts.random()))
    }
  }

  async #poll(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#wake.wait(POLL_MS)
      if (signal.aborted) return
      this.#hints.next('RESYNC')
      await this.#releaseStuck()
    }
  }

  /** The outbox and RxDB count apart. Where they differ although the server answers, the server is asked anew. */
  async #releaseStuck(): Promise<void> {
    if (this.#failure !== null) return
    const now = this.#parts.nowMs()
    const entries = await this.#parts.outbox.all()
    const old = entries.filter((entry) => entry.state === 'waiting' && now - entry.queuedAtMs > STUCK_MS)
    const stuck = new Set(old.map((entry) => entry.collection))
    for (const name of stuck) await this.#rescan(name)
  }

  async #publish(): Promise<void> {
    const complete = [...this.#running.values()].every((running) => running.complete)
    const counts = await this.#parts.outbox.counts().catch(() => ({ waiting: 0, refused: 0 }))
    if (this.#closing.signal.aborted) return
    const status = statusOf({
      counts,
      failure: this.#failure,
      storageFailed: this.#storageFailed,
      complete: complete && this.#running.size === COLLECTION_NAMES.length,
      lastSyncedAt: this.#lastSyncedAt,
    })
    if (status.kind === 'synced') this.#lastSyncedAt = this.#lastAnswerAt
    this.#parts.onStatus({ ...status, lastSyncedAt: this.#lastSyncedAt })
  }
}
