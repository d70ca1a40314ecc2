import { useDeferredValue, useMemo } from 'react'
import type { WorkoutId } from '#contract/id.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { useExercises } from '#platform/exercises.ts'
import type { HistoryState } from './history-state.ts'

/**
 * What the history asks for. Exercises are named as the person calls them here and now, whatever the sessions called
 * them. `workoutId`: the only workout of this history, or null.
 */
export function useAsked({ query, filter }: HistoryState, workoutId: WorkoutId | null): AnalyticsQuestion<'sessions'> {
  const exercises = useExercises()
  // A key stroke is drawn before the exercises are searched.
  const typed = useDeferredValue(query.trim())
  const { called, meant } = useMemo(
    () => ({
      called: exercises?.called(typed) ?? [],
      meant: typed === '' ? [] : (exercises?.search(typed).map(({ id }) => id) ?? []),
    }),
    [exercises, typed],
  )
  return { about: 'sessions', query: typed, called, meant, ...filter, ...(workoutId !== null && { workoutId }) }
}
