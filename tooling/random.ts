/** A seeded random source. Equal seeds give equal numbers forever, on any engine. */
export class Random {
  #state: number

  constructor(seed: number | string) {
    this.#state = typeof seed === 'number' ? seed >>> 0 : textSeed(seed)
  }

  /** At least 0, less than 1. Source: mulberry32 by Tommy Ettinger (public domain). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  /** One of the keys, by weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][]
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      left -= weight
      if (left < 0) return key
    }
    throw new Error('no weight is above zero')
  }

  /** Spread evenly over orders of magnitude: as often below 100 as between 100 and 10,000. */
  magnitude(least: number, most: number): number {
    return least * (most / least) ** this.next()
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.int(0, 255))
  }

  /** An independent source, so that additional draws elsewhere change nothing. */
  fork(name: string): Random {
    return new Random(`${this.#state}/${name}`)
  }
}

/** FNV-1a. Source: Fowler, Noll, Vo. */
function textSeed(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
