import type { Dice } from '../server/local/demo/dice.ts'

/** A value with its 95 % interval. */
export type Interval = { readonly value: number; readonly low: number; readonly high: number }

const RESAMPLES = 2_000
const TAIL = 0.025

/** The quantile at `share` (0 to 1), interpolated. Throws without values. */
export function quantile(values: readonly number[], share: number): number {
  return quantileOfSorted(Float64Array.from(values).sort(), share)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/**
 * The ratio of medians, with its bootstrap interval. Both were measured in the same rounds, so whole rounds are
 * resampled: a slow round affected both.
 */
export function ratioOfMedians(values: readonly number[], baselines: readonly number[], dice: Dice): Interval {
  if (values.length !== baselines.length) throw new Error(`${values.length} values and ${baselines.length} baselines`)
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const rounds = values.map(() => Math.floor(dice.next() * values.length))
    return medianAt(values, rounds) / medianAt(baselines, rounds)
  })
  return {
    value: median(values) / median(baselines),
    low: quantile(drawn, TAIL),
    high: quantile(drawn, 1 - TAIL),
  }
}

/** The same items in an order that chance decides. */
export function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  const places = items.map((item) => ({ item, place: dice.next() }))
  return places.toSorted((left, right) => left.place - right.place).map(({ item }) => item)
}

function medianAt(values: readonly number[], indexes: readonly number[]): number {
  const taken = Float64Array.from(indexes, (index) => values[index] ?? Number.NaN)
  return quantileOfSorted(taken.sort(), 0.5)
}

function quantileOfSorted(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('there are no values')
  return below + (above - below) * (place - Math.floor(place))
}
