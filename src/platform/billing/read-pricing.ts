import type { Pricing, PricingPlan } from '#contract/billing.ts'
import { type Currency, DEFAULT_INTERVAL, FEATURES, PLAN_SLUGS } from '#contract/vocabulary.ts'
import { isCurrency } from '#domain/billing/price.ts'
import { isRecord } from '#domain/is-record.ts'

/** Without a parser, to keep it out of the page. An empty list is valid, too. */
export function readPricing(value: unknown): Pricing | null {
  if (!isRecord(value) || typeof value['country'] !== 'string' || !Array.isArray(value['plans'])) return null
  const currency = String(value['currency'])
  if (!isCurrency(currency)) return null
  const { plans } = value
  const known = plans.map((plan: unknown) => readPlan(plan, currency)).filter((plan) => plan !== null)
  return known.length < plans.length && known.length === 0
    ? null
    : { currency, country: value['country'], plans: known }
}

function readPlan(value: unknown, currency: Currency): PricingPlan | null {
  if (!isRecord(value)) return null
  const type = PLAN_SLUGS.find((slug) => slug === value['type'])
  const { amount } = value
  if (!type || typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0) return null
  const features: readonly unknown[] = Array.isArray(value['features']) ? value['features'] : []
  return {
    id: String(value['id']),
    type,
    name: String(value['name']),
    description: String(value['description']),
    currency,
    amount,
    displayAmount: String(value['displayAmount']),
    interval: type === 'annual' ? 'year' : DEFAULT_INTERVAL,
    intervalCount: 1,
    features: features.flatMap((name) => FEATURES.find((known) => known === name) ?? []),
    isPopular: value['isPopular'] === true,
    paymentLinkUrl: textOrNull(value['paymentLinkUrl']),
    paymentLinkId: textOrNull(value['paymentLinkId']),
    savings: readSavings(value['savings']),
  }
}

function readSavings(value: unknown): PricingPlan['savings'] {
  if (!isRecord(value)) return null
  const { amount, percentage } = value
  if (typeof amount !== 'number' || typeof percentage !== 'number') return null
  return { amount, percentage, displayAmount: String(value['displayAmount']) }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
