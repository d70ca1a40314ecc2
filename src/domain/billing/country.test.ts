import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '#contract/vocabulary.ts'
import {
  type CountryClues,
  contradictsTimeZone,
  countryCode,
  countryOfTimeZone,
  currencyOfCountry,
  detectCountry,
  ELSEWHERE,
  isStillThere,
  needsAddressLookup,
} from './country.ts'

const nothing: CountryClues = { override: null, cached: null, languages: [], timeZone: 'UTC' }

test.each([
  // proves 9.26
  ['BRL', ['BR']],
  // proves 9.27
  ['EUR', 'AT BE CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ')],
  // proves 9.28
  ['USD', 'US PR GU VI AS MP UM'.split(' ')],
  // proves 9.29
  ['USD', 'CA AU NZ SG HK'.split(' ')],
  // proves 9.30
  ['USD', ['GB', 'JP', 'XX', '']],
])('country to currency: %s for %s', (currency, countries) => {
  for (const country of countries) expect(currencyOfCountry(country)).toBe(currency)
})

// proves 9.27
test('only 20 countries pay in anything but USD', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  expect(codes.filter((code) => currencyOfCountry(code) !== 'USD')).toHaveLength(20)
})

const everything: CountryClues = {
  override: 'JP',
  cached: 'FR',
  languages: ['de-AT'],
  timeZone: 'Europe/Lisbon',
}

test.each<[string, CountryClues, string, string]>([
  // proves 9.31
  ['test override', everything, 'JP', 'override'],
  // proves 9.32
  ['cached country', { ...everything, override: null }, 'FR', 'cached'],
  // proves 9.33
  ['browser language region', { ...everything, override: null, cached: null }, 'AT', 'region'],
  ['language-only mapping', { ...nothing, languages: ['de'], timeZone: 'Europe/Lisbon' }, 'DE', 'language'],
  // proves 9.35
  ['timezone', { ...nothing, languages: ['ja'], timeZone: 'Europe/Lisbon' }, 'PT', 'time-zone'],
  ['timezone of no listed country', { ...nothing, languages: ['ru'], timeZone: 'Europe/Moscow' }, 'ZZ', 'time-zone'],
  // proves 9.36
  ['default BR', nothing, 'BR', 'default'],
  ['default BR, by an offset', { ...nothing, languages: ['ru'], timeZone: 'Etc/GMT-3' }, 'BR', 'default'],
  // proves 9.33
  ['a region further down, of the same language', { ...nothing, languages: ['en', 'en-GB'] }, 'GB', 'region'],
  ['a further language, where nothing else speaks', { ...nothing, languages: ['ja', 'en-GB'] }, 'GB', 'region'],
  ['a further language without a region', { ...nothing, languages: ['ja', 'it'] }, 'IT', 'language'],
  ['a region behind a script', { ...nothing, languages: ['pt-Latn-BR'] }, 'BR', 'region'],
  ['es-419 is no country', { ...nothing, languages: ['es-419'] }, 'ES', 'language'],
  ['rubbish in the cache says nothing', { ...nothing, cached: '<script>', languages: ['it'] }, 'IT', 'language'],
])('country detection order: %s', (_clue, clues, country, source) => {
  expect(detectCountry(clues)).toEqual({ country, source })
})

test.each([
  // proves 9.34
  ['de en-US en', 'Europe/Berlin', 'DE', 'EUR'],
  // proves 9.35
  ['nl en-US en', 'Europe/Amsterdam', 'NL', 'EUR'],
  // proves 9.34
  ['pt en-US', 'America/Sao_Paulo', 'BR', 'BRL'],
  ['pt en-US', 'UTC', 'BR', 'BRL'],
  ['ja en-US', 'Asia/Tokyo', 'JP', 'USD'],
])(
  'a further language goes behind the first one and the time zone: %s in %s is %s',
  (tags, timeZone, country, currency) => {
    const found = detectCountry({ ...nothing, languages: tags.split(' '), timeZone }).country
    expect([found, currencyOfCountry(found)]).toEqual([country, currency])
  },
)

// proves 9.34
test.each([
  ['pt', 'BR'],
  ['en', 'US'],
  ['es', 'ES'],
  ['fr', 'FR'],
  ['de', 'DE'],
  ['it', 'IT'],
])('language-only mapping: %s is %s', (language, country) => {
  expect(detectCountry({ ...nothing, languages: [language] }).country).toBe(country)
})

test.each([
  ['unknown', nothing, true],
  ['US', { ...nothing, languages: ['en-US'] }, true],
  ['elsewhere', { ...nothing, timeZone: 'Asia/Seoul' }, true],
  ['known', { ...nothing, languages: ['pt-BR'] }, false],
  ['known by the time zone', { ...nothing, timeZone: 'America/Sao_Paulo' }, false],
  ['overridden by a test', { ...nothing, override: 'US' }, false],
  ['looked up already', { ...nothing, cached: 'US' }, false],
])('IP lookup is tried when the country is unknown or US: %s', (_case, clues, tried) => {
  expect(needsAddressLookup(detectCountry(clues))).toBe(tried)
})

const HOUR_MS = 3_600_000
const found = { country: 'PT', timeZone: 'Europe/Lisbon', foundAtMs: 10 * HOUR_MS } as const

// proves 9.32
test.each([
  ['just now', 'address', 'Europe/Lisbon', 0, true],
  ['by the address, an hour ago', 'address', 'Europe/Lisbon', HOUR_MS, false],
  ['by the address, before a clock that was turned back', 'address', 'Europe/Lisbon', -1, false],
  ['by the device, a week ago', 'device', 'Europe/Lisbon', 168 * HOUR_MS, true],
  ['by the device, in another time zone', 'device', 'America/Sao_Paulo', 0, false],
] as const)('the cached country counts: found %s (%s, %s, %i ms): %s', (_case, by, zone, ageMs, counts) => {
  expect(isStillThere({ ...found, by }, zone, found.foundAtMs + ageMs)).toBe(counts)
})

test.each([
  ['America/Sao_Paulo', 'BR'],
  ['Brazil/East', 'BR'],
  ['Europe/Madrid', 'ES'],
  ['Atlantic/Canary', 'ES'],
  ['America/New_York', 'US'],
  ['Pacific/Guam', 'GU'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['UTC', null],
  ['Etc/GMT+3', null],
  ['Mars/Olympus', null],
])('the country of the time zone %s is %s', (timeZone, country) => {
  expect(countryOfTimeZone(timeZone)).toBe(country)
})

test.each([
  ['a Brazilian browser in Brazil', 'BRL', 'America/Manaus', false],
  ['a Brazilian browser in Portugal', 'BRL', 'Europe/Lisbon', true],
  ['an American browser in Brazil', 'USD', 'America/Sao_Paulo', true],
  ['an American browser in Canada pays the same', 'USD', 'America/Toronto', false],
  ['a Brazilian browser in Dubai', 'BRL', 'Asia/Dubai', true],
  ['a German browser in Kolkata', 'EUR', 'Asia/Kolkata', true],
  ['an American browser in Kolkata pays the same', 'USD', 'Asia/Kolkata', false],
  ['UTC says nothing', 'EUR', 'UTC', false],
  ['an offset says nothing', 'EUR', '+03:00', false],
  ['an offset by name says nothing', 'BRL', 'Etc/GMT-3', false],
  ['a zone of many countries says nothing', 'BRL', 'CET', false],
  ['a zone that Intl does not know says nothing', 'BRL', 'Mars/Olympus', false],
] as const)('time-zone mismatch: %s', (_case, currency, timeZone, mismatch) => {
  expect(contradictsTimeZone(currency, timeZone)).toBe(mismatch)
})

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC' && !zone.startsWith('Etc/'))

// proves 4.31, 9.35
test.each(zones)(
  '%s names a country, or elsewhere; elsewhere pays in USD, and BRL and EUR contradict it',
  (timeZone) => {
    const { country, source } = detectCountry({ ...nothing, languages: ['ja'], timeZone })
    expect(source).toBe('time-zone')
    const currency = currencyOfCountry(country)
    if (country === ELSEWHERE) expect(currency).toBe('USD')
    expect(CURRENCIES.filter((shown) => !contradictsTimeZone(shown, timeZone))).toEqual([currency])
  },
)

test.each(
  'Portugal Eire America/Porto_Acre Brazil/East Brazil/West Brazil/Acre Brazil/DeNoronha Europe/Nicosia Europe/Belfast'.split(
    ' ',
  ),
)('the older name %s pays in the currency of the newer one', (older) => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: older }).resolvedOptions()
  const paidIn = (zone: string) => currencyOfCountry(detectCountry({ ...nothing, timeZone: zone }).country)
  expect(paidIn(older)).toBe(paidIn(timeZone))
})

test.each([
  ['br', 'BR'],
  [' US ', 'US'],
  ['BRA', null],
  ['B', null],
  ['B1', null],
  ['', null],
  [null, null],
])('the country code must be 2 letters: %j → %j', (code, read) => {
  expect(countryCode(code)).toBe(read)
})

test('any browser settings give a country and a currency', () => {
  const text = fc.string()
  fc.assert(
    fc.property(fc.option(text), fc.option(text), fc.array(text), text, (override, cached, languages, timeZone) => {
      const { country } = detectCountry({ override, cached, languages, timeZone })
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(CURRENCIES).toContain(currencyOfCountry(country))
    }),
  )
})
