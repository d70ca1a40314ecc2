import type { Plan, Pricing, PricingPlan } from '#contract/billing.ts'
import type { Locale } from '#contract/preferences.ts'
import { type Currency, FEATURES, type PlanSlug } from '#contract/vocabulary.ts'
import { pricingPlan, savingsOf } from '#domain/billing/pricing.ts'
import type { ProviderPrice } from '../payment/payment-provider.ts'
import { priceFaults } from '../payment/price-faults.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'

const NAMES: Readonly<Record<Locale, Readonly<Record<PlanSlug, string>>>> = {
  'pt-BR': { monthly: 'Mensal', annual: 'Anual' },
  'en-US': { monthly: 'Monthly', annual: 'Annual' },
  'es-ES': { monthly: 'Mensual', annual: 'Anual' },
}

type PricedPlan = { readonly price: ProviderPrice; readonly cents: number; readonly savings: PricingPlan['savings'] }

/** Monthly first. */
export async function plansOf(
  billing: Billing,
  currency: Currency,
  locale: Locale,
  log: BillingLog,
): Promise<readonly Plan[]> {
  const priced = await pricedPlans(billing, currency, log)
  return priced.map(({ price, cents, savings }) => ({
    id: price.plan,
    name: NAMES[locale][price.plan],
    slug: price.plan,
    priceCents: cents,
    originalPriceCents: savings === null ? null : cents + savings.amount,
    currency,
    interval: price.plan === 'annual' ? 'year' : 'month',
    ui: { features: [...FEATURES] },
    stripePriceId: price.id,
  }))
}

/** For public display, with the country's currency. */
export async function pricingOf(
  billing: Billing,
  currency: Currency,
  country: string,
  log: BillingLog,
): Promise<Pricing> {
  const priced = await pricedPlans(billing, currency, log)
  return {
    currency,
    country,
    plans: priced.map(({ price, cents, savings }) => ({
      ...pricingPlan(price.plan, cents, currency),
      id: price.id,
      paymentLinkUrl: price.paymentLink?.url ?? null,
      paymentLinkId: price.paymentLink?.id ?? null,
      savings,
    })),
  }
}

/** Checked provider responses: each is cached for a while, and reported once. */
const looked = new WeakSet<readonly ProviderPrice[]>()

/** The plans that cannot be bought. */
export function reportPriceFaults(prices: readonly ProviderPrice[], log: BillingLog): void {
  if (looked.has(prices)) return
  looked.add(prices)
  const faults = priceFaults(prices)
  if (faults.length > 0) log.error({ faults }, 'Plans cannot be sold everywhere: prices are missing at the provider')
}

async function pricedPlans({ provider }: Billing, currency: Currency, log: BillingLog): Promise<readonly PricedPlan[]> {
  const prices = await asPayment(() => provider.prices())
  reportPriceFaults(prices, log)
  const centsOf = (slug: PlanSlug) => prices.find(({ plan }) => plan === slug)?.amounts[currency]
  const monthly = centsOf('monthly')
  return (['monthly', 'annual'] as const).flatMap((slug) => {
    const price = prices.find(({ plan }) => plan === slug)
    const cents = price?.amounts[currency]
    if (!price || cents === undefined) return []
    const isCompared = slug === 'annual' && monthly !== undefined
    return [{ price, cents, savings: isCompared ? savingsOf(cents, monthly, currency) : null }]
  })
}
