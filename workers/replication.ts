import { outboxKey } from '#contract/outbox.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { compareDigests, lastingDifferences } from './compare-digests.ts'
import { elapsed } from './elapsed.ts'
import { Exchange, type ReplicationParts as ExchangeParts } from './exchange.ts'
import { FetchLoop } from './fetch-loop.ts'
import { ChangeNotes } from './note-changes.ts'
import { Superseded } from './outbox-database.ts'
import type { SyncStatus } from './replication.api.ts'
import { SendLoop } from './send-loop.ts'
import { StatusReport } from './status-report.ts'
import { SyncError } from './sync-error.ts'
import type { Hint } from './sync-http.ts'

/** Polling interval without a hint; shorter while no stream is open. */
const POLL_MS = 60_000
const POLL_BESIDE_STREAM_MS = 900_000
/** The server's hint of a push comes before its answer, and needs no pull once that is here. */
const ANSWER_FOLLOWS_MS = 2_000
/** An idle loop checks again after this time, in case it missed a wake-up. */
const IDLE_MS = 60_000
const STORAGE_PAUSE_MS = 10_000

export type ReplicationParts = ExchangeParts & {
  readonly onStatus: (status: SyncStatus) => void
  /**
   * Another worker has written that it leads this account; this one has stopped. It may hold the lock nevertheless: a
   * worker that was frozen while it started says so late.
   */
  readonly onSuperseded: () => void
}

type LoopName = 'send' | 'fetch'

/**
 * Syncs one account's collections with the server until stopped. It holds no data itself: documents are RxDB's; unsent
 * changes and known server versions are the outbox's. Every step is read from disk, written in one transaction and
 * idempotent, so that a kill at any moment is harmless.
 */
export class AccountReplication {
  readonly #parts: ReplicationParts
  readonly #exchange: Exchange
  readonly #notes: ChangeNotes
  readonly #sending: SendLoop
  readonly #fetching: FetchLoop
  readonly #report: StatusReport
  readonly #storageFailures = new Set<LoopName>()
  #loops: readonly Promise<void>[] = []
  #isStreaming = false
  #underWay = 0

  constructor(parts: ReplicationParts) {
    this.#parts = parts
    this.#exchange = new Exchange(parts, () => this.#report.publish())
    this.#notes = new ChangeNotes(this.#exchange, {
      onNoted: () => this.#exchange.line.wake.now(),
      onSuperseded: () => this.#giveWay(),
    })
    this.#fetching = new FetchLoop(this.#exchange, (name) => this.#fetched(name))
    this.#sending = new SendLoop(this.#exchange, this.#fetching)
    this.#report = new StatusReport(
      () => this.#facts(),
      (status) => {
        if (!this.#exchange.isClosing) parts.onStatus(status)
      },
    )
    this.#exchange.onRelease = () => void this.#retryRefused()
  }

  async start(): Promise<void> {
    const { outbox, nowMs, random } = this.#parts
    await outbox.lead(`${nowMs()}-${random()}`)
    await this.#compareDocuments()
    this.#notes.start()
    // An earlier refusal may have been the server's fault, or be fixed there.
    await this.#retryRefused()
    this.#loops = [
      this.#carry('fetch', () => this.#fetching.fetchNext()),
      this.#carry('send', () => this.#sending.sendBatch()),
      this.#followHints(),
      this.#poll(),
    ]
    this.#report.publish()
  }

  async stop(): Promise<void> {
    this.#exchange.closing.abort()
    this.#exchange.line.wake.now()
    await this.#notes.stop()
    await Promise.all(this.#loops)
    await this.#exchange.turns.done()
  }

  /** Ends all delays and polls the server. */
  syncNow(): void {
    this.#fetching.look()
    this.#exchange.line.wake.now()
  }

  /** Resolves when there is nothing left to send or fetch. Pending while the server is unreachable. */
  inSync(): Promise<void> {
    return this.#report.until((status) => status.kind === 'synced' && this.#fetching.isIdle && this.#underWay === 0)
  }

  /**
   * Syncs these collections again from scratch, as with an unknown server: equal documents stay, others merge. Only if
   * the known server versions turned out wrong.
   */
  rebuild(names: readonly CollectionName[]): Promise<void> {
    return this.#beginAnew(names, this.#exchange.era)
  }

  /** Compares all content with the server's, and syncs again from scratch what differs without a reason. */
  async verify(): Promise<void> {
    const { collections, http, outbox, nowMs } = this.#parts
    const different = await lastingDifferences({
      compare: () => compareDigests(collections, http),
      head: () => outbox.facts.head(),
      catchUp: () => {
        this.syncNow()
        return this.inSync()
      },
    })
    if (different === undefined || this.#exchange.isClosing) return
    if (different.length > 0) await this.rebuild(different)
    await outbox.facts.rememberComparison(nowMs())
  }

  /** Sends the current version of one document again, even if the server refused it. */
  async resend(collection: CollectionName, id: string): Promise<void> {
    this.#sending.tryAgain([outboxKey(collection, id)])
    this.#exchange.line.wake.now()
  }

  async announce(): Promise<void> {
    this.#report.repeat()
  }

  /** Fetches recreated documents from scratch, whatever the earlier marks. */
  async #compareDocuments(): Promise<void> {
    const { collections, outbox } = this.#parts
    const token = await collections.sessions.database.storageToken
    const known = await outbox.facts.documents()
    if (known === token) return
    if (known === undefined) return outbox.facts.putDocuments(token)
    await outbox.forgetMasters(COLLECTION_NAMES, () => outbox.facts.putDocuments(token))
  }

  async #retryRefused(): Promise<void> {
    this.#sending.tryAgain(await this.#parts.outbox.refusedKeys())
    this.#exchange.line.wake.now()
  }

  /** Runs steps until the end. A failed step is repeated: it changed all or nothing. */
  async #carry(name: LoopName, step: () => Promise<boolean>): Promise<void> {
    const { line } = this.#exchange
    for (let failures = 0; !this.#exchange.isClosing; ) {
      const { calls } = line.wake
      try {
        const didSomething = await this.#counted(step)
        failures = 0
        if (this.#storageFailures.delete(name)) this.#report.publish()
        if (!didSomething) await line.wake.wait(IDLE_MS, calls)
      } catch (cause) {
        failures += 1
        await this.#recover(name, cause, failures)
      }
    }
  }

  async #counted<Result>(step: () => Promise<Result>): Promise<Result> {
    this.#underWay += 1
    try {
      return await step()
    } finally {
      this.#underWay -= 1
      this.#report.publish()
    }
  }

  async #recover(name: LoopName, cause: unknown, failures: number): Promise<void> {
    const { line } = this.#exchange
    if (this.#exchange.isClosing) return
    if (cause instanceof Superseded) return this.#giveWay()
    if (cause instanceof SyncError && cause.kind !== 'checkpoint-unknown') return line.pause(failures, cause)
    try {
      if (!(cause instanceof SyncError)) throw cause
      await this.#beginAnew(COLLECTION_NAMES, this.#exchange.era)
      // Avoids an endless loop if the server recognizes its own checkpoint as little as ours.
      if (failures > 1) await line.pause(failures, cause)
    } catch (storageFault) {
      console.error('sync', storageFault)
      this.#storageFailures.add(name)
      this.#report.publish()
      await line.wake.wait(STORAGE_PAUSE_MS)
    }
  }

  #giveWay(): void {
    if (this.#exchange.isClosing) return
    this.#exchange.closing.abort()
    this.#exchange.line.wake.now()
    this.#parts.onSuperseded()
  }

  async #beginAnew(names: readonly CollectionName[], era: number): Promise<void> {
    const { turns } = this.#exchange
    const { outbox } = this.#parts
    await turns.take(async () => {
      if (era !== this.#exchange.era) return
      await outbox.forgetMasters(names)
      this.#exchange.era += 1
      this.#fetching.beginAnew(names)
      this.#notes.scan(names)
    })
    this.#exchange.line.wake.now()
  }

  async #fetched(name: CollectionName): Promise<void> {
    await this.#notes.passOwnWrites(name)
    const { facts } = this.#parts.outbox
    if (this.#fetching.isComplete && !(await facts.hasPulled())) await facts.rememberPulled(this.#parts.nowMs())
    this.#exchange.line.wake.now()
  }

  async #followHints(): Promise<void> {
    const { closing, line } = this.#exchange
    for (let failures = 0; !this.#exchange.isClosing; failures++) {
      try {
        await this.#parts.http.stream(closing.signal, (hint) => {
          failures = 0
          this.#isStreaming = true
          void this.#counted(() => this.#hear(hint))
        })
      } catch {
        // The exchanges report errors themselves; the stream only reconnects.
      }
      this.#isStreaming = false
      if (!this.#exchange.isClosing) await line.backOff(failures + 1)
    }
  }

  async #hear({ collection, head }: Hint): Promise<void> {
    const { underWay } = this.#sending
    if (head !== null && underWay !== null) await Promise.race([underWay, elapsed(ANSWER_FOLLOWS_MS)])
    const names = collection === null ? COLLECTION_NAMES : [collection]
    if (head !== null && this.#fetching.seen.include(names, head)) return
    if (collection === null) this.#fetching.look(head)
    else this.#fetching.ask(names, head)
    this.#exchange.line.wake.now()
  }

  async #poll(): Promise<void> {
    const { line, closing } = this.#exchange
    let askedAtMs = this.#parts.nowMs()
    let lookedAtMs = askedAtMs
    while (!closing.signal.aborted) {
      await line.wake.wait(POLL_MS)
      const passedMs = Math.abs(this.#parts.nowMs() - askedAtMs)
      if (Math.abs(this.#parts.nowMs() - lookedAtMs) >= POLL_MS) {
        lookedAtMs = this.#parts.nowMs()
        this.#notes.lookAgain()
      }
      if (passedMs < (this.#isStreaming ? POLL_BESIDE_STREAM_MS : POLL_MS)) continue
      askedAtMs = this.#parts.nowMs()
      this.#sending.retryWithoutRoom()
      this.syncNow()
    }
  }

  async #facts() {
    const { outbox } = this.#parts
    const { line, serverTimeMs, entitlement } = this.#exchange
    const [counts, hasPulled] = await Promise.all([outbox.counts(), outbox.facts.hasPulled()])
    return {
      counts,
      hasPulled,
      serverTimeMs,
      entitlement,
      failure: line.failure,
      lastAnswerAt: line.lastAnswerAt,
      isServerFull: this.#sending.isFull,
      storageFailed: this.#storageFailures.size > 0,
      complete: this.#fetching.isComplete,
      counted: this.#notes.isComplete,
      fetchProgress: this.#fetching.progress,
    }
  }
}
