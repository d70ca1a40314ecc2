import type { WeightUnit } from '#contract/quantity.ts'
import { convertDistance, convertWeight } from '../units.ts'
import type { SetFacts } from './questions.ts'
import { DISTANCE_UNITS, type SetTable, WARM_UP, WEIGHT_UNITS } from './training-index.ts'

const EFFECTIVE_IN_RESERVE = 4

export function setFactsAt(table: SetTable, row: number): SetFacts {
  const { weight, weightUnit, distance, distanceUnit, reps, seconds, inReserve } = table.columns
  const unit = WEIGHT_UNITS[weightUnit[row] ?? 0] ?? null
  const lengthUnit = DISTANCE_UNITS[distanceUnit[row] ?? 0] ?? null
  const left = inReserve[row] ?? Number.NaN
  return {
    weight: unit && { value: weight[row] ?? 0, unit },
    reps: orNull(reps[row]),
    seconds: orNull(seconds[row]),
    distance: lengthUnit && { value: distance[row] ?? 0, unit: lengthUnit },
    repsInReserve: Number.isNaN(left) ? null : left,
  }
}

export function isWarmUp(table: SetTable, row: number): boolean {
  return table.columns.kind[row] === WARM_UP
}

/** The comparable load of a set in kg; NaN without one. */
export function loadAt(table: SetTable, row: number): number {
  const unit = WEIGHT_UNITS[table.columns.weightUnit[row] ?? 0]
  return unit ? comparableLoad(table.columns.weight[row] ?? Number.NaN, unit) : Number.NaN
}

/** The distance of a set in metres, to the centimetre; NaN without one. */
export function metresAt(table: SetTable, row: number): number {
  const unit = DISTANCE_UNITS[table.columns.distanceUnit[row] ?? 0]
  if (!unit) return Number.NaN
  return Math.round(convertDistance({ value: table.columns.distance[row] ?? Number.NaN, unit }, 'm') * 100) / 100
}

/**
 * RPE 6 or more, or no effort entered. Source: Refalo et al., Sports Med 53 (2023), where growth falls off with
 * distance to failure; the cutoff is a convention.
 */
export function isEffective(table: SetTable, row: number): boolean {
  const left = table.columns.inReserve[row] ?? Number.NaN
  return !isWarmUp(table, row) && !(left > EFFECTIVE_IN_RESERVE)
}

function orNull(value: number | undefined): number | null {
  return value === undefined || value < 0 ? null : value
}

/** In kg to two decimals, as a screen shows it: 225 lb after 102.06 kg is no record by two grams. */
function comparableLoad(value: number, unit: WeightUnit): number {
  return Math.round(convertWeight({ value, unit }, 'kg') * 100) / 100
}

export function fromKg(kg: number, unit: WeightUnit): number {
  return convertWeight({ value: kg, unit: 'kg' }, unit)
}
