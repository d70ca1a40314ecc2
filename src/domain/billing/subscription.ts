import type { Subscription } from '#contract/billing.ts'
import type { SubscriptionStatus } from '#contract/vocabulary.ts'
import { DAY_MS, millisecondsOf } from '../time/instant.ts'

export const SUBSCRIPTION_WAIT_MS = 5_000
export const GUARD_WAIT_MS = 2_000

/** `isBought` is false during the trial that everybody gets. */
export type SubscriptionRecord = Pick<
  Subscription,
  'status' | 'plan' | 'trialEndsAt' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'
> & { readonly isBought: boolean }

export const NO_SUBSCRIPTION: Subscription = {
  hasSubscription: false,
  isActive: false,
  isTrialing: false,
  status: 'none',
  trialEndsAt: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  plan: null,
}

/** Whether everything is open: active, trialing, and past due, while the provider retries the payment. */
export function grantsAccess(status: SubscriptionStatus): boolean {
  return status === 'trialing' || isActiveStatus(status)
}

export function isActiveStatus(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'past_due'
}

/** Whole days until the end of the trial, rounded up; 0 if it is over or there is none. */
export function trialDaysLeft(trialEndsAt: string | null, nowMs: number): number {
  if (trialEndsAt === null) return 0
  return Math.max(0, Math.ceil((millisecondsOf(trialEndsAt) - nowMs) / DAY_MS))
}

/** The trial ends by the clock: no event reports its end. */
export function subscriptionAt(record: SubscriptionRecord | null, nowMs: number): Subscription {
  if (record === null) return NO_SUBSCRIPTION
  const status = statusAt(record, nowMs)
  return {
    hasSubscription: grantsAccess(status),
    isActive: isActiveStatus(status),
    isTrialing: status === 'trialing',
    status,
    trialEndsAt: record.trialEndsAt,
    currentPeriodEnd: record.currentPeriodEnd,
    cancelAtPeriodEnd: record.cancelAtPeriodEnd,
    plan: record.plan,
  }
}

export function endOf({
  status,
  trialEndsAt,
  currentPeriodEnd,
}: Pick<Subscription, 'status' | 'trialEndsAt' | 'currentPeriodEnd'>): string | null {
  return status === 'trialing' ? trialEndsAt : (currentPeriodEnd ?? trialEndsAt)
}

export function missingAccess(subscription: Subscription): 'SUBSCRIPTION_REQUIRED' | 'SUBSCRIPTION_EXPIRED' | null {
  if (grantsAccess(subscription.status)) return null
  return endOf(subscription) === null ? 'SUBSCRIPTION_REQUIRED' : 'SUBSCRIPTION_EXPIRED'
}

function statusAt({ status, isBought, trialEndsAt }: SubscriptionRecord, nowMs: number): SubscriptionStatus {
  const isInTrial = trialEndsAt !== null && nowMs < millisecondsOf(trialEndsAt)
  if (!isBought) return isInTrial ? 'trialing' : 'none'
  // A failed first payment does not end the trial.
  return status === 'incomplete' && isInTrial ? 'trialing' : status
}
