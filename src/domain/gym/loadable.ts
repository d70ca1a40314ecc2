import { MAX_WEIGHT } from '#contract/limits.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { convertWeight, roundForDisplay } from '../units.ts'
import type { Bar } from './bar.ts'
import { platesFor } from './plates.ts'

/** Usual steps of machines and dumbbells: smaller for light weights. */
const STEPS: Readonly<
  Record<WeightUnit, { readonly light: number; readonly step: number; readonly lightBelow: number }>
> = { kg: { light: 1, step: 2.5, lightBelow: 10 }, lb: { light: 2.5, step: 5, lightBelow: 25 } }
/** Tolerance for binary fractions. */
const EXACT = 1e-6

/** On a bar, never less than the bar; without one, in the usual steps, and never 0. On a tie, the lighter one. */
export function nearestLoadable(weight: Weight, bar: Bar | null): Weight {
  const value = bar ? nearestOnBar(weight, bar) : nearestStep(weight)
  return { value: Math.min(roundForDisplay(value), MAX_WEIGHT), unit: weight.unit }
}

/** A gap in the plates wider than a pair of the smallest is never jumped upwards: less is safer. */
function nearestOnBar({ value, unit }: Weight, bar: Bar): number {
  const empty = convertWeight(bar.weight, unit)
  const plates = bar.plates
    .filter(({ pairs, weight }) => pairs > 0 && weight.value > 0)
    .map(({ weight }) => convertWeight(weight, unit))
  const smallest = Math.min(...plates)
  if (plates.length === 0 || value <= empty) return empty
  const isEven = plates.every((plate) => Math.abs(plate / smallest - Math.round(plate / smallest)) < EXACT)
  const loaded = (most: number) => {
    // With evenly spaced loads, start from the step: exactly fitting plates are found immediately.
    const fitting = isEven ? empty + Math.floor((most - empty) / (2 * smallest) + EXACT) * 2 * smallest : most
    return platesFor({ value: fitting, unit }, bar.weight, bar.plates)?.loaded ?? empty
  }
  const below = loaded(value)
  const above = loaded(value + smallest)
  // Half a hundredth makes no difference on a bar.
  return above - value < value - below - 0.005 ? above : below
}

function nearestStep({ value, unit }: Weight): number {
  const { light, step, lightBelow } = STEPS[unit]
  const by = value < lightBelow ? light : step
  return Math.max(Math.ceil(value / by - 0.5), 1) * by
}
