import type { CurrentSubscription, Entitlement, Payment, Plan, Subscription } from '#contract/billing.ts'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { isRecord } from '#domain/is-record.ts'
import { statementIn } from './entitlement-token.ts'
import { readCurrentSubscription, readPayments, readPlans, readSubscription } from './read-billing.ts'

/** What a device keeps about one account's subscription from one start to the next. */
export type KeptSubscription = {
  readonly subscription: CurrentSubscription
  readonly plans: readonly Plan[]
  readonly paymentHistory: readonly Payment[]
  readonly status: Subscription
  readonly isInitialized: boolean
  /** The server's signed statement that access is judged by, and what it says; null where none was ever heard. */
  readonly proof: { readonly token: string; readonly statement: Entitlement } | null
  /** The latest time that is known to have been, in milliseconds since 1970. */
  readonly highWaterMs: number
}

export const NOTHING_KEPT: KeptSubscription = {
  subscription: null,
  plans: [],
  paymentHistory: [],
  status: NO_SUBSCRIPTION,
  isInitialized: false,
  proof: null,
  highWaterMs: 0,
}

/** The text to keep for an account. */
export function writeKept(uid: string, { proof, ...kept }: KeptSubscription): string {
  return JSON.stringify({ uid, ...kept, token: proof?.token ?? null })
}

/** Reads what `writeKept` wrote for this very account. Whatever else stands there is nothing. */
export function readKept(uid: string, text: string | null): KeptSubscription {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return NOTHING_KEPT
  }
  if (!isRecord(value) || value['uid'] !== uid) return NOTHING_KEPT
  return {
    subscription: readCurrentSubscription(value['subscription']),
    plans: readPlans(value['plans']),
    paymentHistory: readPayments(value['paymentHistory']),
    status: readSubscription(value['status']) ?? NO_SUBSCRIPTION,
    isInitialized: value['isInitialized'] === true,
    proof: proofIn(uid, value['token']),
    highWaterMs: Number(value['highWaterMs']) || 0,
  }
}

/** A token that is about this person; null for any other. */
export function proofIn(uid: string, token: unknown): KeptSubscription['proof'] {
  const statement = typeof token === 'string' ? statementIn(token) : null
  return statement?.uid === uid ? { token: String(token), statement } : null
}
