import type { Subscription } from '#contract/billing.ts'
import { type Access, type DeviceClock, decideAccess, decides, trustedNow } from '#domain/billing/entitlement.ts'
import { endOf, type SubscriptionRecord, subscriptionAt, trialDaysLeft } from '#domain/billing/subscription.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import type { CallsState } from './subscription-calls.ts'

/** Derived values are as of the latest clock reading. */
export type SubscriptionView = Omit<KeptSubscription, 'proof' | 'highWaterMs'> &
  CallsState & {
    readonly access: Access
    /** Until when this device may rely on its last statement; null without one, or without access. */
    readonly validUntil: string | null
    readonly isActive: boolean
    readonly isTrialing: boolean
    /** Whole days, rounded up; 0 without a trial. */
    readonly trialDaysRemaining: number
    /** Whether it has ended, or ends with the paid period. */
    readonly isCanceled: boolean
    readonly endDate: string | null
  }

/** `unheardMs` measures how long this device has been used without a word that decides. */
export function viewOf(
  { proof, highWaterMs: _, ...fields }: KeptSubscription,
  calls: CallsState,
  clock: DeviceClock,
  unheardMs: (isHeard: boolean) => number,
): SubscriptionView {
  const statement = proof?.statement ?? null
  const nowMs = trustedNow(clock, statement)
  const { status, trialEndsAt, cancelAtPeriodEnd } = fields.status
  const { isActive, isTrialing } = subscriptionIn(fields.status, nowMs)
  return {
    ...fields,
    ...calls,
    access: decideAccess(statement, clock, unheardMs(decides(statement))),
    validUntil: statement?.validUntil ?? null,
    isActive,
    isTrialing,
    trialDaysRemaining: trialDaysLeft(trialEndsAt, nowMs),
    isCanceled: status === 'canceled' || cancelAtPeriodEnd,
    endDate: endOf(fields.status),
  }
}

/** A free trial ends by the clock. */
export function subscriptionIn(said: Omit<SubscriptionRecord, 'isBought'>, nowMs = 0): Subscription {
  const isBought = said.plan !== null || (said.status !== 'trialing' && said.status !== 'none')
  return subscriptionAt({ ...said, isBought }, nowMs)
}
