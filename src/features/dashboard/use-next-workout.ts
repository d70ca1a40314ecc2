import { useEffect, useState } from 'react'
import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { latestSessionsOfWorkout } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { leastRecent, rotation } from './next-workout.ts'

/** `lastDoneAt` is the instant it was begun last; null: never. */
export type NextWorkout = { readonly workout: Workout; readonly lastDoneAt: string | null }

/** The workout whose turn it is; null where there is none, undefined while that is not known yet. */
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
  const lastDone = new Map(
    (await Promise.all(candidates.map(({ id }) => lastDoneOf(db, id)))).flatMap((session) =>
      session?.workoutId ? [[session.workoutId, session.startedAt]] : [],
    ),
  )
  const workout = leastRecent(candidates, lastDone)
  return workout ? { workout, lastDoneAt: lastDone.get(workout.id) ?? null } : null
}

/** Its newest session; one row of the index, however long the history. */
async function lastDoneOf(db: Database, id: WorkoutId): Promise<Session | undefined> {
  const [session] = await latestSessionsOfWorkout(db, id, { limit: 1 }).get()
  return session
}
