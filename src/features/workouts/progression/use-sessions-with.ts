import { useEffect, useState } from 'react'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { MAX_TIMES } from '#domain/progression/past.ts'
import { latestSessionsWith } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'

/** The last sessions in which an exercise was done, newest first; undefined while they are read. */
export function useSessionsWith(exerciseId: ExerciseId): readonly Session[] | undefined {
  const db = useDatabase()
  const [sessions, setSessions] = useState<readonly Session[]>()
  useEffect(() => {
    let isWanted = true
    const isEnough = (_: ExerciseId, found: readonly Session[]) => found.length >= MAX_TIMES
    latestSessionsWith(db, [exerciseId], { except: null, isEnough }).then(
      (found) => isWanted && setSessions(found.get(exerciseId) ?? []),
      // The preview then begins with the plan.
      () => isWanted && setSessions([]),
    )
    return () => {
      isWanted = false
    }
  }, [db, exerciseId])
  return sessions
}
