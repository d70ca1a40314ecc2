import type { CurrentSubscription, Payment, Plan, Subscription, SubscriptionState } from '#contract/billing.ts'
import {
  CURRENCIES,
  DEFAULT_INTERVAL,
  FEATURES,
  PAYMENT_STATUSES,
  PLAN_SLUGS,
  SUBSCRIPTION_STATUSES,
} from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'

// Read without a parser, to keep it out of the page.

/** Throws a TypeError if invalid. */
export function readSubscriptionState(value: unknown): SubscriptionState {
  const subscription = readSubscription(value)
  if (!subscription || !isRecord(value)) throw new TypeError('the answer holds no subscription')
  return { ...subscription, entitlement: textOf(value['entitlement']) ?? '' }
}

/** Null if invalid, or with a status unknown to this build. */
export function readSubscription(value: unknown): Subscription | null {
  if (!isRecord(value)) return null
  const status = oneOf(SUBSCRIPTION_STATUSES, value['status'])
  if (!status) return null
  return {
    hasSubscription: value['hasSubscription'] === true,
    isActive: value['isActive'] === true,
    isTrialing: value['isTrialing'] === true,
    status,
    trialEndsAt: textOf(value['trialEndsAt']),
    currentPeriodEnd: textOf(value['currentPeriodEnd']),
    cancelAtPeriodEnd: value['cancelAtPeriodEnd'] === true,
    plan: oneOf(PLAN_SLUGS, value['plan']),
  }
}

/** Null if nothing was ever bought. */
export function readCurrentSubscription(value: unknown): CurrentSubscription {
  if (!isRecord(value)) return null
  const status = oneOf(SUBSCRIPTION_STATUSES, value['status'])
  const id = textOf(value['id'])
  if (!status || id === null) return null
  return {
    id,
    status,
    plan: oneOf(PLAN_SLUGS, value['plan']),
    priceCents: numberOf(value['priceCents']),
    currency: oneOf(CURRENCIES, value['currency']),
    startedAt: textOf(value['startedAt']),
    trialEndsAt: textOf(value['trialEndsAt']),
    currentPeriodEnd: textOf(value['currentPeriodEnd']),
    cancelAtPeriodEnd: value['cancelAtPeriodEnd'] === true,
    endedAt: textOf(value['endedAt']),
  }
}

/** Unknown plans are left out. */
export function readPlans(value: unknown): readonly Plan[] {
  return recordsOf(value).flatMap((plan) => {
    const slug = oneOf(PLAN_SLUGS, plan['slug'])
    const currency = oneOf(CURRENCIES, plan['currency'])
    const priceCents = numberOf(plan['priceCents'])
    if (!slug || !currency || priceCents === null) return []
    const features = isRecord(plan['ui']) ? listOf(plan['ui']['features']) : []
    return {
      id: textOf(plan['id']) ?? slug,
      name: textOf(plan['name']) ?? '',
      slug,
      priceCents,
      originalPriceCents: numberOf(plan['originalPriceCents']),
      currency,
      interval: plan['interval'] === 'year' ? 'year' : DEFAULT_INTERVAL,
      ui: { features: features.flatMap((feature) => oneOf(FEATURES, feature) ?? []) },
      stripePriceId: textOf(plan['stripePriceId']) ?? '',
    }
  })
}

export function readPayments(value: unknown): readonly Payment[] {
  return recordsOf(value).flatMap((payment) => {
    const status = oneOf(PAYMENT_STATUSES, payment['status'])
    const [id, createdAt, currency] = [payment['id'], payment['createdAt'], payment['currency']].map(textOf)
    const amountCents = numberOf(payment['amountCents'])
    if (!status || !id || !createdAt || !currency || amountCents === null) return []
    const plan = oneOf(PLAN_SLUGS, payment['plan'])
    return { id, createdAt, amountCents, currency, status, plan, receiptUrl: webAddressOf(payment['receiptUrl']) }
  })
}

/** Throws a TypeError for anything but a web URL. */
export function readAddress(value: unknown): string {
  const address = isRecord(value) ? webAddressOf(value['url']) : null
  if (address === null) throw new TypeError('the answer holds no address')
  return address
}

function webAddressOf(value: unknown): string | null {
  const text = textOf(value)
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const recordsOf = (value: unknown) => listOf(value).filter(isRecord)
