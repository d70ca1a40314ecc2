import { HISTORY_PATH, isBelowWorkout } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'

/** Goes along in the state of the address of a session. */
type LeftFrom = { readonly history: string }

/** Marks where a session was opened from: the history with its filters. `address` is its path and search. */
export function leftFrom(address: string): LeftFrom {
  return { history: address }
}

/** Where a session leads back to, by the state of its address: the history it was opened from, or the whole one. */
export function wayBack(state: unknown): string {
  const address = isRecord(state) ? state['history'] : undefined
  return typeof address === 'string' && isBelowWorkout(address) ? address : HISTORY_PATH
}
