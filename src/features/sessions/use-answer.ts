import { useCallback, useEffect, useState } from 'react'
import type { LiveQuery } from '#storage/live-query.ts'

/** What a query says, kept up to date. `result` is undefined until the first answer, and stays after a failure. */
export type Answer<Result> = {
  readonly result: Result | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Follows a query and tells when the storage does not answer. Memoise the query: another one starts anew. */
export function useAnswer<Result>(query: LiveQuery<Result>): Answer<Result> {
  const [latest, setLatest] = useState<{ readonly query: LiveQuery<Result>; readonly result: Result }>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt subscribes again
  useEffect(() => {
    setHasFailed(false)
    return query.subscribe(
      (result) => setLatest({ query, result }),
      () => setHasFailed(true),
    )
  }, [query, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { result: latest?.query === query ? latest.result : undefined, hasFailed, retry }
}
