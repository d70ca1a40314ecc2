import { useMemo } from 'react'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { countSessions, latestSessions, runningSessions } from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { notRunning } from './next-workout.ts'
import { type NextWorkout, useNextWorkout } from './use-next-workout.ts'

/** More than anybody trains in a week, so that the week is complete. */
const LATEST = 40

/** `latest` is newest first and includes running sessions. */
export type Dashboard = {
  readonly running: readonly Session[]
  readonly latest: readonly Session[]
  readonly workouts: readonly Workout[]
  readonly next: NextWorkout | null
  readonly preferences: Preferences
  /** Number of sessions on this device. */
  readonly sessions: number
}

/** All of it together, so that nothing on the screen moves; undefined until then. */
export function useDashboard(): Dashboard | undefined {
  const db = useDatabase()
  const queries = useMemo(
    () => ({
      running: runningSessions(db),
      latest: latestSessions(db, { limit: LATEST }),
      workouts: activeWorkouts(db),
      preferences: preferencesOf(db),
      sessions: countSessions(db),
    }),
    [db],
  )
  const running = useLiveQuery(queries.running)
  const latest = useLiveQuery(queries.latest)
  const workouts = useLiveQuery(queries.workouts)
  const preferences = useLiveQuery(queries.preferences)
  const sessions = useLiveQuery(queries.sessions)
  const free = useMemo(() => workouts && running && notRunning(workouts, running), [workouts, running])
  const next = useNextWorkout(free, latest)
  if (!running || !latest || !workouts || !preferences || sessions === undefined || next === undefined) return undefined
  return { running, latest, workouts, next, preferences, sessions }
}
