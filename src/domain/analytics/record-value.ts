import type { ExerciseKind } from '#contract/exercise.ts'
import type { Distance, Weight } from '#contract/quantity.ts'
import { convertDistance, convertWeight } from '../units.ts'
import { type OneRepMaxFormula, oneRepMax } from './one-rep-max.ts'
import type { RecordKind, SetFacts } from './questions.ts'

/** A set as records compare it: load in kg, distance in metres; NaN or -1 without a value. */
export type ComparedSet = {
  readonly load: number
  readonly reps: number
  readonly seconds: number
  readonly metres: number
  readonly inReserve: number
}

export const RECORDS_OF: Readonly<Record<ExerciseKind, readonly RecordKind[]>> = {
  'weight-reps': ['heaviest', 'best-set', 'one-rep-max', 'session-volume', 'reps-at-weight'],
  'weighted-bodyweight': ['heaviest', 'best-set', 'session-volume', 'most-reps', 'reps-at-weight'],
  'assisted-bodyweight': ['least-assistance', 'most-reps'],
  'bodyweight-reps': ['most-reps'],
  'reps-only': ['most-reps'],
  time: ['longest'],
  'distance-time': ['farthest'],
  'weight-distance': ['heaviest', 'farthest'],
  'weight-time': ['heaviest', 'longest'],
}

/** The value of a set for a kind of record; NaN if it has none. */
export function recordValue(
  record: Exclude<RecordKind, 'reps-at-weight' | 'session-volume'>,
  kind: ExerciseKind,
  set: ComparedSet,
  formula: OneRepMaxFormula,
): number {
  const { load, reps, seconds, metres, inReserve } = set
  switch (record) {
    case 'heaviest':
      return isDone(kind, set) ? orNaN(load) : Number.NaN
    case 'least-assistance':
      // None at all is the least, and counts.
      return isDone(kind, set) ? load : Number.NaN
    case 'best-set':
      return reps >= 1 ? orNaN(load * reps) : Number.NaN
    case 'one-rep-max':
      return oneRepMax(formula, load, reps, inReserve)
    case 'most-reps':
      return orNaN(reps)
    case 'longest':
      return orNaN(seconds)
    case 'farthest':
      return orNaN(metres)
  }
}

export function beatsRecord(record: RecordKind, value: number, standing: number): boolean {
  return record === 'least-assistance' ? value < standing : value > standing
}

export function comparedSet({ weight, reps, seconds, distance, repsInReserve }: SetFacts): ComparedSet {
  return {
    load: weight ? comparableLoad(weight) : Number.NaN,
    reps: reps ?? -1,
    seconds: seconds ?? -1,
    metres: distance ? comparableDistance(distance) : Number.NaN,
    inReserve: repsInReserve ?? Number.NaN,
  }
}

/** In kg to two decimals, as a screen shows it: 225 lb after 102.06 kg is no record by two grams. */
export function comparableLoad(weight: Weight): number {
  return Math.round(convertWeight(weight, 'kg') * 100) / 100
}

/** In metres, to the centimetre. */
export function comparableDistance(distance: Distance): number {
  return Math.round(convertDistance(distance, 'm') * 100) / 100
}

function isDone(kind: ExerciseKind, { reps, seconds, metres }: ComparedSet): boolean {
  if (kind === 'weight-distance') return metres > 0
  return kind === 'weight-time' ? seconds > 0 : reps >= 1
}

function orNaN(value: number): number {
  return value > 0 ? value : Number.NaN
}
