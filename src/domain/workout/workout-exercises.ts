import type { ExerciseId, SupersetId, WorkoutExerciseId } from '#contract/id.ts'
import { MAX_SECONDS } from '#contract/limits.ts'
import type { Progression } from '#contract/progression.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { noteAfterTyping, roomForExercises } from '../document/size-limits.ts'
import { append, moveTo, removeById, UNPLACED } from '../list/ordered-list.ts'
import { sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { joinMembers, leaveMembers, withoutLoneMembers } from '../session/superset.ts'
import { editWorkoutExercise, withWorkoutExercises } from './edit-workout.ts'
import { emptyPlannedSet } from './planned-sets.ts'

/** Default number of sets of an added exercise. */
export const SETS_OF_NEW_EXERCISE = 3

/** Appends exercises, each with so many open working sets, up to the workout's limit. */
export function addWorkoutExercises(
  workout: Workout,
  exerciseIds: readonly ExerciseId[],
  newId: NewId,
  setCount = SETS_OF_NEW_EXERCISE,
): Workout {
  const fitting = exerciseIds.slice(0, roomForExercises(workout, setCount))
  if (fitting.length === 0) return workout
  const added = fitting.map((exerciseId) => newWorkoutExercise(exerciseId, newId, setCount))
  return withWorkoutExercises(workout, append(workout.exercises, added))
}

export function removeWorkoutExercise(workout: Workout, exerciseId: string): Workout {
  const remaining = removeById(workout.exercises, exerciseId)
  return remaining === workout.exercises ? workout : withWorkoutExercises(workout, withoutLoneMembers(remaining))
}

/** A superset lasts as long as its exercises are adjacent. */
export function moveWorkoutExercise(workout: Workout, exerciseId: string, index: number): Workout {
  const moved = moveTo(workout.exercises, exerciseId, index)
  return moved === workout.exercises ? workout : withWorkoutExercises(workout, withoutLoneMembers(moved))
}

export function replaceWorkoutExercise(workout: Workout, id: string, exerciseId: ExerciseId): Workout {
  return editWorkoutExercise(workout, id, (exercise) =>
    exercise.exerciseId === exerciseId ? exercise : { ...exercise, exerciseId },
  )
}

export function joinWorkoutSuperset(workout: Workout, exerciseIds: readonly string[], newId: NewId): Workout {
  return withWorkoutExercises(workout, joinMembers(workout.exercises, exerciseIds, newId() as SupersetId))
}

export function leaveWorkoutSuperset(workout: Workout, exerciseId: string): Workout {
  return withWorkoutExercises(workout, leaveMembers(workout.exercises, exerciseId))
}

/** Sets the note of an exercise; refuses one too long to store. */
export function setWorkoutExerciseNote(workout: Workout, exerciseId: string, typed: string): Workout {
  return editWorkoutExercise(workout, exerciseId, (exercise) => {
    const note = noteAfterTyping(workout, exercise.note, typed)
    return note === exercise.note ? exercise : { ...exercise, note }
  })
}

/** Sets the rest after each set of an exercise, in seconds; null is the exercise's usual rest. */
export function setWorkoutExerciseRest(workout: Workout, exerciseId: string, restSeconds: number | null): Workout {
  const isStorable = Number.isInteger(restSeconds ?? 0) && (restSeconds ?? 0) >= 0
  if (!isStorable || (restSeconds ?? 0) > MAX_SECONDS) return workout
  return editWorkoutExercise(workout, exerciseId, (exercise) =>
    exercise.restSeconds === restSeconds ? exercise : { ...exercise, restSeconds },
  )
}

export function setWorkoutExerciseProgression(
  workout: Workout,
  exerciseId: string,
  progression: Progression | null,
): Workout {
  return editWorkoutExercise(workout, exerciseId, (exercise) =>
    sameContent(exercise.progression ?? null, progression) ? exercise : { ...exercise, progression },
  )
}

function newWorkoutExercise(exerciseId: ExerciseId, newId: NewId, setCount: number): WorkoutExercise {
  return {
    id: newId() as WorkoutExerciseId,
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    exerciseId,
    supersetId: null,
    restSeconds: null,
    note: '',
    sets: append(
      [],
      Array.from({ length: setCount }, () => emptyPlannedSet(newId)),
    ),
  }
}
