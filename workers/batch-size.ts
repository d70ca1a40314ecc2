/** An exchange that was quicker than this could have moved more. */
const QUICK_MS = 3_000
/** One that took longer risks being cut off by the next bad moment of the line. */
const SLOW_MS = 8_000
/** One exchange says little of a line: the next one moves at most so many times as much. */
const STEEPEST = 8

/**
 * How much one exchange moves, by how long the last ones took: it begins small, grows on a good line to as much as still
 * is quick, and halves on a slow one or after a time-out, so that every exchange comes to an end.
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

  /** An exchange that moved a full batch took this long. */
  took(milliseconds: number): void {
    if (milliseconds < QUICK_MS) this.#grow(Math.min(STEEPEST, QUICK_MS / Math.max(1, milliseconds)))
    else if (milliseconds > SLOW_MS) this.shrink()
  }

  /** An exchange was given up. */
  shrink(): void {
    this.#now = Math.max(this.#least, Math.floor(this.#now / 2))
  }

  #grow(times: number): void {
    this.#now = Math.min(this.#most, Math.ceil(this.#now * times))
  }
}
