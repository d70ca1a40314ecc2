import type { Currency } from '#contract/vocabulary.ts'
import { countryOfTimeZone } from './time-zone-country.ts'

export const DEFAULT_COUNTRY = 'BR'

/** How long a look at the device's place may take, and how old a known one may be. */
export const GEOLOCATION_TIMEOUT_MS = 10_000
export const GEOLOCATION_MAX_AGE_MS = 3_600_000

/** How long a message about the location stays. */
export const LOCATION_TOAST_MS = 3_000

/** How long a service that knows countries may take. */
export const COUNTRY_LOOKUP_LIMIT_MS = 5_000

const EURO_COUNTRIES = [
  ...['AT', 'BE', 'CY', 'EE', 'FI', 'FR', 'DE', 'GR', 'IE', 'IT'],
  ...['LV', 'LT', 'LU', 'MT', 'NL', 'PT', 'SK', 'SI', 'ES'],
]

const COUNTRY_OF_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['pt', 'BR'],
  ['en', 'US'],
  ['es', 'ES'],
  ['fr', 'FR'],
  ['de', 'DE'],
  ['it', 'IT'],
])

/** What a country pays in: Brazil in BRL, the euro countries in EUR, everybody else in USD. */
export function currencyOfCountry(country: string): Currency {
  if (country === 'BR') return 'BRL'
  return EURO_COUNTRIES.includes(country) ? 'EUR' : 'USD'
}

/** What was found out about where somebody is. */
export type CountryClues = {
  /** Set by tests alone. */
  readonly override: string | null
  /** What an earlier look found. */
  readonly cached: string | null
  /** As `navigator.languages` has them, the preferred one first. */
  readonly languages: readonly string[]
  readonly timeZone: string
}
export type CountrySource = 'override' | 'cached' | 'region' | 'language' | 'time-zone' | 'default'
export type DetectedCountry = { readonly country: string; readonly source: CountrySource }

/**
 * The country that somebody is in, by the first clue that says something: override, cache, region and mapping of the
 * preferred language, time zone. Further languages come last: many lists end in `en-US` far from the United States.
 */
export function detectCountry({ override, cached, languages, timeZone }: CountryClues): DetectedCountry {
  const preferred = languageOf(languages[0] ?? '')
  const own = languages.filter((tag) => languageOf(tag) === preferred)
  const clues: readonly (readonly [CountrySource, string | null])[] = [
    ['override', countryCode(override)],
    ['cached', countryCode(cached)],
    ['region', firstOf(own, regionOf)],
    ['language', firstOf(own, mappingOf)],
    ['time-zone', countryOfTimeZone(timeZone)],
    ['region', firstOf(languages, regionOf)],
    ['language', firstOf(languages, mappingOf)],
  ]
  for (const [source, country] of clues) if (country !== null) return { country, source }
  return { country: DEFAULT_COUNTRY, source: 'default' }
}

/** A country that was looked up, by where the device is or by its address in the network, and when and where that was. */
export type FoundCountry = {
  readonly country: string
  readonly by: 'device' | 'address'
  /** What the clock on the wall showed then. */
  readonly timeZone: string
  readonly foundAtMs: number
}

/**
 * Whether what was found still counts as the cached country. Whoever moves to another time zone may be elsewhere; an
 * address in the network is good for as long as a place that the device remembers.
 */
export function isStillThere({ by, timeZone, foundAtMs }: FoundCountry, timeZoneNow: string, nowMs: number): boolean {
  if (timeZone !== timeZoneNow) return false
  return by === 'device' || (nowMs >= foundAtMs && nowMs - foundAtMs < GEOLOCATION_MAX_AGE_MS)
}

/**
 * Whether asking by the network's address is worth it: nothing was found, or what a browser is set to by default. What
 * is cached was looked up.
 */
export function needsAddressLookup({ country, source }: DetectedCountry): boolean {
  if (source === 'override' || source === 'cached') return false
  return source === 'default' || country === 'US'
}

/** A country code in capitals; null for what is not exactly two letters. */
export function countryCode(code: string | null): string | null {
  const capitals = code?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(capitals) ? capitals : null
}

/** Whether the clock on the wall speaks against the currency that was detected. A zone that says nothing does not. */
export function contradictsTimeZone(currency: Currency, timeZone: string): boolean {
  const country = countryOfTimeZone(timeZone)
  return country !== null && currencyOfCountry(country) !== currency
}

function firstOf<Clue>(languages: readonly string[], look: (tag: string) => Clue | null): Clue | null {
  for (const tag of languages) {
    const clue = look(tag)
    if (clue !== null) return clue
  }
  return null
}

function mappingOf(tag: string): string | null {
  return COUNTRY_OF_LANGUAGE.get(languageOf(tag)) ?? null
}

function languageOf(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}

/** The region of a language tag: `BR` of `pt-BR` and of `pt-Latn-BR`; `es-419` is no country. */
function regionOf(tag: string): string | null {
  const subtags = tag.split('-').slice(1)
  return (
    subtags.map((subtag) => (subtag.length === 2 ? countryCode(subtag) : null)).find((code) => code !== null) ?? null
  )
}
