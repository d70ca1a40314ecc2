import { z } from 'zod'
import { documentFields, instant, name, note, orderKey, stamp } from './document.ts'
import { exerciseId, folderId, plannedSetId, supersetId, workoutExerciseId, workoutId } from './id.ts'
import { MAX_PERCENT, MAX_STORED_EXERCISES, MAX_STORED_SETS_OF_EXERCISE, MIN_PERCENT } from './limits.ts'
import { progression } from './progression.ts'
import { distance, reps, rpe, seconds, weight } from './quantity.ts'
import { SET_KINDS } from './vocabulary.ts'

export const setKind = z.enum(SET_KINDS)
export type SetKind = z.infer<typeof setKind>

/** The target of a set. `reps` is a range; a fixed number has min equal to max. Null: open. */
export const setTarget = z.strictObject({
  reps: z.strictObject({ min: reps, max: reps }).nullable(),
  weight: weight.nullable(),
  percentOfOneRepMax: z.number().min(MIN_PERCENT).max(MAX_PERCENT).nullable(),
  seconds: seconds.nullable(),
  distance: distance.nullable(),
  rpe: rpe.nullable(),
})
export type SetTarget = z.infer<typeof setTarget>

export const plannedSet = z.strictObject({
  id: plannedSetId,
  updatedAt: stamp,
  orderKey,
  kind: setKind,
  target: setTarget,
})
export type PlannedSet = z.infer<typeof plannedSet>

/** Adjacent exercises with the same `supersetId` are done in turn. */
export const workoutExercise = z.strictObject({
  id: workoutExerciseId,
  updatedAt: stamp,
  orderKey,
  exerciseId,
  supersetId: supersetId.nullable(),
  restSeconds: seconds.nullable(),
  note,
  /** Null: removed. Absent: never set. */
  progression: progression.nullable().optional(),
  sets: z.array(plannedSet).max(MAX_STORED_SETS_OF_EXERCISE),
})
export type WorkoutExercise = z.infer<typeof workoutExercise>

export const workout = z.strictObject({
  id: workoutId,
  ...documentFields,
  name,
  note,
  folderId: folderId.nullable(),
  orderKey,
  archivedAt: instant.nullable(),
  exercises: z.array(workoutExercise).max(MAX_STORED_EXERCISES),
})
export type Workout = z.infer<typeof workout>

export const folder = z.strictObject({ id: folderId, ...documentFields, name, orderKey })
export type Folder = z.infer<typeof folder>
