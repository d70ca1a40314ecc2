import { useMemo } from 'react'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { ExerciseMuscles, MuscleSets } from '#domain/analytics/muscle-sets.ts'
import { sessionMuscles } from '#domain/analytics/session-muscles.ts'
import { useExercises } from '#platform/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { trashedDocuments } from '#storage/trash.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'

type MusclesOfSession = (session: Session) => readonly MuscleSets[]

/** The most worked first; undefined while exercises load. */
export function useMusclesWorked(session: Session): readonly MuscleSets[] | undefined {
  const musclesOf = useMusclesOfSessions()
  return useMemo(() => musclesOf?.(session), [session, musclesOf])
}

/** An own exercise in the trash has trained what it has trained. Undefined while exercises load. */
export function useMusclesOfSessions(): MusclesOfSession | undefined {
  const db = useDatabase()
  const exercises = useExercises()
  const trashed = useLiveQuery(useMemo(() => trashedDocuments(db, 'exercises'), [db]))
  return useMemo(() => {
    if (!exercises || !trashed) return undefined
    const gone = new Map<ExerciseId, ExerciseMuscles>()
    for (const { id, source, primaryMuscles, secondaryMuscles } of trashed)
      if (source === 'own')
        gone.set(id, { primaryMuscles: primaryMuscles ?? [], secondaryMuscles: secondaryMuscles ?? [] })
    return (session) => sessionMuscles(session, (id) => exercises.byId.get(id) ?? gone.get(id))
  }, [exercises, trashed])
}
