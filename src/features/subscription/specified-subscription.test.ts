import { expect, test } from 'vitest'
import {
  checkoutRequest,
  checkoutSession,
  plan,
  portalRequest,
  portalSession,
  pricing,
  pricingPlan,
  pricingResponse,
  type Subscription,
  subscription,
} from '#contract/billing.ts'
import { FEATURES, PLAN_SLUGS, SUBSCRIPTION_STATUSES } from '#contract/vocabulary.ts'
import { paymentLinkFor } from '#domain/billing/payment-link.ts'
import { checkoutChoice, formattedPlan } from '#domain/billing/plan.ts'
import { fallbackPricing } from '#domain/billing/pricing.ts'
import { grantsAccess, trialDaysLeft } from '#domain/billing/subscription.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { type SubscriptionAct, SubscriptionError } from '#platform/billing/subscription-calls.ts'

// Every rule and constant of the specification about subscriptions, one per row, in its own words. Those about prices,
// countries and the paywall are in their own folders.

const NOW_MS = Date.parse('2026-03-02T18:00:00.000Z')
const ends = (days: number) => new Date(NOW_MS + days * DAY_MS).toISOString()
const ANNUAL = plan.parse({
  id: 'annual',
  name: 'Annual',
  slug: 'annual',
  priceCents: 19_104,
  originalPriceCents: 23_880,
  currency: 'BRL',
  interval: 'year',
  ui: { features: [...FEATURES] },
  stripePriceId: 'price_annual',
})
const keysOf = (value: object) => Object.keys(value).toSorted()
const wordsOf = (act: SubscriptionAct) => new SubscriptionError(act, null).message
const toastOf = (act: SubscriptionAct) => new SubscriptionError(act, null).toast
const linkFor = (currency: 'BRL' | 'USD' | 'EUR') =>
  Object.fromEntries(
    new URL(paymentLinkFor('https://buy.example.com/a', { email: 'a@b.org', reference: 'uid-1', currency }))
      .searchParams,
  )

test.each<[string, () => unknown, unknown]>([
  // 3
  // proves 3.6
  [
    'subscription status: hasSubscription, isActive, isTrialing, status, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, plan',
    () => keysOf(subscription.shape),
    keysOf({
      hasSubscription: 0,
      isActive: 0,
      isTrialing: 0,
      status: 0,
      trialEndsAt: 0,
      currentPeriodEnd: 0,
      cancelAtPeriodEnd: 0,
      plan: 0,
    } satisfies Record<keyof Subscription, 0>),
  ],
  // proves 3.10
  [
    'plan: id, name, slug, priceCents, originalPriceCents, currency, interval, ui.features, stripePriceId',
    () => keysOf(plan.shape),
    ['currency', 'id', 'interval', 'name', 'originalPriceCents', 'priceCents', 'slug', 'stripePriceId', 'ui'],
  ],
  // proves 3.11
  [
    'formatted plan adds price, originalPrice, discount percentage, recommended',
    () => keysOf(formattedPlan(ANNUAL)).filter((key) => !(key in ANNUAL)),
    ['discount', 'originalPrice', 'price', 'recommended'],
  ],
  // proves 3.12
  [
    'pricing plan: id, type, name, description, currency, amount, displayAmount, interval, intervalCount, features, isPopular, paymentLinkUrl, paymentLinkId, savings',
    () => keysOf(pricingPlan.shape),
    [
      ...['amount', 'currency', 'description', 'displayAmount', 'features', 'id', 'interval', 'intervalCount'],
      ...['isPopular', 'name', 'paymentLinkId', 'paymentLinkUrl', 'savings', 'type'],
    ],
  ],
  // proves 3.13
  [
    'savings{amount, percentage, displayAmount}',
    () => keysOf(fallbackPricing('BRL', 'BR').plans[1]?.savings ?? {}),
    ['amount', 'displayAmount', 'percentage'],
  ],
  // proves 3.14
  [
    'pricing response: success, data{currency, country, plans[]}',
    () => [keysOf(pricingResponse.shape), keysOf(pricing.shape)],
    [
      ['data', 'success'],
      ['country', 'currency', 'plans'],
    ],
  ],
  // 4
  // proves 4.1
  [
    'subscription: active, trialing, canceled, none',
    () =>
      ['active', 'trialing', 'canceled', 'none'].filter(
        (status) => !SUBSCRIPTION_STATUSES.some((known) => known === status),
      ),
    [],
  ],
  // proves 4.2
  [
    'active or trialing counts as having an active subscription; past due while the provider retries',
    () => SUBSCRIPTION_STATUSES.filter(grantsAccess).toSorted(),
    ['active', 'past_due', 'trialing'],
  ],
  // proves 4.5
  [
    'trial days left = whole days, rounded up, from now to trialEndsAt',
    () => [14, 13.01, 1, 0.01].map((days) => trialDaysLeft(ends(days), NOW_MS)),
    [14, 14, 1, 1],
  ],
  // proves 4.6
  ['never below 0', () => trialDaysLeft(ends(-3), NOW_MS), 0],
  // proves 4.7
  ['0 if trialEndsAt is absent', () => trialDaysLeft(null, NOW_MS), 0],
  // 5
  // proves 5.1
  [
    "checkout requires a matching plan: 'Monthly plan not available'",
    () => checkoutChoice([ANNUAL], 'monthly'),
    { ok: false, fault: 'Monthly plan not available' },
  ],
  // proves 5.2
  [
    "with a price identifier: 'Annual plan not available'",
    () => checkoutChoice([{ ...ANNUAL, stripePriceId: '' }], 'annual'),
    { ok: false, fault: 'Annual plan not available' },
  ],
  // proves 5.3
  [
    "the plan choice must be monthly or annual, otherwise 'Invalid plan'",
    () => checkoutChoice([ANNUAL], 'weekly'),
    { ok: false, fault: 'Invalid plan' },
  ],
  // 7
  // proves 7.18
  [
    'checkout: priceId, successUrl, cancelUrl, and here the currency that was shown',
    () => keysOf(checkoutRequest.shape),
    ['cancelUrl', 'currency', 'priceId', 'successUrl'],
  ],
  // proves 7.18
  ['checkout answers a session with url', () => keysOf(checkoutSession.shape), ['id', 'url']],
  // proves 7.19
  ['portal: returnUrl', () => keysOf(portalRequest.shape), ['returnUrl']],
  // proves 7.19
  ['portal answers a session with url', () => keysOf(portalSession.shape), ['url']],
  [
    'a payment link gets prefilled_email, client_reference_id and locale',
    () => linkFor('BRL'),
    { prefilled_email: 'a@b.org', client_reference_id: 'uid-1', locale: 'pt-BR' },
  ],
  [
    'locale: USD gives en, EUR gives auto',
    () => [linkFor('USD'), linkFor('EUR')].map(({ locale }) => locale),
    ['en', 'auto'],
  ],
  // 8
  ["'Failed to fetch subscription status'", () => wordsOf('status'), 'Failed to fetch subscription status'],
  ["'Failed to fetch subscription'", () => wordsOf('current'), 'Failed to fetch subscription'],
  ["'Failed to fetch plans'", () => wordsOf('plans'), 'Failed to fetch plans'],
  ["'Failed to fetch payment history'", () => wordsOf('payments'), 'Failed to fetch payment history'],
  ["'Failed to create checkout session'", () => wordsOf('checkout'), 'Failed to create checkout session'],
  ["'Failed to open customer portal'", () => wordsOf('portal'), 'Failed to open customer portal'],
  ["'Failed to initialize subscription'", () => wordsOf('initialize'), 'Failed to initialize subscription'],
  [
    'toasts fetchFailed, checkoutFailed, portalFailed, cancelFailed, reactivateFailed, historyFailed, each for its call',
    () => (['status', 'checkout', 'portal', 'cancel', 'reactivate', 'payments'] as const).map(toastOf),
    ['fetchFailed', 'checkoutFailed', 'portalFailed', 'cancelFailed', 'reactivateFailed', 'historyFailed'],
  ],
  // 9
  // proves 9.11
  ['plan slugs monthly and annual', () => PLAN_SLUGS, ['monthly', 'annual']],
  // proves 2.57, 9.12
  [
    'annual marked recommended',
    () => [formattedPlan(ANNUAL).recommended, formattedPlan({ ...ANNUAL, slug: 'monthly' }).recommended],
    [true, false],
  ],
])('%s', (_words, actual, expected) => {
  expect(actual()).toEqual(expected)
})
