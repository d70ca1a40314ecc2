import { z } from 'zod'
import { exerciseId } from './id.ts'
import { calendarDay } from './user.ts'

const count = z.int().min(0)

/**
 * What `GET /api/analytics/summary` answers: all training that the server has, summed up by the rules that devices use,
 * for a device that has not synced yet. Warm-ups are no sets; volume in kg, durations in milliseconds, neither rounded.
 */
export const analyticsSummary = z.object({
  sessions: count,
  sets: count,
  warmUps: count,
  reps: count,
  volume: z.number().min(0),
  durationMs: z.number().min(0),
  /** Exercises with at least one logged set. */
  exercises: count,
  /** Days with training, the first and the last of them; null where there is none. */
  days: count,
  firstDay: calendarDay.nullable(),
  lastDay: calendarDay.nullable(),
  /** Each exercise by its name of the last time, the latest first. */
  byExercise: z.array(z.object({ exerciseId, name: z.string(), sessions: count, sets: count })),
})
export type AnalyticsSummary = z.infer<typeof analyticsSummary>
