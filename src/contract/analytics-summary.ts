import { z } from 'zod'
import { exerciseId } from './id.ts'
import { calendarDay } from './user.ts'

const count = z.int().min(0)

/** For a device that has not synced yet. Warm-ups are no sets; volume in kg, durations in ms, neither rounded. */
export const analyticsSummary = z.object({
  sessions: count,
  sets: count,
  warmUps: count,
  reps: count,
  volume: z.number().min(0),
  durationMs: z.number().min(0),
  /** Exercises with at least one logged set. */
  exercises: count,
  /** Days with training; the first and the last, or null. */
  days: count,
  firstDay: calendarDay.nullable(),
  lastDay: calendarDay.nullable(),
  /** Each exercise with its latest name, the latest first. */
  byExercise: z.array(z.object({ exerciseId, name: z.string(), sessions: count, sets: count })),
})
export type AnalyticsSummary = z.infer<typeof analyticsSummary>
