import type { Currency } from '#contract/vocabulary.ts'
import { countryOfTimeZone } from './time-zone-country.ts'

export const DEFAULT_COUNTRY = 'BR'

/** Time limit of a geolocation request, and the maximum age of a cached position. */
export const GEOLOCATION_TIMEOUT_MS = 10_000
export const GEOLOCATION_MAX_AGE_MS = 3_600_000

export const LOCATION_TOAST_MS = 3_000

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

export function currencyOfCountry(country: string): Currency {
  if (country === 'BR') return 'BRL'
  return EURO_COUNTRIES.includes(country) ? 'EUR' : 'USD'
}

export type CountryClues = {
  /** Set by tests only. */
  readonly override: string | null
  readonly cached: string | null
  /** As in `navigator.languages`, the preferred one first. */
  readonly languages: readonly string[]
  readonly timeZone: string
}
export type CountrySource = 'override' | 'cached' | 'region' | 'language' | 'time-zone' | 'default'
export type DetectedCountry = { readonly country: string; readonly source: CountrySource }

/** By the first conclusive clue. Further languages come last: many lists end in `en-US` far from the United States. */
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

export type FoundCountry = {
  readonly country: string
  readonly by: 'device' | 'address'
  /** The device's time zone at the time. */
  readonly timeZone: string
  readonly foundAtMs: number
}

/** A changed time zone invalidates a lookup, since the person may have moved. */
export function isStillThere({ by, timeZone, foundAtMs }: FoundCountry, timeZoneNow: string, nowMs: number): boolean {
  if (timeZone !== timeZoneNow) return false
  return by === 'device' || (nowMs >= foundAtMs && nowMs - foundAtMs < GEOLOCATION_MAX_AGE_MS)
}

/** If nothing was found, or only the browser's default. A cached country was looked up already. */
export function needsAddressLookup({ country, source }: DetectedCountry): boolean {
  if (source === 'override' || source === 'cached') return false
  return source === 'default' || country === 'US'
}

/** A country code in capitals; null unless it has exactly two letters. */
export function countryCode(code: string | null): string | null {
  const capitals = code?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(capitals) ? capitals : null
}

/** Whether the time zone contradicts the detected currency. An inconclusive zone does not. */
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
