import { startTransition, useEffect, useState } from 'react'
import { follow } from './follow.ts'
import type { LiveQuery } from './live-query.ts'

type Latest<Result> = { readonly query: LiveQuery<Result>; readonly result: Result }

/**
 * The latest result, or `undefined` while loading. Equal queries built again count as different: memoize with
 * `useMemo`. After an error the last result stays and the query is retried, at growing intervals.
 */
export function useLiveQuery<Result>(query: LiveQuery<Result>): Result | undefined {
  const [latest, setLatest] = useState<Latest<Result> | undefined>(() => {
    const result = query.known()
    return result === undefined ? undefined : { query, result }
  })
  useEffect(() => {
    let isFirst = true
    return follow(query, (result) => {
      const show = () => setLatest((shown) => (isShown(shown, { query, result }) ? shown : { query, result }))
      // A screen's first result is rendered in a transition, so that taps are handled in between. Later ones mostly
      // follow a tap: rendered immediately.
      if (isFirst) startTransition(show)
      else show()
      isFirst = false
    })
  }, [query])
  return latest?.query === query ? latest.result : undefined
}

function isShown<Result>(shown: Latest<Result> | undefined, { query, result }: Latest<Result>): boolean {
  return shown?.query === query && shown.result === result
}
