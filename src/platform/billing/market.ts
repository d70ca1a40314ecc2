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
import { safeLocalStorage, safeSessionStorage } from '#shared/browser-storage.ts'

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
  /** As `navigator.languages` has them, the preferred one first. */
  readonly languages: () => readonly string[]
  readonly timeZone: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Knows which country's prices this device shows. Needs no network. */
export function createMarkets({ languages, timeZone, now }: MarketSources) {
  function here(): Market {
    const zone = timeZone()
    const found = readFound(safeLocalStorage.readJson(FOUND_COUNTRY_KEY))
    const cached = found !== null && isStillThere(found, zone, now()) ? found : null
    const override = safeSessionStorage.read(COUNTRY_OVERRIDE_KEY)
    const clues = { override, cached: cached?.country ?? null, languages: languages(), timeZone: zone }
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
      safeLocalStorage.writeJson(FOUND_COUNTRY_KEY, found)
      if (by === 'device') safeLocalStorage.remove(LOCATION_DENIED_KEY)
    },
    wasDenied: (): boolean => safeLocalStorage.read(LOCATION_DENIED_KEY) !== null,
    keepDenied: (): void => void safeLocalStorage.write(LOCATION_DENIED_KEY, 'true'),
  }
}

/** The markets of this device. */
export const markets = createMarkets({
  languages: () => navigator.languages,
  timeZone: deviceTimeZone,
  now: () => Date.now(),
})

/** Reads what was kept; null for anything else. */
function readFound(value: unknown): FoundCountry | null {
  if (!isRecord(value)) return null
  const { country, by, timeZone, foundAtMs } = value
  if (typeof country !== 'string' || typeof timeZone !== 'string' || typeof foundAtMs !== 'number') return null
  return by === 'device' || by === 'address' ? { country, by, timeZone, foundAtMs } : null
}
