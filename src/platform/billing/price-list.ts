import type { Pricing } from '#contract/billing.ts'
import type { Currency } from '#contract/vocabulary.ts'
import { fallbackPricing, isPricingFresh } from '#domain/billing/pricing.ts'
import { isRecord } from '#domain/is-record.ts'
import type { CallApi } from '../server/api.ts'
import { readPricing } from './read-pricing.ts'

/** What the plans cost here, and who said so. Only `server` is certain to be what is charged. */
export type KnownPricing = { readonly pricing: Pricing; readonly source: 'server' | 'cached' | 'built-in' }

/** Whose prices are meant. */
export type PriceQuestion = { readonly country: string; readonly currency: Currency }

/** What a price list is made with. */
export type PriceListSources = {
  readonly callApi: CallApi
  /** What is kept of the last answer in this tab. Neither throws. */
  readonly read: () => unknown
  readonly write: (kept: Kept) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Kept = { readonly pricing: Pricing; readonly keptAtMs: number }

/** What the plans cost in a country: by the server, by its last answer, or as it is built in. */
export function createPriceList({ callApi, read, write, now }: PriceListSources) {
  /** What is known without asking anybody. */
  function known(place: PriceQuestion): KnownPricing {
    const kept = readKept(read(), place)
    if (kept) return { pricing: kept.pricing, source: 'cached' }
    return { pricing: fallbackPricing(place.currency, place.country), source: 'built-in' }
  }

  return {
    known,
    /**
     * The prices of at most an hour ago, else the server's; where it cannot be asked, the last ones heard, else the
     * built-in ones. Never rejects.
     */
    load: async (place: PriceQuestion): Promise<KnownPricing> => {
      const kept = readKept(read(), place)
      if (kept && isPricingFresh(kept.keptAtMs, now())) return { pricing: kept.pricing, source: 'cached' }
      try {
        const pricing = await callApi('/subscriptions/dynamic-pricing', readAnswer, {
          headers: { 'x-country': place.country, 'x-currency': place.currency },
        })
        // Until somebody has mended it: with nothing for sale the server is asked again at every look.
        if (pricing.plans.length > 0) write({ pricing, keptAtMs: now() })
        return { pricing, source: 'server' }
      } catch (cause) {
        console.info('the prices were not heard', cause)
        return known(place)
      }
    },
  }
}

/** What was kept for this very country and currency. */
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
