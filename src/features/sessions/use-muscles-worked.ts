import { useMemo } from 'react'
import type { Session } from '#contract/session.ts'
import { type MuscleSets, muscleSets } from '#domain/analytics/muscle-sets.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { useExercises } from '#platform/exercises.ts'

/** The most worked first; undefined while exercises load. */
export function useMusclesWorked(session: Session): readonly MuscleSets[] | undefined {
  const exercises = useExercises()
  return useMemo(() => {
    const work = session.exercises.map((exercise) => ({
      exerciseId: exercise.exerciseId,
      sets: loggedSets(exercise).filter((set) => set.kind !== 'warm-up').length,
    }))
    return exercises && muscleSets(work, (id) => exercises.byId.get(id))
  }, [session, exercises])
}
