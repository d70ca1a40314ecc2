import { MAX_WEIGHT } from '#contract/limits.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Bar } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { convertWeight, roundForDisplay } from '../units.ts'

/** Tolerance for binary fractions and conversions. */
const SAME = 0.01
/** Maximum ratio of plate spacing to step. */
const MAX_STEPS = 50

/** On a bar, one that the plates make; without a bar, multiples of the step. The same load if none is heavier. */
export function heavier(load: Weight, step: Weight, bar: Bar | null): Weight {
  const from = convertWeight(load, step.unit)
  const above = (value: number): Weight | null => (value > from + SAME ? { value, unit: step.unit } : null)
  if (!bar) return above(stepped(load, from + step.value, step)) ?? load
  for (let steps = 1; steps <= MAX_STEPS; steps++) {
    const there = above(nearestLoadable({ value: from + steps * step.value, unit: step.unit }, bar).value)
    if (there) return there
  }
  return load
}

/** In the unit of `step`; null if there is none below. `least` is the lower limit, in the same unit. */
export function lighter(load: Weight, percent: number, step: Weight, bar: Bar | null, least: number): Weight | null {
  const from = convertWeight(load, step.unit)
  const off = (from * percent) / 100
  const value = bar
    ? nearestLoadable({ value: from - off, unit: step.unit }, bar).value
    : // At least one step, so that it is lighter even with widely spaced loads.
      stepped(load, from - Math.max(1, Math.round(off / step.value)) * step.value, step)
  return value < from - SAME && value >= least ? { value, unit: step.unit } : null
}

export function sameLoad(left: Weight | null, right: Weight | null): boolean {
  if (!left || !right) return left === right
  return Math.abs(left.value - convertWeight(right, left.unit)) < SAME
}

export function isAtLeast(load: Weight | null, asked: Weight | null): boolean {
  if (!asked) return true
  return load !== null && load.value > convertWeight(asked, load.unit) - SAME
}

/** The difference of two loads, in the unit of the first; null if equal or unknown. */
export function differenceOf(left: Weight | null, right: Weight | null): Weight | null {
  if (!left || !right || sameLoad(left, right)) return null
  return { value: roundForDisplay(Math.abs(left.value - convertWeight(right, left.unit))), unit: left.unit }
}

/** A load converted from another unit continues in whole steps: nobody has 102.27 kg. */
function stepped(load: Weight, value: number, step: Weight): number {
  const there = load.unit === step.unit ? value : Math.round(value / step.value) * step.value
  return Math.min(roundForDisplay(there), MAX_WEIGHT)
}
