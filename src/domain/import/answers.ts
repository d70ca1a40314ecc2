import type { ExerciseId } from '#contract/id.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { BodyAnswer } from './body-weight.ts'
import type { DayOrder } from './parse-date.ts'

export type ExerciseChoice = { readonly kind: 'known'; readonly id: ExerciseId } | { readonly kind: 'new' }

export type ImportAnswers = BodyAnswer & {
  readonly timeZone: string
  /** For loads without a unit, and for loads in kg that were lifted in lb. */
  readonly weightUnit: WeightUnit
  readonly distanceUnit: Extract<DistanceUnit, 'km' | 'mi'>
  readonly dayOrder: DayOrder
  /** Whether workouts with a forgotten timer get the person's usual duration. */
  readonly usualLength: boolean
  /** By name in the file. Missing names become new exercises. */
  readonly exercises: Readonly<Record<string, ExerciseChoice>>
}

/** As most people answer what a file leaves open. */
export const USUAL_ANSWERS: ImportAnswers = {
  timeZone: 'UTC',
  weightUnit: 'kg',
  distanceUnit: 'km',
  dayOrder: 'day-first',
  usualLength: false,
  bodyLoaded: [],
  bodyWeight: null,
  exercises: {},
}
