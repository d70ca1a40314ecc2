import { startTransition, useEffect, useState } from 'react'
import { follow } from './follow.ts'
import type { LiveQuery } from './live-query.ts'

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
