import { expect, test } from 'vitest'
import { pricing } from '#contract/billing.ts'
import { CURRENCIES } from '#contract/vocabulary.ts'
import { monthsFree } from './plan.ts'
import { fallbackPricing, isPricingFresh, PRICING_CACHE_KEY, PRICING_CACHE_MS, savingsOf } from './pricing.ts'

test.each([
  ['BRL', 1_990, 19_104],
  ['USD', 790, 7_190],
  ['EUR', 790, 7_190],
] as const)('fallback prices in cents: %s monthly %i, annual %i', (currency, monthly, annual) => {
  const { plans } = fallbackPricing(currency, 'BR')
  expect(plans.map(({ type, amount }) => [type, amount])).toEqual([
    ['monthly', monthly],
    ['annual', annual],
  ])
})

test.each(CURRENCIES)("fallback annual says 20%% savings and '2 months free': %s", (currency) => {
  const { plans } = fallbackPricing(currency, 'BR')
  expect(plans[1]?.savings).toMatchObject({ percentage: 20, displayAmount: '2 months free' })
  expect(monthsFree(20)).toBe(2)
  expect(plans[0]?.savings).toBeNull()
})

test.each(CURRENCIES)('fallback prices have the shape of an answer: %s', (currency) => {
  expect(pricing.parse(fallbackPricing(currency, 'PT'))).toEqual(fallbackPricing(currency, 'PT'))
})

test('only annual is popular', () => {
  expect(fallbackPricing('USD', 'US').plans.map(({ isPopular }) => isPopular)).toEqual([false, true])
})

// proves 7.21
test('pricing cache: 1 hour (3,600,000 ms) under pricing_cache', () => {
  expect([PRICING_CACHE_KEY, PRICING_CACHE_MS]).toEqual(['pricing_cache', 3_600_000])
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
