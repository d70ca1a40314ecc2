import type { ExerciseId } from '#contract/id.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { BodyAnswer } from './body-weight.ts'
import type { DayOrder } from './parse-date.ts'

/** What a name of the file is: an exercise there is, or one to be made under that name. */
export type ExerciseChoice = { readonly kind: 'known'; readonly id: ExerciseId } | { readonly kind: 'new' }

/** All that a person decides before anything is written. */
export type ImportAnswers = BodyAnswer & {
  /** The zone of the clock on the wall that the file's times were read from. */
  readonly timeZone: string
  /** For loads without a unit, and for loads in kg that were lifted in lb. */
  readonly weightUnit: WeightUnit
  readonly distanceUnit: Extract<DistanceUnit, 'km' | 'mi'>
  readonly dayOrder: DayOrder
  /** Whether workouts of a forgotten timer become as long as the person's usually are. */
  readonly usualLength: boolean
  /** By name as in the file. What is missing is a new exercise. */
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
