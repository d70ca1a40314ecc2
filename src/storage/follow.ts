import { createSignal } from '#shared/store.ts'
import type { LiveQuery } from './live-query.ts'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 8_000

const renewed = createSignal()

/** Makes everything that is followed ask again, of a database that was made anew. What is on show stays until then. */
export const subscribeAnew = renewed.emit

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
  const unfollow = renewed.subscribe(subscribe)
  return () => {
    unfollow()
    clearTimeout(retry)
    unsubscribe()
  }
}
