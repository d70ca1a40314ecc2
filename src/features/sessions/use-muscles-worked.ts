import { useMemo } from 'react'
import type { Session } from '#contract/session.ts'
import type { MuscleSets } from '#domain/analytics/muscle-sets.ts'
import { sessionMuscles } from '#domain/analytics/session-muscles.ts'
import { useExercises } from '#platform/exercises.ts'

/** The most worked first; undefined while exercises load. */
export function useMusclesWorked(session: Session): readonly MuscleSets[] | undefined {
  const exercises = useExercises()
  return useMemo(() => exercises && sessionMuscles(session, (id) => exercises.byId.get(id)), [session, exercises])
}
