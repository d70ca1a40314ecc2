import { backoffMs } from '#domain/time/backoff.ts'
import { createSignal } from '#shared/store.ts'
import type { LiveQuery } from './live-query.ts'

const RETRY = { firstMs: 250, longestMs: 8_000 }

const renewed = createSignal()

/** Resubscribes everything followed, to a recreated database. The screen stays unchanged until then. */
export const subscribeAnew = renewed.emit

/** Resubscribes after an error. */
export function follow<Result>(query: LiveQuery<Result>, next: (result: Result) => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let unsubscribe = () => {}
  let failures = 0

  const subscribe = () => {
    clearTimeout(retry)
    unsubscribe()
    unsubscribe = query.subscribe(
      (result) => {
        failures = 0
        next(result)
      },
      () => {
        failures += 1
        retry = setTimeout(subscribe, backoffMs(failures, RETRY))
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
