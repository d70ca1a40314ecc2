import { useEffect, useState } from 'react'
import type { Pricing, PricingPlan } from '#contract/billing.ts'
import { type Currency, FEATURES, PLAN_SLUGS } from '#contract/vocabulary.ts'
import { currencyOfCountry, detectCountry } from '#domain/country.ts'
import { isRecord } from '#domain/is-record.ts'
import { isCurrency } from '#domain/price.ts'
import { fallbackPricing, isPricingFresh, PRICING_CACHE_KEY } from '#domain/pricing.ts'
import { callApi } from './api.ts'
import { attempt } from './attempt.ts'
import { useOnline } from './use-online.ts'

/** Names the country for tests, which cannot move. */
const COUNTRY_OVERRIDE_KEY = 'country_override'

/** What the plans cost here, and who said so. Only `server` is certain to be what is charged. */
export type KnownPricing = { readonly pricing: Pricing; readonly source: 'server' | 'cached' | 'built-in' }

type Place = { readonly country: string; readonly currency: Currency }
type Kept = { readonly pricing: Pricing; readonly keptAtMs: number }

/** What the plans cost where this person is: at once from what is known, then from the server. */
export function usePricing(): KnownPricing {
  const online = useOnline()
  const [known, setKnown] = useState(pricingKnownHere)
  useEffect(() => {
    if (!online) return
    let left = false
    void loadPricing().then((loaded) => {
      if (!left) setKnown(loaded)
    })
    return () => {
      left = true
    }
  }, [online])
  return known
}

/** The prices of at most an hour ago, else the server's; where it cannot be asked, the last ones heard, else the built-in ones. */
export async function loadPricing(): Promise<KnownPricing> {
  const place = placeHere()
  const kept = readKept(place)
  if (kept && isPricingFresh(kept.keptAtMs, Date.now())) return { pricing: kept.pricing, source: 'cached' }
  try {
    const pricing = await callApi('/subscriptions/dynamic-pricing', readAnswer, {
      headers: { 'x-country': place.country, 'x-currency': place.currency },
    })
    keep(pricing)
    return { pricing, source: 'server' }
  } catch (cause) {
    console.info('the prices were not heard', cause)
    return pricingKnownHere()
  }
}

/** What is known without asking anybody. */
function pricingKnownHere(): KnownPricing {
  const place = placeHere()
  const kept = readKept(place)
  if (kept) return { pricing: kept.pricing, source: 'cached' }
  return { pricing: fallbackPricing(place.currency, place.country), source: 'built-in' }
}

function placeHere(): Place {
  const { country } = detectCountry({
    override: readText(COUNTRY_OVERRIDE_KEY),
    cached: null,
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return { country, currency: currencyOfCountry(country) }
}

/** What was kept for this very place. */
function readKept(place: Place): Kept | null {
  try {
    const value: unknown = JSON.parse(readText(PRICING_CACHE_KEY) ?? 'null')
    if (!isRecord(value) || typeof value['keptAtMs'] !== 'number') return null
    const pricing = readPricing(value['pricing'])
    if (pricing?.country !== place.country || pricing.currency !== place.currency) return null
    return { pricing, keptAtMs: value['keptAtMs'] }
  } catch {
    return null
  }
}

function keep(pricing: Pricing): void {
  try {
    sessionStorage.setItem(PRICING_CACHE_KEY, JSON.stringify({ pricing, keptAtMs: Date.now() } satisfies Kept))
  } catch {
    // Then the next screen asks again.
  }
}

function readText(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null
}

function readAnswer(payload: unknown): Pricing {
  const pricing = readPricing(payload)
  if (!pricing) throw new TypeError('the answer holds no prices')
  return pricing
}

/** Reads prices by hand, to keep the parser out of the page; null for anything else. */
function readPricing(value: unknown): Pricing | null {
  if (!isRecord(value) || typeof value['country'] !== 'string' || !Array.isArray(value['plans'])) return null
  const currency = String(value['currency'])
  if (!isCurrency(currency)) return null
  const plans = value['plans'].map((plan: unknown) => readPlan(plan, currency))
  const known = plans.filter((plan) => plan !== null)
  return known.length === 0 ? null : { currency, country: value['country'], plans: known }
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
    interval: type === 'annual' ? 'year' : 'month',
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
