import type { LiveQuery } from './live-query.ts'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 8_000

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
