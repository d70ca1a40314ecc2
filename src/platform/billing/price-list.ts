import type { Pricing, PricingPlan } from '#contract/billing.ts'
import { type Currency, DEFAULT_INTERVAL, FEATURES, PLAN_SLUGS } from '#contract/vocabulary.ts'
import { isCurrency } from '#domain/billing/price.ts'
import { fallbackPricing, isPricingFresh } from '#domain/billing/pricing.ts'
import { isRecord } from '#domain/is-record.ts'
import type { CallApi } from '../server/api.ts'

/** Only `server` is certain to match the charge. */
export type KnownPricing = { readonly pricing: Pricing; readonly source: 'server' | 'cached' | 'built-in' }

export type PriceQuestion = { readonly country: string; readonly currency: Currency }

export type PriceListSources = {
  readonly callApi: CallApi
  /** Neither throws. */
  readonly read: () => unknown
  readonly write: (kept: Kept) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Kept = { readonly pricing: Pricing; readonly keptAtMs: number }

export function createPriceList({ callApi, read, write, now }: PriceListSources) {
  function known(place: PriceQuestion): KnownPricing {
    const kept = readKept(read(), place)
    if (kept) return { pricing: kept.pricing, source: 'cached' }
    return { pricing: fallbackPricing(place.currency, place.country), source: 'built-in' }
  }

  return {
    known,
    /** Cached for an hour; if the server is unreachable, the last known ones, else the built-in. Never rejects. */
    load: async (place: PriceQuestion): Promise<KnownPricing> => {
      const kept = readKept(read(), place)
      if (kept && isPricingFresh(kept.keptAtMs, now())) return { pricing: kept.pricing, source: 'cached' }
      try {
        const pricing = await callApi('/subscriptions/dynamic-pricing', readAnswer, {
          headers: { 'x-country': place.country, 'x-currency': place.currency },
        })
        // An empty list is not cached: the server is queried again until an operator has fixed it.
        if (pricing.plans.length > 0) write({ pricing, keptAtMs: now() })
        return { pricing, source: 'server' }
      } catch (cause) {
        console.info('the prices were not heard', cause)
        return known(place)
      }
    },
  }
}

function readKept(value: unknown, { country, currency }: PriceQuestion): Kept | null {
  if (!isRecord(value) || typeof value['keptAtMs'] !== 'number') return null
  const pricing = readPricing(value['pricing'])
  if (pricing?.country !== country || pricing.currency !== currency) return null
  return { pricing, keptAtMs: value['keptAtMs'] }
}

function readAnswer(payload: unknown): Pricing {
  const pricing = readPricing(payload)
  if (!pricing) throw new TypeError('the answer holds no prices')
  return pricing
}

/** Without a parser, to keep it out of the page. An empty list is valid, too. */
function readPricing(value: unknown): Pricing | null {
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
