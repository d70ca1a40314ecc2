import { useMemo, useState } from 'react'
import type { SessionId, WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { latestSessionsOfWorkout, sessionById } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { LiveQuery } from '#storage/live-query.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'

type Answer<Result> = {
  readonly result: Result | undefined
  /** Since the storage was asked last. */
  readonly hasFailed: boolean
  /** At once, and not only after the interval. */
  readonly retry: () => void
}

/** By its own id, even in the trash, or a workout's newest with that status. Null if there is none. */
export function useSessionOf(id: string, status: 'completed' | 'abandoned'): Answer<Session | null> {
  const db = useDatabase()
  // An address may contain any id; an unknown one finds nothing.
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

function useAnswer<Result>(query: LiveQuery<Result>): Answer<Result> {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<LiveQuery<Result>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  const watched = useMemo(() => {
    const watching: LiveQuery<Result> = {
      get: query.get,
      known: query.known,
      subscribe: (next, error) =>
        query.subscribe(
          (result) => {
            setFailed(undefined)
            next(result)
          },
          (cause) => {
            setFailed(watching)
            error(cause)
          },
        ),
    }
    return watching
  }, [query, attempt])
  const result = useLiveQuery(watched)
  return { result, hasFailed: failed === watched, retry: () => setAttempt((count) => count + 1) }
}
