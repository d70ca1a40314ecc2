export type Dice = {
  /** From 0 to 1, exclusive. */
  next(): number
  /** From `low` to `high`, exclusive. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  /** A normal deviate with mean 0. */
  normal(deviation: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  bytes(count: number): Uint8Array
}

/** Mulberry32 by Tommy Ettinger: small, and random enough for a demo. */
export function diceFrom(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    // Twelve uniform deviates minus six have variance 1.
    normal: (deviation) => (Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, 0) - 6) * deviation,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)),
  }
}
