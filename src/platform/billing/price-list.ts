import type { Pricing } from '#contract/billing.ts'
import type { Currency } from '#contract/vocabulary.ts'
import { fallbackPricing, isPricingFresh } from '#domain/billing/pricing.ts'
import { isRecord } from '#domain/is-record.ts'
import type { CallApi } from '../server/api.ts'
import { readPricing } from './read-pricing.ts'

/** The plans' prices, with their source. Only `server` is certain to match the charge. */
export type KnownPricing = { readonly pricing: Pricing; readonly source: 'server' | 'cached' | 'built-in' }

/** The country and currency of a price request. */
export type PriceQuestion = { readonly country: string; readonly currency: Currency }

export type PriceListSources = {
  readonly callApi: CallApi
  /** This tab's cached response. Neither throws. */
  readonly read: () => unknown
  readonly write: (kept: Kept) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Kept = { readonly pricing: Pricing; readonly keptAtMs: number }

/** The plans' prices in a country: from the server, its cached response, or built in. */
export function createPriceList({ callApi, read, write, now }: PriceListSources) {
  /** The prices known without a request. */
  function known(place: PriceQuestion): KnownPricing {
    const kept = readKept(read(), place)
    if (kept) return { pricing: kept.pricing, source: 'cached' }
    return { pricing: fallbackPricing(place.currency, place.country), source: 'built-in' }
  }

  return {
    known,
    /**
     * Cached prices of at most an hour ago, else the server's; if unreachable, the last known ones, else the built-in
     * ones. Never rejects.
     */
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

/** The cached prices of this country and currency. */
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
