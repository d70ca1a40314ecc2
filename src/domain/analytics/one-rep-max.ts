import { assertNever } from '../assert-never.ts'

export type OneRepMaxFormula = 'epley' | 'brzycki' | 'rpe'

/** Above this, the formulas measure endurance rather than strength. */
export const MAX_REPS_FOR_ESTIMATE = 12

/**
 * Percent of the maximum by repetitions done plus repetitions in reserve, in steps of half a repetition: the first
 * entry is one done and none in reserve. Source: Tuchscherer, The Reactive Training Manual (2008), whose table has 12
 * repetitions down to RPE 6.5.
 */
const PERCENT_BY_HALF_REPS = [
  100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9, 72.3,
  70.7, 69.4, 68, 66.7, 65.3, 64, 62.6, 61.3, 59.9, 58.6,
]
/** RPE 6.5, where the table ends. */
const MAX_IN_RESERVE = 3.5

/**
 * The estimated load for one repetition, in the unit of `load`; NaN without a load or outside of 1 to 12 repetitions.
 * `repsInReserve` matters to the table only; NaN is unknown and counts as 0, the lowest estimate.
 */
export function oneRepMax(formula: OneRepMaxFormula, load: number, reps: number, repsInReserve = Number.NaN): number {
  if (!(load > 0) || !(reps >= 1 && reps <= MAX_REPS_FOR_ESTIMATE)) return Number.NaN
  switch (formula) {
    case 'epley':
      return epley(load, reps)
    case 'brzycki':
      return brzycki(load, reps)
    case 'rpe':
      return byTable(load, reps, Number.isNaN(repsInReserve) ? 0 : repsInReserve)
    default:
      return assertNever(formula)
  }
}

/**
 * `load * (1 + reps / 30)`, and one repetition is the maximum itself. Source: Epley, Boyd Epley Workout (1985), as in
 * LeSuer et al., J Strength Cond Res 11 (1997).
 */
function epley(load: number, reps: number): number {
  return reps === 1 ? load : load * (1 + reps / 30)
}

/** `load * 36 / (37 - reps)`. Source: Brzycki, Journal of Physical Education, Recreation & Dance 64 (1993). */
function brzycki(load: number, reps: number): number {
  return (load * 36) / (37 - reps)
}

function byTable(load: number, reps: number, repsInReserve: number): number {
  if (repsInReserve > MAX_IN_RESERVE) return Number.NaN
  return (load * 100) / (PERCENT_BY_HALF_REPS[Math.round((reps - 1 + repsInReserve) * 2)] ?? Number.NaN)
}
