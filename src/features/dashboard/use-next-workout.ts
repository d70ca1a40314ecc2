import { useEffect, useState } from 'react'
import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { type Day, sessionDay } from '#domain/time/session-day.ts'
import { latestSessionsOfWorkout } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { leastRecent, rotation } from './next-workout.ts'

/** `lastDay` is the day of its last start; null: never. */
export type NextWorkout = { readonly workout: Workout; readonly lastDay: Day | null }

/** Null without one, undefined while loading. */
export function useNextWorkout(
  workouts: readonly Workout[] | undefined,
  latest: readonly Session[] | undefined,
): NextWorkout | null | undefined {
  const db = useDatabase()
  const [next, setNext] = useState<NextWorkout | null>()
  useEffect(() => {
    if (!workouts || !latest) return
    let current = true
    const show = (found: NextWorkout | null) => current && setNext(found)
    findNext(db, workouts, latest).then(show, (cause: unknown) => console.error('next workout', cause))
    return () => {
      current = false
    }
  }, [db, workouts, latest])
  return next
}

async function findNext(
  db: Database,
  workouts: readonly Workout[],
  latest: readonly Session[],
): Promise<NextWorkout | null> {
  const candidates = rotation(workouts, latest)
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
