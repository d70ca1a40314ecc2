import { DASHBOARD_PATH, HISTORY_PATH, isBelowWorkout } from '#contract/routes.ts'
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

/** Away from a result: to the history that it was opened from, or to the dashboard after training. */
export function wayOn(state: unknown): string {
  return isRecord(state) && 'history' in state ? wayBack(state) : DASHBOARD_PATH
}
