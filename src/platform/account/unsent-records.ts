import { KEPT_DRAFT, KEPT_PROFILE } from '#contract/device-stores.ts'
import { keptKeys } from './kept-keys.ts'
import { earlierRecords } from './kept-records.ts'

/**
 * Whether a kept record is only on this device. A timed set is not: it is no training before it ends. Rejects if
 * unknown. Takes nothing over: the account may be another than the one that is signed in.
 */
export async function holdsUnsentRecords(account: string): Promise<boolean> {
  return (await keysOf(account)).some((key) => key === KEPT_PROFILE || key.startsWith(KEPT_DRAFT))
}

/** The same without drafts, which nobody saved: whoever signs out is told that they go. */
export async function holdsUnsentProfile(account: string): Promise<boolean> {
  return (await keysOf(account)).includes(KEPT_PROFILE)
}

async function keysOf(account: string): Promise<readonly string[]> {
  return (await keptKeys(account)) ?? earlierRecords(account).map(([key]) => key)
}
