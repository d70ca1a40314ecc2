import { withResolvers } from '#shared/with-resolvers.ts'

/** Time limit for a leader's response before it counts as frozen. */
const SILENCE_MS = 2_000
/** How long a worker that failed to start, or was refused, leaves the lock to others before trying again. */
const RETRY_MS = 5_000

export type LeadershipOptions = {
  readonly lockName: string
  readonly locks: LockManager
  /** Called when the lock is this worker's. Until `lead` nobody replicates, for as long as the end of its last lead takes. */
  readonly onTaken: () => void
  /**
   * Called when this worker becomes leader; the returned function ends it. `resign` gives the lock back, and stands in
   * line again.
   */
  readonly lead: (resign: () => void) => Promise<() => Promise<void>>
  /** Pings the leader; resolves on its response or after the time limit. */
  readonly isLeaderAlive: (withinMs: number) => Promise<boolean>
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * One of an account's workers replicates: the holder of our own Web Lock, because a page that does not replicate could
 * win RxDB's election. The browser releases the lock when a tab dies; it is stolen from a frozen one.
 */
export class Leadership {
  readonly #options: LeadershipOptions
  readonly #closing = new AbortController()
  #resign: () => void = () => undefined
  #leading = false
  #hasFailed = false
  #ended: Promise<void> = Promise.resolve()
  /**
   * Ends the last lead of this worker, once that has started. The next one begins only then: both write with the same
   * token.
   */
  #end: () => Promise<void> = () => Promise.resolve()

  constructor(options: LeadershipOptions) {
    this.#options = options
  }

  /** Queues for the lock, and again whenever it was stolen. */
  campaign(): void {
    this.#ended = this.#standInLine()
  }

  /** Steals the lock from an unresponsive leader. */
  async claim(): Promise<void> {
    if (this.#leading || this.#closing.signal.aborted) return
    if (await this.#options.isLeaderAlive(SILENCE_MS)) return
    if (this.#leading || this.#closing.signal.aborted) return
    const held = this.#hold({ steal: true }).catch(() => undefined)
    this.#ended = Promise.all([this.#ended, held]).then(() => undefined)
  }

  async retire(): Promise<void> {
    this.#closing.abort()
    this.#resign()
    await this.#ended
  }

  async #standInLine(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#hold({ signal }).catch(() => undefined)
      if (!signal.aborted && this.#hasFailed) await this.#options.pause(RETRY_MS, signal)
    }
  }

  /** Leads until the lock is stolen, which rejects. */
  async #hold(request: LockOptions): Promise<void> {
    const { lockName, locks, lead } = this.#options
    const resigned = withResolvers<void>()
    let end: () => Promise<void> = () => Promise.resolve()
    let over = false
    // Nor is it asked for again at once where the browser refuses it.
    this.#hasFailed = true
    try {
      await locks.request(lockName, request, async () => {
        if (this.#leading || this.#closing.signal.aborted) return
        this.#leading = true
        this.#hasFailed = true
        this.#options.onTaken()
        await this.#end().catch(() => undefined)
        // The lock may have been stolen meanwhile, and even be this worker's again by another request.
        if (over || this.#closing.signal.aborted) return
        this.#resign = resigned.resolve
        const starting = lead(resigned.resolve)
        let ended: Promise<void> | undefined
        end = () => {
          ended ??= starting.then((started) => started())
          return ended
        }
        this.#end = end
        await starting
        this.#hasFailed = false
        await resigned.promise
        // Before releasing the lock: the next leader starts immediately.
        await end()
      })
    } finally {
      over = true
      resigned.resolve()
      this.#leading = false
      // A stolen lock ended nothing.
      await end()
    }
  }
}
