/** How long a leader may take to answer before it counts as frozen. */
const SILENCE_MS = 2_000
/** How long a worker that could not start leaves the lock to others, and itself alone. */
const RETRY_MS = 5_000

export type LeadershipOptions = {
  readonly lockName: string
  readonly locks: LockManager
  /** Called when it is this worker's turn; the returned function ends it. */
  readonly lead: () => Promise<() => Promise<void>>
  /** Asks the leader for a sign of life; resolves when it came or when the time is over. */
  readonly isLeaderAlive: (withinMs: number) => Promise<boolean>
  /** Resolves after a time, or when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * One of an account's workers replicates: the holder of a Web Lock of our own, because RxDB's election can be won by a
 * page that does not replicate. The browser frees the lock when a tab dies; from a frozen one it is taken.
 */
export class Leadership {
  readonly #options: LeadershipOptions
  readonly #closing = new AbortController()
  #resign: () => void = () => undefined
  #leading = false
  /** The last start was rejected. */
  #hasFailed = false
  #ended: Promise<void> = Promise.resolve()

  constructor(options: LeadershipOptions) {
    this.#options = options
  }

  /** Stands in line for the lock, and again whenever it was taken away. */
  campaign(): void {
    this.#ended = this.#standInLine()
  }

  /** Takes the lock from a leader that gives no sign of life. */
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

  /** Rejects when the lock was stolen; until then it leads. */
  async #hold(request: LockOptions): Promise<void> {
    const { lockName, locks, lead } = this.#options
    let end: () => Promise<void> = () => Promise.resolve()
    let over = false
    try {
      await locks.request(lockName, request, async () => {
        if (this.#leading || this.#closing.signal.aborted) return
        this.#leading = true
        this.#hasFailed = true
        const started = await lead()
        this.#hasFailed = false
        // The lock may have been taken, or the worker retired, while the start was under way.
        if (over || this.#closing.signal.aborted) return started()
        let ended: Promise<void> | undefined
        end = () => {
          ended ??= started()
          return ended
        }
        await new Promise<void>((resolve) => {
          this.#resign = resolve
        })
        // Before the lock is free: the next one leads in the moment that it is.
        await end()
      })
    } finally {
      over = true
      this.#leading = false
      // A lock that was taken away ended nothing.
      await end()
    }
  }
}
