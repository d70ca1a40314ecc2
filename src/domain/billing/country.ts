import type { Currency } from '#contract/vocabulary.ts'

export const DEFAULT_COUNTRY = 'BR'

/** A country that is not listed here and pays in the currency of anything else; `ZZ` is CLDR's unknown region. */
export const ELSEWHERE = 'ZZ'

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

export type RegionClues = {
  /** As in `navigator.languages`, the preferred one first. */
  readonly languages: readonly string[]
  readonly timeZone: string
}
export type CountryClues = RegionClues & {
  /** Set by tests only. */
  readonly override: string | null
  readonly cached: string | null
}
export type CountrySource = 'override' | 'cached' | 'region' | 'language' | 'time-zone' | 'default'
export type DetectedCountry = { readonly country: string; readonly source: CountrySource }

/** By the first conclusive clue. Further languages come last: many lists end in `en-US` far from the United States. */
export function detectCountry({ override, cached, languages, timeZone }: CountryClues): DetectedCountry {
  const own = inPreferredLanguage(languages)
  const clues: readonly (readonly [CountrySource, string | null])[] = [
    ['override', countryCode(override)],
    ['cached', countryCode(cached)],
    ['region', firstOf(own, regionOf)],
    ['language', firstOf(own, mappingOf)],
    ['time-zone', whereaboutsOf(timeZone)],
    ['region', firstOf(languages, regionOf)],
    ['language', firstOf(languages, mappingOf)],
  ]
  for (const [source, country] of clues) if (country !== null) return { country, source }
  return { country: DEFAULT_COUNTRY, source: 'default' }
}

/** The country of the preferred language; null if it is of none. */
export function regionOfLanguages(languages: readonly string[]): string | null {
  const own = inPreferredLanguage(languages)
  return firstOf(own, regionOf) ?? firstOf(own, mappingOf)
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

/** If the country is unknown, or only the browser's default. A cached country was looked up already. */
export function needsAddressLookup({ country, source }: DetectedCountry): boolean {
  if (source === 'override' || source === 'cached') return false
  return source === 'default' || country === ELSEWHERE || country === 'US'
}

/** A country code in capitals; null unless it has exactly two letters. */
export function countryCode(code: string | null): string | null {
  const capitals = code?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(capitals) ? capitals : null
}

/** Whether the time zone contradicts the detected currency. One that names no place does not. */
export function contradictsTimeZone(currency: Currency, timeZone: string): boolean {
  const country = whereaboutsOf(timeZone)
  return country !== null && currencyOfCountry(country) !== currency
}

/** The country of a time zone, `ELSEWHERE` for a place that is not listed; null for UTC, an offset or a made-up name. */
function whereaboutsOf(timeZone: string): string | null {
  return countryOfTimeZone(timeZone) ?? (isPlace(timeZone) ? ELSEWHERE : null)
}

/** `Area/Place`, but not `Etc/GMT+3`. Names without an area, such as `CET`, are of many countries. */
function isPlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') && isKnownToIntl(timeZone)
}

function isKnownToIntl(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function inPreferredLanguage(languages: readonly string[]): readonly string[] {
  const preferred = languageOf(languages[0] ?? '')
  return languages.filter((tag) => languageOf(tag) === preferred)
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

/**
 * Time zones by country: all of those that pay in BRL or EUR, and others whose units differ or whose currency is the
 * third one anyway; older names included, which browsers still report. Source: zone.tab of the IANA time zone database.
 */
const ZONES: Readonly<Record<string, string>> = {
  BR: 'America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Sao_Paulo America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco America/Porto_Acre Brazil/Acre Brazil/DeNoronha Brazil/East Brazil/West',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CY: 'Asia/Nicosia Asia/Famagusta Europe/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin Europe/Busingen',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin Eire',
  IT: 'Europe/Rome',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PT: 'Europe/Lisbon Portugal Atlantic/Madeira Atlantic/Azores',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  US: 'America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak Pacific/Honolulu US/Alaska US/Arizona US/Central US/Eastern US/Hawaii US/Mountain US/Pacific America/Indianapolis America/Louisville',
  PR: 'America/Puerto_Rico',
  GU: 'Pacific/Guam',
  VI: 'America/St_Thomas',
  AS: 'Pacific/Pago_Pago',
  MP: 'Pacific/Saipan',
  CA: 'America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon America/Toronto America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Vancouver America/Montreal Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain Canada/Pacific',
  AU: 'Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne Australia/Sydney Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin Australia/Perth Australia/Eucla',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
  GB: 'Europe/London',
  MX: 'America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana',
  AR: 'America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia America/Buenos_Aires America/Cordoba',
  CL: 'America/Santiago America/Coyhaique America/Punta_Arenas Pacific/Easter',
  CO: 'America/Bogota',
  PE: 'America/Lima',
  UY: 'America/Montevideo',
  PY: 'America/Asuncion',
  BO: 'America/La_Paz',
  CH: 'Europe/Zurich',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  PL: 'Europe/Warsaw',
  JP: 'Asia/Tokyo',
}

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones.split(' ').map((zone): [string, string] => [zone, country]),
  ),
)

/** The country of a time zone, as two capital letters; null if it is not listed. */
export function countryOfTimeZone(timeZone: string): string | null {
  return COUNTRIES.get(timeZone) ?? null
}
