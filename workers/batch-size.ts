/** A faster exchange could have moved more. */
const QUICK_MS = 3_000
/** A slower one risks being cut off by the next bad moment of the connection. */
const SLOW_MS = 8_000
/** Maximum growth between exchanges, since one exchange says little about the connection. */
const STEEPEST = 8

/**
 * The size of an exchange, by the duration of the last ones: starts small, grows on a good connection as long as it is
 * fast, and halves on a slow one or after a timeout, so that every exchange completes.
 */
export class BatchSize {
  readonly #least: number
  readonly #most: number
  #now: number

  constructor({ least, first, most }: { readonly least: number; readonly first: number; readonly most: number }) {
    this.#least = least
    this.#most = most
    this.#now = first
  }

  get now(): number {
    return this.#now
  }

  took(milliseconds: number): void {
    if (milliseconds < QUICK_MS) this.#grow(Math.min(STEEPEST, QUICK_MS / Math.max(1, milliseconds)))
    else if (milliseconds > SLOW_MS) this.shrink()
  }

  shrink(): void {
    this.#now = Math.max(this.#least, Math.floor(this.#now / 2))
  }

  #grow(times: number): void {
    this.#now = Math.min(this.#most, Math.ceil(this.#now * times))
  }
}
