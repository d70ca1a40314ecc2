import { z } from 'zod'
import { MAX_ID_LENGTH } from './limits.ts'

/** UUIDv7, lower case, created on the device. Branded, so passing a set's id for a session's does not compile. */
const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)

export const folderId = uuid.brand<'FolderId'>()
export const workoutId = uuid.brand<'WorkoutId'>()
/** An exercise inside one workout, not the movement itself. */
export const workoutExerciseId = uuid.brand<'WorkoutExerciseId'>()
export const plannedSetId = uuid.brand<'PlannedSetId'>()
export const sessionId = uuid.brand<'SessionId'>()
export const sessionExerciseId = uuid.brand<'SessionExerciseId'>()
export const setId = uuid.brand<'SetId'>()
export const measurementId = uuid.brand<'MeasurementId'>()
export const gymId = uuid.brand<'GymId'>()
export const supersetId = uuid.brand<'SupersetId'>()

/** A movement: a built-in one has a readable slug (`barbell-bench-press`), a custom one a UUIDv7. */
export const exerciseId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(MAX_ID_LENGTH)
  .brand<'ExerciseId'>()

export type FolderId = z.infer<typeof folderId>
export type WorkoutId = z.infer<typeof workoutId>
export type WorkoutExerciseId = z.infer<typeof workoutExerciseId>
export type PlannedSetId = z.infer<typeof plannedSetId>
export type SessionId = z.infer<typeof sessionId>
export type SessionExerciseId = z.infer<typeof sessionExerciseId>
export type SetId = z.infer<typeof setId>
export type MeasurementId = z.infer<typeof measurementId>
export type GymId = z.infer<typeof gymId>
export type SupersetId = z.infer<typeof supersetId>
export type ExerciseId = z.infer<typeof exerciseId>
