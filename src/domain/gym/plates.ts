import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'

export type PlatePairs = { readonly weight: Weight; readonly pairs: number }

/** The plates for each side of the bar, heaviest first, and the resulting load, in the requested unit. */
export type Loading = {
  readonly perSide: readonly Weight[]
  readonly loaded: number
  readonly unit: WeightUnit
  readonly missing: number
}

/** Tolerance for binary fractions, in the requested unit. */
const EXACT = 1e-6

/** As close as possible without exceeding the load, the fewest on a tie. Null if the bar alone weighs more. */
export function platesFor(weight: Weight, bar: Weight, plates: readonly PlatePairs[]): Loading | null {
  const { unit } = weight
  const barValue = convertWeight(bar, unit)
  if (weight.value < barValue - EXACT) return null
  const stock = plates
    .filter((plate) => plate.pairs > 0 && plate.weight.value > 0)
    .map((plate) => ({ ...plate, value: convertWeight(plate.weight, unit) }))
    .toSorted((left, right) => right.value - left.value)
  const best = closest(stock, (weight.value - barValue) / 2)
  const loaded = barValue + 2 * best.value
  const missing = weight.value - loaded
  return { perSide: best.plates, loaded, unit, missing: missing < EXACT ? 0 : missing }
}

type Stock = readonly (PlatePairs & { readonly value: number })[]
type Pile = { readonly value: number; readonly plates: readonly Weight[] }

/** Greedy alone is not enough: 20 + 20 makes 40 where 25 + 10 + … runs out of small plates. */
function closest(stock: Stock, side: number): Pile {
  const below = stock.map((_, index) => total(stock.slice(index)))
  let best: Pile = { value: 0, plates: [] }
  let steps = 0
  const search = (index: number, pile: Pile): void => {
    if (isCloser(pile, best)) best = pile
    const plate = stock[index]
    // Odd plates could take more tries than a screen can wait for; the best so far is good enough.
    if (!plate || steps++ > 20_000 || pile.value + (below[index] ?? 0) < best.value - EXACT) return
    if (side - best.value < EXACT && pile.plates.length >= best.plates.length) return
    const fitting = Math.min(plate.pairs, Math.floor((side - pile.value + EXACT) / plate.value))
    for (let count = fitting; count >= 0; count--) search(index + 1, withPlates(pile, plate, count))
  }
  search(0, best)
  return best
}

function isCloser(pile: Pile, best: Pile): boolean {
  if (Math.abs(pile.value - best.value) < EXACT) return pile.plates.length < best.plates.length
  return pile.value > best.value
}

function withPlates(pile: Pile, plate: Stock[number], count: number): Pile {
  const added = Array.from({ length: count }, () => plate.weight)
  return { value: pile.value + count * plate.value, plates: [...pile.plates, ...added] }
}

function total(stock: Stock): number {
  return stock.reduce((sum, plate) => sum + plate.pairs * plate.value, 0)
}
