import { expect, test } from 'vitest'
import { CURRENCIES, DEFAULT_INTERVAL } from '#contract/vocabulary.ts'
import {
  type CountryClues,
  countryCode,
  currencyOfCountry,
  DEFAULT_COUNTRY,
  detectCountry,
  GEOLOCATION_MAX_AGE_MS,
  GEOLOCATION_TIMEOUT_MS,
  needsAddressLookup,
} from '#domain/billing/country.ts'
import { PAYMENT_LOCALES } from '#domain/billing/payment-link.ts'
import { annualPerMonth, discountPercent, monthsFree } from '#domain/billing/plan.ts'
import { CURRENCY_STYLES, DEFAULT_CURRENCY, formatPrice, priceParts } from '#domain/billing/price.ts'
import { FALLBACK_PRICES, fallbackPricing, PRICING_CACHE_KEY, PRICING_CACHE_MS } from '#domain/billing/pricing.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { createMarkets, type MarketSources } from './market.ts'

// Every rule and constant of the specification about prices and countries, one per row, in its own words. Their
// interaction is tested in the neighboring tests.

const EURO = 'AT BE CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ')
const nothing: CountryClues = { override: null, cached: null, languages: [], timeZone: 'Etc/Unknown' }
const by = (clues: Partial<CountryClues>) => detectCountry({ ...nothing, ...clues }).country
const allOf = (...countries: readonly string[]) => [...new Set(countries.map(currencyOfCountry))]

/** The markets of a device in a time zone; `disk` is its storage. */
function device({ timeZone = 'UTC', languages = ['en-US'], disk = new Map<string, string>() } = {}) {
  stubStorage('localStorage', disk)
  const sources: MarketSources = {
    languages: () => languages,
    timeZone: () => timeZone,
    now: () => 0,
  }
  return createMarkets(sources)
}

function deniedOnce() {
  const disk = new Map<string, string>()
  device({ disk }).keepDenied()
  return device({ disk })
}

function foundOnce(country: string) {
  const disk = new Map<string, string>()
  device({ disk }).keepFound(country, 'address')
  return device({ disk })
}

test.each<[string, () => unknown, unknown]>([
  // 3
  // proves 3.15
  ['currency table: BRL (symbol R$, locale pt-BR)', () => CURRENCY_STYLES.BRL, { symbol: 'R$', locale: 'pt-BR' }],
  // proves 3.16
  ['currency table: USD ($, en-US)', () => CURRENCY_STYLES.USD, { symbol: '$', locale: 'en-US' }],
  // proves 3.17
  ['currency table: EUR (€, de-DE)', () => CURRENCY_STYLES.EUR, { symbol: '€', locale: 'de-DE' }],
  // proves 3.18
  [
    'symbol before the amount',
    () => CURRENCIES.map((currency) => formatPrice(123_450, currency).replace('\u00a0', ' ')),
    ['R$ 1.234,50', '$1,234.50', '€ 1.234,50'],
  ],
  // 4
  // proves 4.31
  [
    'when the detected currency does not match the timezone, the permission dialog shows',
    () => [device({ timeZone: 'America/Sao_Paulo' }).here().isDoubtful, device().here().isDoubtful],
    [true, false],
  ],
  // proves 4.31
  ["unless a 'denied' flag is set", () => [device().wasDenied(), deniedOnce().wasDenied()], [false, true]],
  // proves 4.32
  [
    'allowing fetches prices for the detected country',
    () => foundOnce('PT').here(),
    { country: 'PT', currency: 'EUR' },
  ],
  // proves 4.33
  ['denying stores the flag and shows default prices', () => deniedOnce().here(), { country: 'US', currency: 'USD' }],
  // 5
  // proves 5.5
  [
    'the country code from reverse geocoding must be 2 letters',
    () => ['br', 'BRA', 'B', '55', ''].map(countryCode),
    ['BR', null, null, null, null],
  ],
  // 7
  [
    'dynamic pricing: headers X-Country, X-Currency',
    () => device({ languages: ['de'] }).headers(),
    { 'x-country': 'DE', 'x-currency': 'EUR' },
  ],
  // proves 9.25
  ['cached in session storage under pricing_cache', () => PRICING_CACHE_KEY, 'pricing_cache'],
  // proves 7.28
  [
    'locale (BRL gives pt-BR, USD gives en, EUR gives auto)',
    () => PAYMENT_LOCALES,
    { BRL: 'pt-BR', USD: 'en', EUR: 'auto' },
  ],
  // 9
  // proves 9.13
  ['default interval month', () => DEFAULT_INTERVAL, 'month'],
  // proves 9.14
  ['prices in cents, divided by 100', () => formatPrice(1_990, 'USD'), '$19.90'],
  // proves 9.15
  ['default currency BRL', () => DEFAULT_CURRENCY, 'BRL'],
  // proves 9.15
  ['shown in pt-BR format', () => formatPrice(123_456, DEFAULT_CURRENCY), 'R$\u00a01.234,56'],
  // proves 9.16
  [
    'integer and two-decimal parts',
    () => priceParts(1_900, 'BRL'),
    { symbol: 'R$', integer: '19', separator: ',', decimals: '00' },
  ],
  // proves 9.17
  ['annual shown per month (amount/12)', () => annualPerMonth(19_104), 1_592],
  // proves 9.18
  ['discount percent is rounded', () => [discountPercent(1, 3), discountPercent(2, 3)], [67, 33]],
  // proves 9.19
  [
    '0 when no original price or it is not higher',
    () => [discountPercent(1_990, null), discountPercent(1_990, 1_990), discountPercent(1_990, 1_000)],
    [0, 0, 0],
  ],
  // proves 9.20
  ['months free = percentage/100×12 rounded', () => [20, 24, 100].map(monthsFree), [2, 3, 12]],
  // proves 9.21
  ['fallback prices: BRL monthly 1990, annual 19104', () => FALLBACK_PRICES.BRL, { monthly: 1_990, annual: 19_104 }],
  // proves 9.22
  ['fallback prices: USD monthly 790, annual 7190', () => FALLBACK_PRICES.USD, { monthly: 790, annual: 7_190 }],
  // proves 9.23
  ['fallback prices: EUR monthly 790, annual 7190', () => FALLBACK_PRICES.EUR, { monthly: 790, annual: 7_190 }],
  // proves 9.24
  [
    "fallback annual says 20% savings and '2 months free'",
    () => fallbackPricing('BRL', 'BR').plans[1]?.savings,
    { percentage: 20, displayAmount: '2 months free' },
  ],
  // proves 9.25
  ['pricing cache 1 hour (3,600,000 ms)', () => PRICING_CACHE_MS, 3_600_000],
  // proves 9.26
  ['BR gives BRL', () => currencyOfCountry('BR'), 'BRL'],
  ...EURO.map((country): [string, () => unknown, unknown] => [`EUR for ${country}`, () => allOf(country), ['EUR']]),
  // proves 9.28
  ['USD for the US and territories', () => allOf('US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'), ['USD']],
  // proves 9.29
  ['USD for CA, AU, NZ, SG, HK', () => allOf('CA', 'AU', 'NZ', 'SG', 'HK'), ['USD']],
  // proves 9.30
  ['USD for anything else', () => allOf('GB', 'AR', 'JP', 'CH', 'XX', ''), ['USD']],
  // proves 9.31
  [
    'order: test override',
    () => by({ override: 'JP', cached: 'FR', languages: ['de-AT'], timeZone: 'Europe/Lisbon' }),
    'JP',
  ],
  // proves 9.32
  ['order: cached country', () => by({ cached: 'FR', languages: ['de-AT'], timeZone: 'Europe/Lisbon' }), 'FR'],
  // proves 9.33
  ['order: browser language region', () => by({ languages: ['de-AT'], timeZone: 'Europe/Lisbon' }), 'AT'],
  // proves 9.34
  [
    'order: language-only mapping (pt BR, en US, es ES, fr FR, de DE, it IT)',
    () => ['pt', 'en', 'es', 'fr', 'de', 'it'].map((language) => by({ languages: [language], timeZone: 'Asia/Tokyo' })),
    ['BR', 'US', 'ES', 'FR', 'DE', 'IT'],
  ],
  // proves 9.35
  ['order: timezone', () => by({ languages: ['ja'], timeZone: 'Europe/Lisbon' }), 'PT'],
  // proves 9.36
  ['order: default BR', () => [by({}), DEFAULT_COUNTRY], ['BR', 'BR']],
  // proves 9.37
  [
    'IP lookup is tried when the country is unknown or US',
    () => [[], ['en-US'], ['pt-BR']].map((languages) => needsAddressLookup(detectCountry({ ...nothing, languages }))),
    [true, true, false],
  ],
  // proves 9.38
  ['geolocation timeout 10 s', () => GEOLOCATION_TIMEOUT_MS, 10_000],
  // proves 9.39
  ['geolocation max age 1 h', () => GEOLOCATION_MAX_AGE_MS, 3_600_000],
])('%s', (_words, actual, expected) => {
  const found = actual()
  if (typeof expected === 'object' && !Array.isArray(expected)) expect(found).toMatchObject(expected as object)
  else expect(found).toEqual(expected)
})
