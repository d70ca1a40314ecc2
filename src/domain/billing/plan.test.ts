import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '#contract/billing.ts'
import { FEATURES } from '#contract/vocabulary.ts'
import { annualPerMonth, checkoutChoice, discountPercent, formattedPlan, isRoundedUp, monthsFree } from './plan.ts'

const MONTHLY: Plan = {
  id: 'monthly',
  name: 'Monthly',
  slug: 'monthly',
  priceCents: 1_990,
  originalPriceCents: null,
  currency: 'BRL',
  interval: 'month',
  ui: { features: [...FEATURES] },
  stripePriceId: 'price_monthly',
}
const ANNUAL: Plan = {
  ...MONTHLY,
  id: 'annual',
  slug: 'annual',
  priceCents: 19_104,
  originalPriceCents: 23_880,
  interval: 'year',
  stripePriceId: 'price_annual',
}

// proves 9.17
test.each([
  [19_104, 1_592],
  [7_190, 599],
  [0, 0],
])('annual shown per month: amount / 12, %i → %i', (annual, perMonth) => {
  expect(annualPerMonth(annual)).toBe(perMonth)
})

test.each([
  // proves 9.18
  ['is rounded', 7_190, 9_480, 24],
  ['is exact where it is', 19_104, 23_880, 20],
  // proves 9.19
  ['is 0 when there is no original price', 1_990, null, 0],
  // proves 9.19
  ['is 0 when the original price is not higher', 1_990, 1_990, 0],
  ['is 0 when the original price is lower', 1_990, 1_000, 0],
  ['is 0 when the original price is nothing', 1_990, 0, 0],
  ['is 100 for what is free', 0, 1_990, 100],
])('discount percent %s', (_rule, cents, original, percent) => {
  expect(discountPercent(cents, original)).toBe(percent)
})

test('a discount is a whole number from 0 to 100', () => {
  const amount = fc.nat(100_000_000)
  fc.assert(
    fc.property(amount, fc.option(amount), (cents, original) => {
      const percent = discountPercent(cents, original)
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
    }),
  )
})

// proves 9.20
test.each([
  [20, 2],
  [24, 3],
  [0, 0],
  [100, 12],
  [4, 0],
  [5, 1],
])('months free: percentage / 100 × 12 rounded, %i %% → %i', (percentage, months) => {
  expect(monthsFree(percentage)).toBe(months)
})

test.each([
  ['2.9 of 12 are fewer than', 3, 7_190, 2_290, true],
  ['2.4 of 12 are more than', 2, 19_104, 4_776, false],
  ['a year at the price of ten months saves', 2, 10_000, 2_000, false],
])('%s %i months free', (_rule, months, annual, saved, isFewer) => {
  expect(isRoundedUp(months, annual, saved)).toBe(isFewer)
})

// proves 3.11
test('a formatted plan adds price, original price and discount percentage', () => {
  expect(formattedPlan(ANNUAL)).toEqual({
    ...ANNUAL,
    price: 'R$\u00a0191,04',
    originalPrice: 'R$\u00a0238,80',
    discount: 20,
  })
  expect(formattedPlan(MONTHLY)).toMatchObject({ originalPrice: null, discount: 0 })
})

test.each([
  ['monthly', [MONTHLY, ANNUAL], { ok: true, plan: MONTHLY }],
  ['annual', [MONTHLY, ANNUAL], { ok: true, plan: ANNUAL }],
  ['monthly', [ANNUAL], { ok: false, fault: 'Monthly plan not available' }],
  ['annual', [], { ok: false, fault: 'Annual plan not available' }],
  ['annual', [{ ...ANNUAL, stripePriceId: '' }], { ok: false, fault: 'Annual plan not available' }],
  // proves 5.3
  ['weekly', [MONTHLY, ANNUAL], { ok: false, fault: 'Invalid plan' }],
  ['', [MONTHLY, ANNUAL], { ok: false, fault: 'Invalid plan' }],
])('checkout for %j requires a matching plan with a price identifier', (choice, plans, outcome) => {
  expect(checkoutChoice(plans, choice)).toEqual(outcome)
})
