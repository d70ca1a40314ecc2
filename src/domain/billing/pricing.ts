import type { Pricing, PricingPlan } from '#contract/billing.ts'
import { type Currency, FEATURES, type PlanSlug } from '#contract/vocabulary.ts'
import { annualPerMonth, discountPercent } from './plan.ts'
import { formatPrice } from './price.ts'

export const PRICING_CACHE_KEY = 'pricing_cache'
const PRICING_CACHE_MS = 3_600_000

/** Prices in cents for use without server or cache. */
export const FALLBACK_PRICES: Readonly<Record<Currency, Readonly<Record<PlanSlug, number>>>> = {
  BRL: { monthly: 1_990, annual: 19_104 },
  USD: { monthly: 790, annual: 7_190 },
  EUR: { monthly: 790, annual: 7_190 },
}
const FALLBACK_SAVINGS_PERCENT = 20
const FALLBACK_SAVINGS_TEXT = '2 months free'

/** A cache time in the future is invalid. */
export function isPricingFresh(keptAtMs: number, nowMs: number): boolean {
  return nowMs >= keptAtMs && nowMs - keptAtMs < PRICING_CACHE_MS
}

export function fallbackPricing(currency: Currency, country: string): Pricing {
  const { monthly, annual } = FALLBACK_PRICES[currency]
  const savings = {
    amount: 12 * monthly - annual,
    percentage: FALLBACK_SAVINGS_PERCENT,
    displayAmount: FALLBACK_SAVINGS_TEXT,
  }
  return {
    currency,
    country,
    plans: [pricingPlan('monthly', monthly, currency), { ...pricingPlan('annual', annual, currency), savings }],
  }
}

/** One plan with a display price; the caller adds a link and the savings. */
export function pricingPlan(type: PlanSlug, amount: number, currency: Currency): PricingPlan {
  const isAnnual = type === 'annual'
  const perMonth = formatPrice(isAnnual ? annualPerMonth(amount) : amount, currency)
  return {
    id: type,
    type,
    name: isAnnual ? 'Annual' : 'Monthly',
    description: isAnnual ? `${perMonth} a month, paid once a year` : `${perMonth}, paid every month`,
    currency,
    amount,
    displayAmount: formatPrice(amount, currency),
    interval: isAnnual ? 'year' : 'month',
    intervalCount: 1,
    features: [...FEATURES],
    isPopular: isAnnual,
    paymentLinkUrl: null,
    paymentLinkId: null,
    savings: null,
  }
}

/** What the plans hold, each once; everything where they name nothing that this build knows. */
export function offeredFeatures(plans: readonly PricingPlan[]): Readonly<PricingPlan['features']> {
  const offered = FEATURES.filter((feature) => plans.some(({ features }) => features.includes(feature)))
  return offered.length > 0 ? offered : FEATURES
}

/** The popular one first: on a phone it is visible without scrolling. */
export function inOrderOfOffer(plans: readonly PricingPlan[]): readonly PricingPlan[] {
  return plans.toSorted((left, right) => Number(right.isPopular) - Number(left.isPopular))
}

/** Savings of a year against twelve single months; null if there are none. */
export function savingsOf(annual: number, monthly: number, currency: Currency): PricingPlan['savings'] {
  const percentage = discountPercent(annual, 12 * monthly)
  if (percentage === 0) return null
  const amount = 12 * monthly - annual
  return { amount, percentage, displayAmount: formatPrice(amount, currency) }
}
