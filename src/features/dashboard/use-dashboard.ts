import { useEffect, useMemo, useState } from 'react'
import type { WorkoutId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { type Day, sessionDay } from '#domain/time/session-day.ts'
import { timeZoneOf, todayIn } from '#shared/format/today.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import {
  countSessions,
  DASHBOARD_SESSIONS,
  latestSessions,
  latestSessionsOfWorkout,
  runningSessions,
} from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { leastRecent, notRunning, rotation } from './next-workout.ts'

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
      latest: latestSessions(db, { limit: DASHBOARD_SESSIONS }),
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
  const loaded = useMemo(
    () =>
      running && latest && workouts && preferences && sessions !== undefined
        ? { running, latest, workouts, preferences, sessions }
        : undefined,
    [running, latest, workouts, preferences, sessions],
  )
  return useWithNextWorkout(loaded)
}

/** `lastDay` is the day of its last start; null: never. */
export type NextWorkout = { readonly workout: Workout; readonly lastDay: Day | null }

/** In step: new workouts are shown once the next of them is known, or its card would push the others down. */
function useWithNextWorkout(loaded: Omit<Dashboard, 'next'> | undefined): Dashboard | undefined {
  const db = useDatabase()
  const [shown, setShown] = useState<Dashboard>()
  useEffect(() => {
    if (!loaded) return
    let current = true
    const show = (next: NextWorkout | null) => current && setShown({ ...loaded, next })
    const { workouts, running, latest, preferences } = loaded
    findNext(db, notRunning(workouts, running), latest, todayIn(timeZoneOf(preferences))).then(
      show,
      (cause: unknown) => {
        console.error('next workout', cause)
        show(null)
      },
    )
    return () => {
      current = false
    }
  }, [db, loaded])
  return shown
}

/** What to train next: never again today while another waits for its first time. */
export async function findNext(
  db: Database,
  workouts: readonly Workout[],
  latest: readonly Session[],
  today: Day,
): Promise<NextWorkout | null> {
  const next = await leastRecentOf(db, rotation(workouts, latest))
  if (next?.lastDay !== today) return next
  const other = await leastRecentOf(db, workouts)
  return other?.lastDay === null ? other : next
}

async function leastRecentOf(db: Database, candidates: readonly Workout[]): Promise<NextWorkout | null> {
  const sessions = (await Promise.all(candidates.map(({ id }) => lastDoneOf(db, id)))).filter((it) => it !== undefined)
  const lastDone = new Map(
    sessions.flatMap(({ workoutId, startedAt }) => (workoutId ? [[workoutId, startedAt] as const] : [])),
  )
  const workout = leastRecent(candidates, lastDone)
  if (!workout) return null
  const last = sessions.find(({ workoutId }) => workoutId === workout.id)
  return { workout, lastDay: last ? sessionDay(last) : null }
}

/** Its newest session; one index row, however long the history. */
async function lastDoneOf(db: Database, id: WorkoutId): Promise<Session | undefined> {
  const [session] = await latestSessionsOfWorkout(db, id, { limit: 1 }).get()
  return session
}
