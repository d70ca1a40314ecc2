import { startTransition, useEffect, useState } from 'react'
import type { LiveQuery } from './live-query.ts'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 8_000

/**
 * The latest result, or `undefined` while loading. Equal queries built anew count as different ones: memoise with
 * `useMemo`. After an error the last result stays and the query is tried again, at growing intervals.
 */
export function useLiveQuery<Result>(query: LiveQuery<Result>): Result | undefined {
  const [latest, setLatest] = useState<{ readonly query: LiveQuery<Result>; readonly result: Result }>()
  useEffect(() => {
    let isFirst = true
    return follow(query, (result) => {
      const show = () => setLatest({ query, result })
      // A whole screen waits for its first answer and is drawn in small steps, between which a finger is heard. What
      // follows is mostly what that finger did: at once.
      if (isFirst) startTransition(show)
      else show()
      isFirst = false
    })
  }, [query])
  return latest?.query === query ? latest.result : undefined
}

const followers = new Set<() => void>()

/** Makes everything that is followed ask again, of a database that was made anew. What is on show stays until then. */
export function subscribeAnew(): void {
  for (const subscribe of [...followers]) subscribe()
}

/** Follows a query for good: subscribes again after an error. Returns how to stop. */
export function follow<Result>(query: LiveQuery<Result>, next: (result: Result) => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}
  let delayMs = FIRST_RETRY_MS

  const subscribe = () => {
    clearTimeout(retry)
    unsubscribe()
    unsubscribe = query.subscribe(
      (result) => {
        delayMs = FIRST_RETRY_MS
        next(result)
      },
      () => {
        retry = setTimeout(subscribe, delayMs)
        delayMs = Math.min(delayMs * 2, LAST_RETRY_MS)
      },
    )
  }

  subscribe()
  followers.add(subscribe)
  return () => {
    followers.delete(subscribe)
    clearTimeout(retry)
    unsubscribe()
  }
}
