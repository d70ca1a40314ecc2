import { useCallback } from 'react'
import type { SessionExercise } from '#contract/session.ts'
import { useExercises } from '#platform/exercises.ts'

export type ExerciseName = (exercise: Pick<SessionExercise, 'exerciseId' | 'name'>) => string

/** A session keeps the name at the time; that of a built-in exercise is in the reader's language. */
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
