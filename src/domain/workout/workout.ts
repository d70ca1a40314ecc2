import type { FolderId, PlannedSetId, WorkoutExerciseId, WorkoutId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { longestNote } from '../document/size-limits.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'

/** An empty workout. `orderKey` is its place in the list of workouts. */
export function newWorkout(given: {
  readonly name: string
  readonly orderKey: string
  readonly newId: NewId
  readonly folderId?: FolderId | null
}): Workout {
  return {
    // The id names the workout that is made here.
    id: given.newId() as WorkoutId,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    name: given.name,
    note: '',
    folderId: given.folderId ?? null,
    orderKey: given.orderKey,
    archivedAt: null,
    exercises: [],
  }
}

/** A copy that shares nothing with the original but its content: every id is its own, and it is in use. */
export function duplicateWorkout(
  workout: Workout,
  given: { readonly name: string; readonly orderKey: string; readonly newId: NewId },
): Workout {
  return {
    ...workout,
    ...newWorkout({ ...given, folderId: workout.folderId }),
    note: workout.note,
    exercises: inOrder(workout.exercises).map((exercise) => duplicateExercise(exercise, given.newId)),
  }
}

/** Renames a workout. An empty name, or one too long to store, is refused. */
export function renameWorkout(workout: Workout, name: string): Workout {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH || trimmed === workout.name) return workout
  return { ...workout, name: trimmed }
}

/** Writes the note of a workout; one that is too long to store is refused. */
export function setWorkoutNote(workout: Workout, note: string): Workout {
  return note === workout.note || note.length > longestNote(workout, workout.note) ? workout : { ...workout, note }
}

/** Puts a workout in a folder, or in none. */
export function moveToFolder(workout: Workout, folderId: FolderId | null): Workout {
  return workout.folderId === folderId ? workout : { ...workout, folderId }
}

/** Takes a workout out of the list of those in use. */
export function archiveWorkout(workout: Workout, nowIso: string): Workout {
  return workout.archivedAt === null ? { ...workout, archivedAt: nowIso } : workout
}

/** Takes a workout back into use. */
export function unarchiveWorkout(workout: Workout): Workout {
  return workout.archivedAt === null ? workout : { ...workout, archivedAt: null }
}

function duplicateExercise(exercise: WorkoutExercise, newId: NewId): WorkoutExercise {
  return {
    ...exercise,
    // The ids name what is made here.
    id: newId() as WorkoutExerciseId,
    updatedAt: UNSTAMPED,
    sets: inOrder(exercise.sets).map((set) => ({ ...set, id: newId() as PlannedSetId, updatedAt: UNSTAMPED })),
  }
}
