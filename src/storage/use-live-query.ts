import { startTransition, useCallback, useEffect, useState } from 'react'
import { follow } from './follow.ts'
import type { LiveQuery } from './live-query.ts'

/** The latest result of a query, `undefined` while loading. `hasFailed`: the storage has not answered since. */
export type Answer<Result> = {
  readonly result: Result | undefined
  readonly hasFailed: boolean
  /** Asks at once, and not only after the interval. */
  readonly retry: () => void
}

/**
 * Follows a query and tells when the storage does not answer. Equal queries built anew count as different ones: memoise
 * with `useMemo`. After an error the last result stays and the query is tried again, at growing intervals.
 */
export function useAnswer<Result>(query: LiveQuery<Result>): Answer<Result> {
  const [latest, setLatest] = useState<{ readonly query: LiveQuery<Result>; readonly result: Result }>()
  const [failed, setFailed] = useState<LiveQuery<Result>>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt subscribes again
  useEffect(() => {
    let isFirst = true
    const next = (result: Result) => {
      const show = () => {
        setLatest({ query, result })
        setFailed(undefined)
      }
      // A whole screen waits for its first answer and is drawn in small steps, between which a finger is heard. What
      // follows is mostly what that finger did: at once.
      if (isFirst) startTransition(show)
      else show()
      isFirst = false
    }
    return follow(query, next, () => setFailed(query))
  }, [query, attempt])
  const retry = useCallback(() => {
    setFailed(undefined)
    setAttempt((count) => count + 1)
  }, [])
  return { result: latest?.query === query ? latest.result : undefined, hasFailed: failed === query, retry }
}

/** The latest result, or `undefined` while loading. */
export function useLiveQuery<Result>(query: LiveQuery<Result>): Result | undefined {
  return useAnswer(query).result
}
