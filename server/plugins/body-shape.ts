import { MAX_PUSH_DEPTH, MAX_PUSH_KEYS, MAX_PUSH_VALUES } from '#contract/limits.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
/** FNV-1a, 32 bits. */
const HASH_START = 0x811c9dc5
const HASH_FACTOR = 0x01000193
/** Keys of documents are shorter; longer ones that begin alike count as one. */
const MAX_HASHED = 64

/**
 * Counts the values, the different keys and the levels of a JSON text while it arrives, without parsing it. A few
 * kilobytes of gzip hold millions of each, and each costs the parser, and everything after it, far more than its bytes.
 */
export class BodyShape {
  #values = 1
  #depth = 0
  #deepest = 0
  readonly #keys = new Set<number>()
  #isInString = false
  #isEscaped = false
  #hash = HASH_START
  #hashed = 0

  /** Returns what there is too much of, or undefined. Chunks may end anywhere. */
  excessAfter(chunk: Buffer): string | undefined {
    let at = 0
    while (at < chunk.length) at = this.#isInString ? this.#skipString(chunk, at) : this.#readOutside(chunk, at)
    if (this.#values > MAX_PUSH_VALUES) return `The body has more than ${MAX_PUSH_VALUES} values`
    if (this.#keys.size > MAX_PUSH_KEYS) return `The body has more than ${MAX_PUSH_KEYS} different keys`
    if (this.#deepest > MAX_PUSH_DEPTH) return `The body is nested more than ${MAX_PUSH_DEPTH} levels deep`
    return undefined
  }

  counts(): { readonly values: number; readonly keys: number; readonly deepest: number } {
    return { values: this.#values, keys: this.#keys.size, deepest: this.#deepest }
  }

  /** Returns the place after the next quotation mark, or the end. */
  #readOutside(chunk: Buffer, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at]
      if (byte === QUOTE) {
        this.#isInString = true
        this.#hash = HASH_START
        this.#hashed = 0
        return at + 1
      }
      if (byte === COLON) this.#keys.add(this.#hash)
      else if (byte === COMMA) this.#values += 1
      else if (byte === OPEN_BRACKET || byte === OPEN_BRACE) this.#open()
      else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) this.#depth -= 1
    }
    return chunk.length
  }

  #open(): void {
    this.#values += 1
    this.#depth += 1
    this.#deepest = Math.max(this.#deepest, this.#depth)
  }

  /** Returns the place after the string, or the end. What follows the beginning of a long text is passed over at once. */
  #skipString(chunk: Buffer, start: number): number {
    let from = start
    for (; from < chunk.length && this.#hashed < MAX_HASHED; from += 1) {
      const byte = chunk[from] ?? 0
      if (this.#isEscaped) this.#isEscaped = false
      else if (byte === BACKSLASH) this.#isEscaped = true
      else if (byte === QUOTE) return this.#endString(from)
      this.#hash = Math.imul(this.#hash ^ byte, HASH_FACTOR)
      this.#hashed += 1
    }
    while (from < chunk.length) {
      const quote = chunk.indexOf(QUOTE, from)
      const end = quote < 0 ? chunk.length : quote
      this.#isEscaped = isEscapedAt(chunk, from, end, this.#isEscaped)
      if (quote < 0) return end
      if (!this.#isEscaped) return this.#endString(end)
      this.#isEscaped = false
      from = end + 1
    }
    return from
  }

  #endString(quote: number): number {
    this.#isInString = false
    return quote + 1
  }
}

/** Whether an odd number of backslashes stands before `end`; `isEscaped` tells of those before `start`. */
function isEscapedAt(chunk: Buffer, start: number, end: number, isEscaped: boolean): boolean {
  let first = end
  while (first > start && chunk[first - 1] === BACKSLASH) first -= 1
  const isOdd = (end - first) % 2 === 1
  return first === start ? isOdd !== isEscaped : isOdd
}
