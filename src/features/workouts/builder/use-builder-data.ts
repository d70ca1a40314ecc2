import { useMemo } from 'react'
import type { Preferences } from '#contract/preferences.ts'
import type { Folder } from '#contract/workout.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { allFolders } from '#storage/collections/folders.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { usePreferences } from '#storage/use-preferences.ts'

export type BuilderData = {
  readonly exercises: Exercises
  readonly folders: readonly Folder[]
  readonly preferences: Preferences
}

/** Undefined while loading. */
export function useBuilderData(): BuilderData | undefined {
  const db = useDatabase()
  const exercises = useExercises()
  const folders = useLiveQuery(useMemo(() => allFolders(db), [db]))
  const preferences = usePreferences()
  return useMemo(
    () => exercises && folders && preferences && { exercises, folders, preferences },
    [exercises, folders, preferences],
  )
}
