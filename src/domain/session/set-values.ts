import type { ExerciseKind } from '#contract/exercise.ts'
import {
  MAX_DISTANCE,
  MAX_REPS,
  MAX_REPS_IN_RESERVE,
  MAX_RPE,
  MAX_SECONDS,
  MAX_WEIGHT,
  MIN_RPE,
} from '#contract/limits.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { SessionSet } from '#contract/session.ts'
import type { SetTarget } from '#contract/workout.ts'
import { assertNever } from '../assert-never.ts'

export type SetValues = Pick<SessionSet, 'weight' | 'reps' | 'seconds' | 'distance' | 'rpe' | 'rir'>
/** A field of an exercise kind; effort (rpe, rir) is available for every kind. */
export type SetField = 'weight' | 'reps' | 'seconds' | 'distance'
export type SetFigure = keyof SetValues
export type SetUnits = { readonly weight: WeightUnit; readonly distance: DistanceUnit }

export const NO_VALUES: SetValues = { weight: null, reps: null, seconds: null, distance: null, rpe: null, rir: null }

export function valuesOf(set: SessionSet): SetValues {
  const { weight, reps, seconds, distance, rpe, rir } = set
  return { weight, reps, seconds, distance, rpe, rir }
}

/** The fields of an exercise kind, in the order of input. */
export function setFields(kind: ExerciseKind): readonly SetField[] {
  switch (kind) {
    case 'weight-reps':
    case 'weighted-bodyweight':
    case 'assisted-bodyweight':
      return ['weight', 'reps']
    case 'bodyweight-reps':
    case 'reps-only':
      return ['reps']
    case 'time':
      return ['seconds']
    case 'distance-time':
      return ['distance', 'seconds']
    case 'weight-distance':
      return ['weight', 'distance']
    case 'weight-time':
      return ['weight', 'seconds']
    default:
      return assertNever(kind)
  }
}

export function numberIn(values: SetValues, figure: SetFigure): number | null {
  const value = values[figure]
  return typeof value === 'object' ? (value?.value ?? null) : value
}

export function valuesWith(figure: SetFigure, value: number | null, units: SetUnits): Partial<SetValues> {
  switch (figure) {
    case 'weight':
      return { weight: value === null ? null : { value, unit: units.weight } }
    case 'distance':
      return { distance: value === null ? null : { value, unit: units.distance } }
    case 'reps':
      return { reps: value }
    case 'seconds':
      return { seconds: value }
    case 'rpe':
      return { rpe: value }
    case 'rir':
      return { rir: value }
    default:
      return assertNever(figure)
  }
}

/**
 * The plan's; where it leaves a field open or gives a range, last time's if it fits. With `last-time` first, the plan
 * only fills what last time leaves open. Effort is never prefilled.
 */
export function prefill(
  target: SetTarget | null,
  previous: SetValues | null,
  first: 'plan' | 'last-time' = 'plan',
): SetValues {
  if (first === 'last-time' && previous) {
    const planned = prefill(target, null)
    return {
      ...NO_VALUES,
      weight: previous.weight ?? planned.weight,
      reps: previous.reps ?? planned.reps,
      seconds: previous.seconds ?? planned.seconds,
      distance: previous.distance ?? planned.distance,
    }
  }
  return {
    ...NO_VALUES,
    weight: target?.weight ?? previous?.weight ?? null,
    reps: prefillReps(target?.reps ?? null, previous?.reps ?? null),
    seconds: target?.seconds ?? previous?.seconds ?? null,
    distance: target?.distance ?? previous?.distance ?? null,
  }
}

function prefillReps(range: SetTarget['reps'], previous: number | null): number | null {
  if (range === null) return previous
  return previous !== null && previous >= range.min && previous <= range.max ? previous : range.min
}

/** Whether every value fits the contract: finite, within bounds, whole for counts. */
export function areStorable(values: Partial<SetValues>): boolean {
  return (
    isWithin(values.weight?.value, 0, MAX_WEIGHT) &&
    isWithin(values.distance?.value, 0, MAX_DISTANCE) &&
    isWithin(values.rir, 0, MAX_REPS_IN_RESERVE) &&
    isStep(values.reps, 0, MAX_REPS, 1) &&
    isStep(values.seconds, 0, MAX_SECONDS, 1) &&
    isStep(values.rpe, MIN_RPE, MAX_RPE, 0.5)
  )
}

function isWithin(value: number | null | undefined, least: number, most: number): boolean {
  return value === null || value === undefined || (value >= least && value <= most)
}

function isStep(value: number | null | undefined, least: number, most: number, step: number): boolean {
  return isWithin(value, least, most) && Number.isInteger((value ?? 0) / step)
}
