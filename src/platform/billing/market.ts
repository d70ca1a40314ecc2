import { deviceTimeZone } from '#contract/device-headers.ts'
import type { Currency } from '#contract/vocabulary.ts'
import {
  contradictsTimeZone,
  currencyOfCountry,
  type DetectedCountry,
  detectCountry,
  type FoundCountry,
  isStillThere,
} from '#domain/billing/country.ts'
import { isRecord } from '#domain/is-record.ts'
import { attempt } from '../device/attempt.ts'

/** Names the country for tests, which cannot move. In session storage. */
const COUNTRY_OVERRIDE_KEY = 'country_override'
/** What was looked up last, a country and never a place. In local storage, as is the next. */
const FOUND_COUNTRY_KEY = 'barra.country'
/** There once somebody has chosen to go on without their location. */
const LOCATION_DENIED_KEY = 'barra.location-denied'

/** Where prices are asked for, and how certain that is. */
export type Market = DetectedCountry & {
  readonly currency: Currency
  /** The clock on the wall speaks for another currency, and the device itself has not said where it is. */
  readonly isDoubtful: boolean
}

/** What a market is told by. */
export type MarketSources = {
  /** Names the country for tests. */
  readonly override: () => string | null
  /** What the device keeps. Neither throws; null takes it away. */
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
  /** As `navigator.languages` has them, the preferred one first. */
  readonly languages: () => readonly string[]
  readonly timeZone: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Knows which country's prices this device shows. Needs no network. */
export function createMarkets({ override, read, write, languages, timeZone, now }: MarketSources) {
  function here(): Market {
    const zone = timeZone()
    const found = readFound(read(FOUND_COUNTRY_KEY))
    const cached = found !== null && isStillThere(found, zone, now()) ? found : null
    const clues = { override: override(), cached: cached?.country ?? null, languages: languages(), timeZone: zone }
    const detected = detectCountry(clues)
    const currency = currencyOfCountry(detected.country)
    const isCertain = detected.source === 'override' || (detected.source === 'cached' && cached?.by === 'device')
    return { ...detected, currency, isDoubtful: !isCertain && contradictsTimeZone(currency, zone) }
  }

  return {
    /** The country to show prices of, by everything that the device knows now. */
    here,
    /** What a call says about it. */
    headers: (): Readonly<Record<'x-country' | 'x-currency', string>> => {
      const { country, currency } = here()
      return { 'x-country': country, 'x-currency': currency }
    },
    /** Keeps what a look-up has found. Whoever lets the device say it takes an earlier no back. */
    keepFound: (country: string, by: FoundCountry['by']): void => {
      const found: FoundCountry = { country, by, timeZone: timeZone(), foundAtMs: now() }
      write(FOUND_COUNTRY_KEY, JSON.stringify(found))
      if (by === 'device') write(LOCATION_DENIED_KEY, null)
    },
    wasDenied: (): boolean => read(LOCATION_DENIED_KEY) !== null,
    keepDenied: (): void => write(LOCATION_DENIED_KEY, 'true'),
  }
}

/** The markets of this device. */
export const markets = createMarkets({
  override: () => attempt(() => sessionStorage.getItem(COUNTRY_OVERRIDE_KEY)) ?? null,
  read: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  write: (key, value) =>
    attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value))),
  languages: () => navigator.languages,
  timeZone: deviceTimeZone,
  now: () => Date.now(),
})

/** Reads what was kept; null for anything else. */
function readFound(text: string | null): FoundCountry | null {
  const value: unknown = attempt(() => JSON.parse(text ?? 'null'))
  if (!isRecord(value)) return null
  const { country, by, timeZone, foundAtMs } = value
  if (typeof country !== 'string' || typeof timeZone !== 'string' || typeof foundAtMs !== 'number') return null
  return by === 'device' || by === 'address' ? { country, by, timeZone, foundAtMs } : null
}
