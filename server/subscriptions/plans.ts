import type { Plan, Pricing, PricingPlan } from '#contract/billing.ts'
import type { Locale } from '#contract/preferences.ts'
import { type Currency, FEATURES, type PlanSlug } from '#contract/vocabulary.ts'
import { pricingPlan, savingsOf } from '#domain/pricing.ts'
import type { ProviderPrice } from '../payment/payment-provider.ts'
import { asPayment, type Billing } from './billing.ts'

const NAMES: Readonly<Record<Locale, Readonly<Record<PlanSlug, string>>>> = {
  'pt-BR': { monthly: 'Mensal', annual: 'Anual' },
  'en-US': { monthly: 'Monthly', annual: 'Annual' },
  'es-ES': { monthly: 'Mensual', annual: 'Anual' },
}

type PricedPlan = { readonly price: ProviderPrice; readonly cents: number; readonly savings: PricingPlan['savings'] }

/** The plans that can be bought, monthly first, in one currency. */
export async function plansOf(billing: Billing, currency: Currency, locale: Locale): Promise<readonly Plan[]> {
  const priced = await pricedPlans(billing, currency)
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

/** The same for whoever only looks, with what a country pays in. */
export async function pricingOf(billing: Billing, currency: Currency, country: string): Promise<Pricing> {
  const priced = await pricedPlans(billing, currency)
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

async function pricedPlans({ provider }: Billing, currency: Currency): Promise<readonly PricedPlan[]> {
  const prices = await asPayment(() => provider.prices())
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
