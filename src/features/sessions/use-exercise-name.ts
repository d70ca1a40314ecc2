import { useCallback } from 'react'
import type { SessionExercise } from '#contract/session.ts'
import { useExercises } from '#platform/exercises.ts'

/** What an exercise of a session is called here and now. */
export type ExerciseName = (exercise: Pick<SessionExercise, 'exerciseId' | 'name'>) => string

/**
 * A session keeps the name that an exercise had. One that is built in has no language of its own: it is called what the
 * reader's language calls it, also in a session that was logged in another.
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
