import type { ExerciseId, FolderId } from '#contract/id.ts'
import type { SetTarget, Workout } from '#contract/workout.ts'
import type { NewId } from '#domain/new-id.ts'
import { orderKeysAfter } from '#domain/order-key.ts'
import { NO_TARGET, updatePlannedSet } from '#domain/workout/planned-sets.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { addWorkoutExercises } from '#domain/workout/workout-exercises.ts'
import type { Program, ProgramExercise, ProgramMessage } from './programs.ts'

export type ProgramPlace = {
  /** The order key of the last workout, null where there is none. */
  readonly after: string | null
  readonly folderId: FolderId | null
  readonly newId: NewId
  readonly nameOf: (message: ProgramMessage) => string
}

/** The workouts of a program, to be stored behind the others. */
export function buildProgram(program: Program, { after, folderId, newId, nameOf }: ProgramPlace): readonly Workout[] {
  const orderKeys = orderKeysAfter(after, program.workouts.length)
  return program.workouts.map(({ name, exercises }, index) => {
    const empty = newWorkout({ name: nameOf(name), orderKey: orderKeys[index] ?? '', folderId, newId })
    return exercises.reduce((workout, planned) => addPlanned(workout, planned, newId), empty)
  })
}

function addPlanned(workout: Workout, planned: ProgramExercise, newId: NewId): Workout {
  // A slug of the library is the id of its exercise.
  const added = addWorkoutExercises(workout, [planned.exercise as string as ExerciseId], newId, planned.sets)
  const sets = added.exercises.at(-1)?.sets ?? []
  return sets.reduce((edited, set) => updatePlannedSet(edited, set.id, { target: targetOf(planned) }), added)
}

function targetOf({ reps, seconds }: ProgramExercise): SetTarget {
  return { ...NO_TARGET, reps: reps ? { min: reps[0], max: reps[1] } : null, seconds: seconds ?? null }
}
