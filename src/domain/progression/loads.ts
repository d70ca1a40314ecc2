import { MAX_WEIGHT } from '#contract/limits.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Bar } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { convertWeight, roundForDisplay } from '../units.ts'

/** What a set can hold, in its unit. */
/** Smaller differences come from binary fractions and from conversions. */
const SAME = 0.01
/** Plates may be so much coarser than the step. */
const MAX_STEPS = 50

/**
 * The next heavier load: by `step`, in its unit. On a bar it is one that the plates make, the first above where they are
 * coarser than the step; without a bar the step itself says what loads there are. The very same load where none is heavier.
 */
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

/**
 * The load with so many percent taken off, one that there is, in the unit of `step`; null where there is none below.
 * `least` is what it may come down to, in the same unit.
 */
export function lighter(load: Weight, percent: number, step: Weight, bar: Bar | null, least: number): Weight | null {
  const from = convertWeight(load, step.unit)
  const off = (from * percent) / 100
  const value = bar
    ? nearestLoadable({ value: from - off, unit: step.unit }, bar).value
    : // At least one step, so that where the loads are far apart it is lighter all the same.
      stepped(load, from - Math.max(1, Math.round(off / step.value)) * step.value, step)
  return value < from - SAME && value >= least ? { value, unit: step.unit } : null
}

/** Whether two loads are the same, whatever they are written in. None is the same as none. */
export function sameLoad(left: Weight | null, right: Weight | null): boolean {
  if (!left || !right) return left === right
  return Math.abs(left.value - convertWeight(right, left.unit)) < SAME
}

/** Whether a load is at least another one; it is where nothing is asked for. */
export function isAtLeast(load: Weight | null, asked: Weight | null): boolean {
  if (!asked) return true
  return load !== null && load.value > convertWeight(asked, load.unit) - SAME
}

/** How far two loads are apart, in the unit of the first; null where they are the same or one is not known. */
export function differenceOf(left: Weight | null, right: Weight | null): Weight | null {
  if (!left || !right || sameLoad(left, right)) return null
  return { value: roundForDisplay(Math.abs(left.value - convertWeight(right, left.unit))), unit: left.unit }
}

/** From a load in another unit it goes on in whole steps: nobody has 102.27 kg. */
function stepped(load: Weight, value: number, step: Weight): number {
  const there = load.unit === step.unit ? value : Math.round(value / step.value) * step.value
  return Math.min(roundForDisplay(there), MAX_WEIGHT)
}
