import type { Pricing } from '#contract/billing.ts'
import type { Currency } from '#contract/vocabulary.ts'
import { fallbackPricing, isPricingFresh } from '#domain/billing/pricing.ts'
import { isRecord } from '#domain/is-record.ts'
import type { CallApi } from '../server/api.ts'
import { readPricing } from './read-pricing.ts'

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
