import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { createMarkets } from './market.ts'

const HOUR_MS = 3_600_000
const NOW_MS = 500 * HOUR_MS
const FOUND = { country: 'DE', by: 'device', timeZone: 'UTC', foundAtMs: NOW_MS - 1 }

let disk: Map<string, string>
let tab: Map<string, string>
beforeEach(() => {
  disk = stubStorage('localStorage')
  tab = stubStorage('sessionStorage')
})
afterEach(() => vi.unstubAllGlobals())

/** The markets of a device with these settings. */
function marketsOf({ language = 'pt-BR', timeZone = 'UTC', nowMs = NOW_MS } = {}) {
  return createMarkets({ languages: () => [language], timeZone: () => timeZone, now: () => nowMs })
}

describe('the country of the prices', () => {
  test('is that of the settings where nothing is known', () => {
    expect(marketsOf().here()).toEqual({ country: 'BR', source: 'region', currency: 'BRL', isDoubtful: false })
    expect(marketsOf().headers()).toEqual({ 'x-country': 'BR', 'x-currency': 'BRL' })
  })

  test('is that of the settings where the browser refuses its storage', () => {
    refuseStorage('localStorage')
    refuseStorage('sessionStorage')
    expect(marketsOf().here()).toMatchObject({ country: 'BR', source: 'region' })
    expect(marketsOf().wasDenied()).toBe(false)
  })

  test('is the one that was found, for an hour by address and for good by the device', () => {
    const german = { country: 'DE', source: 'cached', currency: 'EUR', isDoubtful: false }
    marketsOf().keepFound('DE', 'address')
    expect(marketsOf().here()).toEqual(german)
    expect(marketsOf({ nowMs: NOW_MS + HOUR_MS }).here().source).toBe('region')
    marketsOf().keepFound('DE', 'device')
    expect(marketsOf({ nowMs: NOW_MS + 1_000 * HOUR_MS }).here()).toEqual(german)
    expect(marketsOf({ timeZone: 'America/Sao_Paulo' }).here().source).toBe('region')
  })

  test.each([
    ['no record', [FOUND]],
    ['a country that is no text', { ...FOUND, country: 7 }],
    ['a time zone that is no text', { ...FOUND, timeZone: null }],
    ['a time that is no number', { ...FOUND, foundAtMs: '0' }],
    ['an unknown source', { ...FOUND, by: 'guess' }],
  ])('is not read from %s', (_what, kept) => {
    disk.set('barra.country', JSON.stringify(FOUND))
    expect(marketsOf().here().source).toBe('cached')
    disk.set('barra.country', JSON.stringify(kept))
    expect(marketsOf().here().source).toBe('region')
  })
})

describe('a country whose currency contradicts the time zone', () => {
  const timeZone = 'Europe/Berlin'
  test.each([
    ['the settings', () => undefined, true],
    ['an address', () => marketsOf({ timeZone }).keepFound('BR', 'address'), true],
    ['the device', () => marketsOf({ timeZone }).keepFound('BR', 'device'), false],
    ['a test', () => void tab.set('country_override', 'BR'), false],
  ])('is doubted or not if it is from %s', (_source, prepare, isDoubtful) => {
    prepare()
    expect(marketsOf({ timeZone }).here()).toMatchObject({ country: 'BR', currency: 'BRL', isDoubtful })
  })

  test('is doubted where what the device found is no country', () => {
    disk.set('barra.country', JSON.stringify({ ...FOUND, country: 'Brasil', timeZone }))
    expect(marketsOf({ timeZone }).here()).toMatchObject({ country: 'BR', source: 'region', isDoubtful: true })
  })

  test('is doubted again where the device was found elsewhere, and has moved since', () => {
    marketsOf({ timeZone: 'America/Sao_Paulo' }).keepFound('BR', 'device')
    expect(marketsOf({ timeZone }).here()).toMatchObject({ source: 'region', isDoubtful: true })
  })
})

test('a refusal is kept until the device is found', () => {
  const { keepDenied, wasDenied, keepFound } = marketsOf()
  expect(wasDenied()).toBe(false)
  keepDenied()
  expect(wasDenied()).toBe(true)
  keepFound('DE', 'address')
  expect(wasDenied()).toBe(true)
  keepFound('DE', 'device')
  expect(wasDenied()).toBe(false)
  expect(JSON.parse(disk.get('barra.country') ?? '')).toEqual({ ...FOUND, foundAtMs: NOW_MS })
})
