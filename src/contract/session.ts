import { z } from 'zod'
import { documentFields, instant, name, newestFirstKey, note, orderKey, stamp, storedTimeZone } from './document.ts'
import { exerciseKind } from './exercise.ts'
import { exerciseId, sessionExerciseId, sessionId, setId, supersetId, workoutId } from './id.ts'
import { MAX_PAUSED_MS, MAX_STORED_EXERCISES, MAX_STORED_SETS_OF_EXERCISE } from './limits.ts'
import { progressionStep } from './progression.ts'
import { distance, reps, repsInReserve, rpe, seconds, weight } from './quantity.ts'
import { SESSION_STATUSES } from './vocabulary.ts'
import { setKind, setTarget } from './workout.ts'

/** The set counts as logged once `completedAt` is set. Of the equivalent `rpe` and `rir`, one is filled. */
export const sessionSet = z.strictObject({
  id: setId,
  updatedAt: stamp,
  orderKey,
  kind: setKind,
  target: setTarget.nullable(),
  weight: weight.nullable(),
  reps: reps.nullable(),
  seconds: seconds.nullable(),
  distance: distance.nullable(),
  rpe: rpe.nullable(),
  rir: repsInReserve.nullable(),
  completedAt: instant.nullable(),
})
export type SessionSet = z.infer<typeof sessionSet>

/**
 * Has its own copy of the exercise, so that later edits never change history. Optional fields are absent if the session
 * predates their copying.
 */
export const sessionExercise = z.strictObject({
  id: sessionExerciseId,
  updatedAt: stamp,
  orderKey,
  exerciseId,
  name,
  kind: exerciseKind,
  supersetId: supersetId.nullable(),
  restSeconds: seconds.nullable(),
  note,
  /** Machine settings, technique; `note` is the session's own. */
  exerciseNote: note.optional(),
  /** Weight of the empty bar, if it differs from the gym's usual one. */
  barWeight: weight.nullable().optional(),
  /** Done one side after the other: repetitions and seconds of a set are per side. */
  oneSided: z.boolean().optional(),
  /** The target of the workout's rule, with the reason. Absent without a rule. */
  progression: progressionStep.optional(),
  sets: z.array(sessionSet).max(MAX_STORED_SETS_OF_EXERCISE),
})
export type SessionExercise = z.infer<typeof sessionExercise>

export const sessionStatus = z.enum(SESSION_STATUSES)
export type SessionStatus = z.infer<typeof sessionStatus>

/** The rest after a set. Stored as two instants: a deadline survives sleep, reload and a changed screen. */
export const rest = z.strictObject({ afterSetId: setId, startedAt: instant, endsAt: instant })
export type Rest = z.infer<typeof rest>

/** One execution of a workout, or of none (`workoutId` is ''). The running session has the status `active`. */
export const session = z.strictObject({
  id: sessionId,
  ...documentFields,
  newestFirst: newestFirstKey,
  status: sessionStatus,
  workoutId: z.union([z.literal(''), workoutId]),
  name,
  note,
  startedAt: instant,
  endedAt: instant.nullable(),
  /** The time zone of the start: the session belongs to the local day of `startedAt` in this zone. */
  timeZone: storedTimeZone,
  rest: rest.nullable(),
  pausedAt: instant.nullable(),
  /** Milliseconds of finished pauses. */
  pausedMs: z.int().min(0).max(MAX_PAUSED_MS),
  exercises: z.array(sessionExercise).max(MAX_STORED_EXERCISES),
})
export type Session = z.infer<typeof session>
