export type Listening = {
  /** Ends the exchange. */
  readonly stopping?: AbortSignal
  /** Called whenever something comes over the line. */
  readonly onHeard?: () => void
}

/** How long a line may be silent before an exchange counts as lost. */
const SILENCE_MS = 10_000
/** The slowest line that is waited for: 1.6 kbit/s. How far an upload has come, fetch does not tell. */
const SLOWEST_BYTES_PER_SECOND = 200
/** What the request's line and headers take, the token among them. */
const HEAD_BYTES = 1_500

/** Aborts an exchange when the line is silent for too long: an upload gets its time by size, an answer from piece to piece. */
export class SilenceLimit {
  readonly #silence = new AbortController()
  readonly signal: AbortSignal
  readonly #onHeard: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout>

  constructor(uploadedBytes: number, { stopping, onHeard }: Listening) {
    this.#onHeard = onHeard
    this.signal = stopping ? AbortSignal.any([stopping, this.#silence.signal]) : this.#silence.signal
    this.#timer = this.#after(SILENCE_MS + ((HEAD_BYTES + uploadedBytes) / SLOWEST_BYTES_PER_SECOND) * 1_000)
  }

  /** Something came: the silence begins anew. */
  heard(): void {
    this.#onHeard?.()
    clearTimeout(this.#timer)
    this.#timer = this.#after(SILENCE_MS)
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #after(milliseconds: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#silence.abort(new DOMException('the line is silent', 'TimeoutError')), milliseconds)
  }
}
