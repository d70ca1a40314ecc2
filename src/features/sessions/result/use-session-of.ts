import { useMemo } from 'react'
import type { SessionId, WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { latestSessionsOfWorkout, sessionById } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { type Answer, useAnswer } from '#storage/use-live-query.ts'

/**
 * The session that an address names: by its own id, or the newest of a workout that ended that way. Null where there is
 * none; one in the bin is found by its own id.
 */
export function useSessionOf(id: string, status: 'completed' | 'abandoned'): Answer<Session | null> {
  const db = useDatabase()
  // An address can hold anything; an id that names nothing finds nothing.
  const byId = useAnswer(useMemo(() => sessionById(db, id as SessionId), [db, id]))
  const ofWorkout = useAnswer(
    useMemo(() => latestSessionsOfWorkout(db, id as WorkoutId, { limit: 1, status }), [db, id, status]),
  )
  const isLoading = byId.result === undefined || ofWorkout.result === undefined
  return {
    result: byId.result ?? (isLoading ? undefined : (ofWorkout.result?.[0] ?? null)),
    hasFailed: byId.hasFailed || ofWorkout.hasFailed,
    retry: () => {
      byId.retry()
      ofWorkout.retry()
    },
  }
}
