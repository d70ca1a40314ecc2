import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, FolderId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { SetTarget, Workout } from '#contract/workout.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { rulesFor, usualRule } from '#domain/progression/rules.ts'
import { NO_TARGET, updatePlannedSet } from '#domain/workout/planned-sets.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { addWorkoutExercises, setWorkoutExerciseProgression } from '#domain/workout/workout-exercises.ts'
import type { Program, ProgramExercise, ProgramMessage } from './programs.ts'

const KINDS = new Map<string, ExerciseKind>(BUILT_IN_EXERCISES.map(({ id, kind }) => [id, kind]))

export type ProgramPlace = {
  /** Of the last workout. */
  readonly after: string | null
  readonly folderId: FolderId | null
  readonly newId: NewId
  readonly nameOf: (message: ProgramMessage) => string
  /** Of increments. */
  readonly unit: WeightUnit
}

export function buildProgram(program: Program, place: ProgramPlace): readonly Workout[] {
  const { after, folderId, newId, nameOf } = place
  const orderKeys = orderKeysAfter(after, program.workouts.length)
  return program.workouts.map(({ name, exercises }, index) => {
    const empty = newWorkout({ name: nameOf(name), orderKey: orderKeys[index] ?? '', folderId, newId })
    return exercises.reduce((workout, planned) => addPlanned(workout, planned, program.rule, place), empty)
  })
}

function addPlanned(
  workout: Workout,
  planned: ProgramExercise,
  rule: Program['rule'],
  { newId, unit }: ProgramPlace,
): Workout {
  // A slug of the library is the id of its exercise.
  const added = addWorkoutExercises(workout, [planned.exercise as string as ExerciseId], newId, planned.sets)
  const { id = '', sets = [] } = added.exercises.at(-1) ?? {}
  const asking = sets.reduce((edited, set) => updatePlannedSet(edited, set.id, { target: targetOf(planned) }), added)
  const kind = KINDS.get(planned.exercise)
  const followed = [rule, 'reps' as const].find((candidate) => kind && rulesFor(kind).includes(candidate))
  return followed ? setWorkoutExerciseProgression(asking, id, usualRule(followed, unit)) : asking
}

function targetOf({ reps, seconds }: ProgramExercise): SetTarget {
  return { ...NO_TARGET, reps: reps ? { min: reps[0], max: reps[1] } : null, seconds: seconds ?? null }
}
