import type { LocationServices } from '#contract/public-config.ts'
import {
  COUNTRY_LOOKUP_LIMIT_MS,
  countryCode,
  GEOLOCATION_MAX_AGE_MS,
  GEOLOCATION_TIMEOUT_MS,
} from '#domain/billing/country.ts'
import { isRecord } from '#domain/is-record.ts'

/** About a kilometre: enough for a country, too imprecise for an address. */
const PLACE_DIGITS = 2

/** `refused`: by the person, or by the settings. */
export type LocationAnswer =
  | { readonly kind: 'found'; readonly country: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

export type LookupSources = {
  readonly fetch: typeof fetch
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'>
}

/** Neither rejects. */
export function createLookups(services: LocationServices, { fetch, geolocation }: LookupSources) {
  const ask = async (service: string | undefined, place: Readonly<Record<string, string>> = {}) => {
    if (service === undefined) return null
    try {
      const url = new URL(service)
      for (const [name, value] of Object.entries(place)) url.searchParams.set(name, value)
      const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(COUNTRY_LOOKUP_LIMIT_MS) })
      return response.ok ? countryIn(await response.text()) : null
    } catch (cause) {
      console.info('a country was not found out', cause)
      return null
    }
  }

  return {
    byAddress: (): Promise<string | null> => ask(services.ipLookup),

    /** The browser asks the person, without a time limit for them. */
    byDevice: async (): Promise<LocationAnswer> => {
      const position = await positionOf(geolocation)
      if (typeof position === 'string') return { kind: position }
      const { latitude, longitude } = position.coords
      const place = { lat: latitude.toFixed(PLACE_DIGITS), lon: longitude.toFixed(PLACE_DIGITS) }
      const country =
        (await ask(services.reverseGeocoding, place)) ?? (await ask(services.reverseGeocodingFallback, place))
      return country === null ? { kind: 'unknown' } : { kind: 'found', country }
    },
  }
}

function positionOf(geolocation: LookupSources['geolocation']): Promise<GeolocationPosition | 'refused' | 'unknown'> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      resolve,
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
      {
        enableHighAccuracy: false,
        timeout: GEOLOCATION_TIMEOUT_MS,
        maximumAge: GEOLOCATION_MAX_AGE_MS,
      },
    )
  })
}

/** The country in a service's response: `BR` alone, in `country_code`, or in that of an `address`; otherwise null. */
function countryIn(answer: string): string | null {
  const value = jsonOr(answer)
  if (!isRecord(value)) return countryCode(textOrNull(value))
  const address = isRecord(value['address']) ? value['address'] : value
  return countryCode(textOrNull(address['country_code'] ?? address['country']))
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) ?? text
  } catch {
    return text
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
