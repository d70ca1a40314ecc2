import { HISTORY_PATH, isBelowWorkout } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'

type LeftFrom = { readonly history: string }

export function leftFrom(address: string): LeftFrom {
  return { history: address }
}

/** The history that the session was opened from, or the complete one. */
export function wayBack(state: unknown): string {
  const address = isRecord(state) ? state['history'] : undefined
  return typeof address === 'string' && isBelowWorkout(address) ? address : HISTORY_PATH
}
