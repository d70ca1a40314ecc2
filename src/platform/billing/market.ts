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

/** Overrides the country in tests. In session storage. */
const COUNTRY_OVERRIDE_KEY = 'country_override'
/** A country, never a position. In local storage, as is the next. */
const FOUND_COUNTRY_KEY = 'barra.country'
const LOCATION_DENIED_KEY = 'barra.location-denied'

export type Market = DetectedCountry & {
  readonly currency: Currency
  /** The time zone suggests another currency, and the device's position is unknown. */
  readonly isDoubtful: boolean
}

export type MarketSources = {
  /** As in `navigator.languages`, the preferred one first. */
  readonly languages: () => readonly string[]
  readonly timeZone: () => string
  readonly now: () => number
}

/** Needs no network. */
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
    here,
    headers: (): Readonly<Record<'x-country' | 'x-currency', string>> => {
      const { country, currency } = here()
      return { 'x-country': country, 'x-currency': currency }
    },
    /** Stores a lookup's result. A result by geolocation revokes an earlier refusal. */
    keepFound: (country: string, by: FoundCountry['by']): void => {
      const found: FoundCountry = { country, by, timeZone: timeZone(), foundAtMs: now() }
      safeLocalStorage.writeJson(FOUND_COUNTRY_KEY, found)
      if (by === 'device') safeLocalStorage.remove(LOCATION_DENIED_KEY)
    },
    wasDenied: (): boolean => safeLocalStorage.read(LOCATION_DENIED_KEY) !== null,
    keepDenied: (): void => void safeLocalStorage.write(LOCATION_DENIED_KEY, 'true'),
  }
}

export const markets = createMarkets({
  languages: () => navigator.languages,
  timeZone: deviceTimeZone,
  now: () => Date.now(),
})

function readFound(value: unknown): FoundCountry | null {
  if (!isRecord(value)) return null
  const { country, by, timeZone, foundAtMs } = value
  if (typeof country !== 'string' || typeof timeZone !== 'string' || typeof foundAtMs !== 'number') return null
  return by === 'device' || by === 'address' ? { country, by, timeZone, foundAtMs } : null
}
