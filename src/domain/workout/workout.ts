import type { FolderId, PlannedSetId, WorkoutExerciseId, WorkoutId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { noteAfterTyping } from '../document/size-limits.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'

/** An empty workout. `orderKey` is its position in the list of workouts. */
export function newWorkout(given: {
  readonly name: string
  readonly orderKey: string
  readonly newId: NewId
  readonly folderId?: FolderId | null
}): Workout {
  return {
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

/** A copy with the same content but its own ids, not archived. */
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

/** Renames a workout. Refuses an empty name, or one too long to store. */
export function renameWorkout(workout: Workout, name: string): Workout {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH || trimmed === workout.name) return workout
  return { ...workout, name: trimmed }
}

/** Sets the note of a workout; refuses one too long to store. */
export function setWorkoutNote(workout: Workout, typed: string): Workout {
  const note = noteAfterTyping(workout, workout.note, typed)
  return note === workout.note ? workout : { ...workout, note }
}

export function moveToFolder(workout: Workout, folderId: FolderId | null): Workout {
  return workout.folderId === folderId ? workout : { ...workout, folderId }
}

export function archiveWorkout(workout: Workout, nowIso: string): Workout {
  return workout.archivedAt === null ? { ...workout, archivedAt: nowIso } : workout
}

export function unarchiveWorkout(workout: Workout): Workout {
  return workout.archivedAt === null ? workout : { ...workout, archivedAt: null }
}

function duplicateExercise(exercise: WorkoutExercise, newId: NewId): WorkoutExercise {
  return {
    ...exercise,
    id: newId() as WorkoutExerciseId,
    updatedAt: UNSTAMPED,
    sets: inOrder(exercise.sets).map((set) => ({ ...set, id: newId() as PlannedSetId, updatedAt: UNSTAMPED })),
  }
}
