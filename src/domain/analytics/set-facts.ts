import type { ExerciseKind } from '#contract/exercise.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'
import { doubtfulLoads } from './doubtful-loads.ts'
import type { SetFacts } from './questions.ts'
import { type ComparedSet, comparableDistance, comparableLoad } from './record-value.ts'
import { DISTANCE_UNITS, exerciseKindAt, type SetTable, WARM_UP, WEIGHT_UNITS } from './training-index.ts'

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
  return unit ? comparableLoad({ value: table.columns.weight[row] ?? Number.NaN, unit }) : Number.NaN
}

/** The distance of a set in metres, to the centimetre; NaN without one. */
export function metresAt(table: SetTable, row: number): number {
  const unit = DISTANCE_UNITS[table.columns.distanceUnit[row] ?? 0]
  return unit ? comparableDistance({ value: table.columns.distance[row] ?? Number.NaN, unit }) : Number.NaN
}

/** Working sets of a kind whose load nobody doubts: what records and maxima are made of. */
export function credibleRows(table: SetTable, kind: ExerciseKind, rows?: readonly number[]): readonly number[] {
  const working = (rows ?? Array.from({ length: table.length }, (_, row) => row)).filter(
    (row) => !isWarmUp(table, row) && exerciseKindAt(table, row) === kind,
  )
  const doubtful = doubtfulLoads(
    kind,
    working.map((row) => comparedSetAt(table, row)),
  )
  return doubtful.size === 0 ? working : working.filter((_, index) => !doubtful.has(index))
}

export function comparedSetAt(table: SetTable, row: number): ComparedSet {
  const { reps, seconds, inReserve } = table.columns
  return {
    load: loadAt(table, row),
    reps: reps[row] ?? -1,
    seconds: seconds[row] ?? -1,
    metres: metresAt(table, row),
    inReserve: inReserve[row] ?? Number.NaN,
  }
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

export function fromKg(kg: number, unit: WeightUnit): number {
  return convertWeight({ value: kg, unit: 'kg' }, unit)
}
