import type { SyncStatus } from './replication.api.ts'
import { type SyncFacts, statusOf } from './sync-status.ts'

type Gathered = Omit<SyncFacts, 'lastSyncedAt' | 'mostWaiting'> & { readonly lastAnswerAt: string | null }

const UNREADABLE = { waiting: 0, refused: 0 }

/** Publishes the sync status after possible changes, one report at a time. */
export class StatusReport {
  readonly #gather: () => Promise<Gathered>
  readonly #onStatus: (status: SyncStatus) => void
  readonly #waiting = new Set<{ readonly wanted: (status: SyncStatus) => boolean; readonly resolve: () => void }>()
  #lastSyncedAt: string | null = null
  /** The maximum waiting since the outbox was last empty: the total of the progress. */
  #mostWaiting = 0
  #isDue = false
  #isUnderWay = false

  constructor(gather: () => Promise<Gathered>, onStatus: (status: SyncStatus) => void) {
    this.#gather = gather
    this.#onStatus = onStatus
  }

  publish(): void {
    this.#isDue = true
    if (!this.#isUnderWay) void this.#tell()
  }

  /** As `publish`, even if unchanged: a status is always complete. */
  repeat(): void {
    this.publish()
  }

  until(wanted: (status: SyncStatus) => boolean): Promise<void> {
    const told = new Promise<void>((resolve) => this.#waiting.add({ wanted, resolve }))
    this.publish()
    return told
  }

  async #tell(): Promise<void> {
    this.#isUnderWay = true
    while (this.#isDue) {
      this.#isDue = false
      const status = await this.#status()
      this.#onStatus(status)
      for (const one of [...this.#waiting]) {
        if (!one.wanted(status)) continue
        this.#waiting.delete(one)
        one.resolve()
      }
    }
    this.#isUnderWay = false
  }

  async #status(): Promise<SyncStatus> {
    const { lastAnswerAt, ...facts } = await this.#gather().catch(unreadable)
    const { waiting } = facts.counts
    this.#mostWaiting = waiting === 0 ? 0 : Math.max(this.#mostWaiting, waiting)
    const told = { ...facts, mostWaiting: this.#mostWaiting }
    const status = statusOf({ ...told, lastSyncedAt: this.#lastSyncedAt })
    if (status.kind !== 'synced') return status
    this.#lastSyncedAt = lastAnswerAt
    return { ...status, lastSyncedAt: lastAnswerAt }
  }
}

/** An unreadable outbox is not empty. */
function unreadable(): Gathered {
  return {
    counts: UNREADABLE,
    counted: false,
    storageFailed: true,
    isServerFull: false,
    hasPulled: false,
    complete: false,
    failure: null,
    serverTimeMs: null,
    entitlement: null,
    fetchProgress: null,
    lastAnswerAt: null,
  }
}
