import { HISTORY_PATH, isBelowWorkout } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'

/** Part of the navigation state of a session's address. */
type LeftFrom = { readonly history: string }

/** Marks the history, with its filters, as the origin of a session. `address` is its path and search. */
export function leftFrom(address: string): LeftFrom {
  return { history: address }
}

/** The back link of a session, from its navigation state: the originating history, or the complete one. */
export function wayBack(state: unknown): string {
  const address = isRecord(state) ? state['history'] : undefined
  return typeof address === 'string' && isBelowWorkout(address) ? address : HISTORY_PATH
}
