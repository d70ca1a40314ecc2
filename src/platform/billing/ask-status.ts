import type { SubscriptionState } from '#contract/billing.ts'
import { ApiError, type CallApi } from '../server/api.ts'
import { readSubscriptionState } from './read-billing.ts'

export const STATUS_PATH = '/subscriptions/status'

export type StatusSources = {
  readonly callApi: CallApi
  readonly startTrial: () => Promise<void>
}

/** Starts the trial of somebody who never had one first; null where the server answers 402. */
export async function askStatus({ callApi, startTrial }: StatusSources): Promise<SubscriptionState | null> {
  try {
    const state = await callApi(STATUS_PATH, readSubscriptionState)
    const isNew = state.status === 'none' && state.trialEndsAt === null
    return isNew && (await isMade(startTrial())) ? await callApi(STATUS_PATH, readSubscriptionState) : state
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 402) return null
    throw cause
  }
}

/** False where the server refuses a trial; rejects where it could not be asked. */
async function isMade(trial: Promise<void>): Promise<boolean> {
  try {
    await trial
    return true
  } catch (cause) {
    if (cause instanceof ApiError && cause.status < 500) return false
    throw cause
  }
}
