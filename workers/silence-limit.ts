import { abortWith } from './abort-with.ts'

export type Listening = {
  readonly stopping?: AbortSignal
  readonly onHeard?: () => void
}

/** Time without data before an exchange counts as lost. */
const SILENCE_MS = 10_000
/** The slowest supported connection: 1.6 kbit/s. fetch reports no upload progress. */
const SLOWEST_BYTES_PER_SECOND = 200
/** Size of the request line and headers, including the token. */
const HEAD_BYTES = 1_500

/** Aborts an exchange after too long without data: an upload is timed by its size, a download by chunk. */
export class SilenceLimit {
  readonly #silence = new AbortController()
  readonly signal: AbortSignal = this.#silence.signal
  readonly #unfollow: (() => void) | undefined
  readonly #onHeard: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout>

  constructor(uploadedBytes: number, { stopping, onHeard }: Listening) {
    this.#onHeard = onHeard
    this.#unfollow = stopping && abortWith(this.#silence, stopping)
    this.#timer = this.#after(SILENCE_MS + ((HEAD_BYTES + uploadedBytes) / SLOWEST_BYTES_PER_SECOND) * 1_000)
  }

  heard(): void {
    this.#onHeard?.()
    clearTimeout(this.#timer)
    this.#timer = this.#after(SILENCE_MS)
  }

  end(): void {
    this.#unfollow?.()
    clearTimeout(this.#timer)
  }

  #after(milliseconds: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#silence.abort(new DOMException('the line is silent', 'TimeoutError')), milliseconds)
  }
}
