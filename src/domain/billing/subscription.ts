import type { Subscription } from '#contract/billing.ts'
import type { SubscriptionStatus } from '#contract/vocabulary.ts'
import { DAY_MS, millisecondsOf } from '../time/instant.ts'

/** How long a screen waits for the first word about the subscription, and how long a guard does. */
export const SUBSCRIPTION_WAIT_MS = 5_000
export const GUARD_WAIT_MS = 2_000

/** What was last heard of a subscription. `isBought` is false while it is only the trial that everybody gets. */
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

/** Whether everything is open: active, trialing, and past due, which the provider still tries to collect. */
export function grantsAccess(status: SubscriptionStatus): boolean {
  return status === 'trialing' || isActiveStatus(status)
}

/** Whether it is paid for, or about to be: past due counts while the provider retries. */
export function isActiveStatus(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'past_due'
}

/** Whole days, rounded up, from now to the end of the trial; never below 0, and 0 without one. */
export function trialDaysLeft(trialEndsAt: string | null, nowMs: number): number {
  if (trialEndsAt === null) return 0
  return Math.max(0, Math.ceil((millisecondsOf(trialEndsAt) - nowMs) / DAY_MS))
}

/** What a record means at a moment. The trial everybody gets ends by the clock: nobody reports its end. */
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

/** The last day that is paid for or free; null where neither was ever. */
export function endOf({
  status,
  trialEndsAt,
  currentPeriodEnd,
}: Pick<Subscription, 'status' | 'trialEndsAt' | 'currentPeriodEnd'>): string | null {
  return status === 'trialing' ? trialEndsAt : (currentPeriodEnd ?? trialEndsAt)
}

/** Why there is no access: none was ever had, or it is over. Null where there is access. */
export function missingAccess(subscription: Subscription): 'SUBSCRIPTION_REQUIRED' | 'SUBSCRIPTION_EXPIRED' | null {
  if (grantsAccess(subscription.status)) return null
  return endOf(subscription) === null ? 'SUBSCRIPTION_REQUIRED' : 'SUBSCRIPTION_EXPIRED'
}

function statusAt({ status, isBought, trialEndsAt }: SubscriptionRecord, nowMs: number): SubscriptionStatus {
  const isInTrial = trialEndsAt !== null && nowMs < millisecondsOf(trialEndsAt)
  if (!isBought) return isInTrial ? 'trialing' : 'none'
  // A first payment that did not go through takes nobody's trial away.
  return status === 'incomplete' && isInTrial ? 'trialing' : status
}
