import { expect, test } from 'vitest'
import { pricing } from '#contract/billing.ts'
import { CURRENCIES, FEATURES } from '#contract/vocabulary.ts'
import { monthsFree } from './plan.ts'
import {
  fallbackPricing,
  inOrderOfOffer,
  isPricingFresh,
  offeredFeatures,
  PRICING_CACHE_KEY,
  pricingPlan,
  savingsOf,
} from './pricing.ts'

test.each([
  // proves 9.21
  ['BRL', 1_990, 19_104],
  // proves 9.22
  ['USD', 790, 7_190],
  // proves 9.23
  ['EUR', 790, 7_190],
] as const)('fallback prices in cents: %s monthly %i, annual %i', (currency, monthly, annual) => {
  const { plans } = fallbackPricing(currency, 'BR')
  expect(plans.map(({ type, amount }) => [type, amount])).toEqual([
    ['monthly', monthly],
    ['annual', annual],
  ])
})

// proves 9.24
test.each(CURRENCIES)("fallback annual says 20%% savings and '2 months free': %s", (currency) => {
  const { plans } = fallbackPricing(currency, 'BR')
  expect(plans[1]?.savings).toMatchObject({ percentage: 20, displayAmount: '2 months free' })
  expect(monthsFree(20)).toBe(2)
  expect(plans[0]?.savings).toBeNull()
})

test.each(CURRENCIES)('fallback prices have the shape of an answer: %s', (currency) => {
  expect(pricing.parse(fallbackPricing(currency, 'PT'))).toEqual(fallbackPricing(currency, 'PT'))
})

// proves 9.11, 9.12, 9.13
test('the plans are monthly and annual, paid by the month and by the year; only annual is popular', () => {
  const { plans } = fallbackPricing('USD', 'US')
  expect(plans.map(({ type, interval, isPopular }) => [type, interval, isPopular])).toEqual([
    ['monthly', 'month', false],
    ['annual', 'year', true],
  ])
})

// proves 3.12
test('a plan says what it costs, for how long, what it holds and where it is paid', () => {
  expect(pricingPlan('annual', 19_104, 'BRL')).toEqual({
    id: 'annual',
    type: 'annual',
    name: 'Annual',
    description: 'R$\u00a015,92 a month, paid once a year',
    currency: 'BRL',
    amount: 19_104,
    displayAmount: 'R$\u00a0191,04',
    interval: 'year',
    intervalCount: 1,
    features: FEATURES,
    isPopular: true,
    paymentLinkUrl: null,
    paymentLinkId: null,
    savings: null,
  })
})

// proves 3.12
test('what a plan holds is what the answer says, in the usual order; everything where there is no plan', () => {
  const { plans } = fallbackPricing('USD', 'US')
  expect(offeredFeatures(plans)).toEqual(FEATURES)
  expect(offeredFeatures([])).toEqual(FEATURES)
  const [monthly, annual] = plans.map((plan) => ({ ...plan, features: [] }))
  if (!monthly || !annual) throw new Error('no plans')
  const some = [
    { ...monthly, features: ['data-export' as const] },
    { ...annual, features: ['data-export' as const, 'unlimited-workouts' as const] },
  ]
  expect(offeredFeatures(some)).toEqual(['unlimited-workouts', 'data-export'])
})

// proves 3.12
test('the popular plan comes first', () => {
  const { plans } = fallbackPricing('USD', 'US')
  expect(inOrderOfOffer(plans).map(({ type }) => type)).toEqual(['annual', 'monthly'])
  const turned = plans.map((plan) => ({ ...plan, isPopular: !plan.isPopular }))
  expect(inOrderOfOffer(turned).map(({ type }) => type)).toEqual(['monthly', 'annual'])
})

// proves 7.21
test('prices are kept as pricing_cache, which earlier versions read', () => {
  expect(PRICING_CACHE_KEY).toBe('pricing_cache')
})

test('prices are fresh for an hour, and not before they were kept', () => {
  expect([0, 3_599_999, 3_600_000, -1].map((age) => isPricingFresh(10_000_000, 10_000_000 + age))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

// proves 3.13
test('savings against twelve single months', () => {
  expect(savingsOf(19_104, 1_990, 'BRL')).toEqual({ amount: 4_776, percentage: 20, displayAmount: 'R$\u00a047,76' })
  expect(savingsOf(12 * 1_990, 1_990, 'BRL')).toBeNull()
})
