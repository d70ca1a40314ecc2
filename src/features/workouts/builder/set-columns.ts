import type { ExerciseKind } from '#contract/exercise.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { WorkoutExercise } from '#contract/workout.ts'
import { setFields } from '#domain/session/set-values.ts'
import type { LoadMode } from './edit-targets.ts'

export type SetColumns = {
  readonly load: LoadMode | null
  readonly reps: 'fixed' | 'range' | null
  readonly seconds: boolean
  readonly distance: DistanceUnit | null
  readonly rpe: boolean
}

/** For empty columns, which cannot show them. */
export type ColumnChoices = {
  readonly load?: LoadMode
  readonly reps?: 'fixed' | 'range'
  readonly distance?: DistanceUnit
  readonly rpe?: boolean
}

export type ColumnDefaults = {
  readonly weightUnit: WeightUnit
  readonly distanceUnit: DistanceUnit
  readonly planEffort: boolean
}

/** From the sets, else the choice, else the preference. */
export function columnsOf(
  kind: ExerciseKind,
  { sets }: Pick<WorkoutExercise, 'sets'>,
  choices: ColumnChoices,
  defaults: ColumnDefaults,
): SetColumns {
  const fields = setFields(kind)
  const targets = sets.map((set) => set.target)
  const usesPercent = targets.some((target) => target.percentOfOneRepMax !== null)
  const weight = targets.find((target) => target.weight !== null)?.weight
  const distance = targets.find((target) => target.distance !== null)?.distance
  const hasRange = targets.some((target) => target.reps !== null && target.reps.min !== target.reps.max)
  const load = usesPercent ? 'percent' : (weight?.unit ?? choices.load ?? defaults.weightUnit)
  // A loaded carry is measured in metres, a run in the person's unit.
  const usualDistance = fields.includes('weight') ? 'm' : defaults.distanceUnit
  return {
    load: fields.includes('weight') ? load : null,
    reps: fields.includes('reps') ? (hasRange ? 'range' : (choices.reps ?? 'fixed')) : null,
    seconds: fields.includes('seconds'),
    distance: fields.includes('distance') ? (distance?.unit ?? choices.distance ?? usualDistance) : null,
    rpe: targets.some((target) => target.rpe !== null) || (choices.rpe ?? defaults.planEffort),
  }
}
