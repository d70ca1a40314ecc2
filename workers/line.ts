import { backoffMs } from '#domain/time/backoff.ts'
import { elapsed } from './elapsed.ts'
import type { Listening } from './silence-limit.ts'
import { SyncError, type SyncErrorKind } from './sync-error.ts'
import { Wake } from './wake.ts'

/** A person is notified within three seconds that the connection does not respond, although it still may. */
const LATE_MS = 2_500

const RETRY = { firstMs: 1_000, longestMs: 60_000 }

/** Errors of one request, which say nothing about the connection. */
const OF_ONE_REQUEST: ReadonlySet<SyncErrorKind> = new Set(['rejected', 'full', 'checkpoint-unknown'])

export type LineOptions = {
  readonly nowMs: () => number
  readonly random: () => number
  readonly onChange: () => void
  readonly closing: AbortSignal
}

/** The server connection shared by all exchanges: the last result, and when to retry. */
export class Line {
  readonly #options: LineOptions
  readonly wake = new Wake()
  #failure: SyncErrorKind | null = null
  #late = 0
  #lastAnswerAt: string | null = null

  constructor(options: LineOptions) {
    this.#options = options
  }

  /** Why the last exchange failed; also `offline` while a response is overdue. Null if all is well. */
  get failure(): SyncErrorKind | null {
    return this.#failure ?? (this.#late > 0 ? 'offline' : null)
  }

  get lastAnswerAt(): string | null {
    return this.#lastAnswerAt
  }

  /** Runs one exchange, which reports incoming data. Throws a SyncError for any failure. */
  async run<Result>(exchange: (listening: Listening) => Promise<Result>): Promise<Result> {
    const late = this.#becomeLate()
    try {
      const result = await exchange({ stopping: this.#options.closing, onHeard: late.end })
      this.#succeeded()
      return result
    } catch (cause) {
      const error = cause instanceof SyncError ? cause : new SyncError('offline', String(cause))
      if (OF_ONE_REQUEST.has(error.kind)) this.#succeeded()
      else this.#failed(error.kind)
      throw error
    } finally {
      late.end()
    }
  }

  /** Waits before the next attempt, unless woken. Respects a delay given by the server. */
  async pause(failures: number, error: SyncError): Promise<void> {
    await this.#leaveAlone(error.retryAfterMs)
    await this.backOff(failures)
  }

  /** Waits ever longer after failures in a row, unless somebody asks for the next attempt sooner. */
  backOff(failures: number): Promise<void> {
    return this.wake.wait(backoffMs(failures, RETRY, this.#options.random()))
  }

  #leaveAlone(milliseconds: number): Promise<void> {
    return milliseconds > 0 ? elapsed(milliseconds, this.#options.closing) : Promise.resolve()
  }

  #succeeded(): void {
    this.#lastAnswerAt = new Date(this.#options.nowMs()).toISOString()
    const wasFailing = this.#failure !== null
    this.#failure = null
    // The network is back: end all pending delays.
    if (wasFailing) this.wake.now()
    this.#options.onChange()
  }

  #failed(kind: SyncErrorKind): void {
    this.#failure = kind
    this.#options.onChange()
  }

  #becomeLate(): { readonly end: () => void } {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      this.#late += 1
      this.#options.onChange()
    }, LATE_MS)
    return {
      end: () => {
        clearTimeout(timer)
        if (!isLate) return
        isLate = false
        this.#late -= 1
        this.#options.onChange()
      },
    }
  }
}
