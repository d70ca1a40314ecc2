import { useMemo } from 'react'
import type { Folder, Workout } from '#contract/workout.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { allFolders } from '#storage/collections/folders.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { activeWorkouts, archivedWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { usePreferences } from '#storage/use-preferences.ts'

export type WorkoutsData = {
  readonly active: readonly Workout[]
  readonly archived: readonly Workout[]
  readonly folders: readonly Folder[]
  /** Undefined while loading: names, times and muscles of the cards come with them. */
  readonly exercises: Exercises | undefined
  readonly restSeconds: number
  /** Ids of workouts, the one that began last first. */
  readonly running: readonly string[]
}

/** Undefined while loading; it does not wait for the exercise library. */
export function useWorkouts(): WorkoutsData | undefined {
  const db = useDatabase()
  const exercises = useExercises()
  const active = useLiveQuery(useMemo(() => activeWorkouts(db), [db]))
  const archived = useLiveQuery(useMemo(() => archivedWorkouts(db), [db]))
  const folders = useLiveQuery(useMemo(() => allFolders(db), [db]))
  const preferences = usePreferences()
  const sessions = useLiveQuery(useMemo(() => runningSessions(db), [db]))
  return useMemo(() => {
    if (!active || !archived || !folders || !preferences || !sessions) return undefined
    const running = sessions.map((session) => session.workoutId)
    return { exercises, active, archived, folders, restSeconds: preferences.defaultRestSeconds, running }
  }, [exercises, active, archived, folders, preferences, sessions])
}
