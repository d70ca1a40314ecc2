import { useCallback } from 'react'
import type { SessionExercise } from '#contract/session.ts'
import { useExercises } from '#platform/exercises.ts'

/** Returns the current name of a session's exercise. */
export type ExerciseName = (exercise: Pick<SessionExercise, 'exerciseId' | 'name'>) => string

/**
 * A session keeps the exercise's name at the time. A built-in one is displayed in the reader's language, even in a
 * session logged in another.
 */
export function useExerciseName(): ExerciseName {
  const exercises = useExercises()
  return useCallback(
    ({ exerciseId, name }) => {
      const known = exercises?.byId.get(exerciseId)
      return known?.source === 'built-in' ? known.name : name
    },
    [exercises],
  )
}
