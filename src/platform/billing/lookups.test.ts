import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listen } from '../../../tooling/listen.ts'
import { createLookups } from './lookups.ts'

const SAO_PAULO = { latitude: -23.550_52, longitude: -46.633_31 }
const PERMISSION_DENIED = 1
const POSITION_UNAVAILABLE = 2
const TIMEOUT = 3

// A real service on a real socket. The test sets the response of each path; '…' is replaced by the query.
const answers = new Map<string, string | number>()
const service = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://service.test')
  const answer = answers.get(pathname) ?? 404
  if (typeof answer === 'number') response.writeHead(answer).end()
  else response.end(answer.replace('…', `${searchParams.get('lat')},${searchParams.get('lon')}`))
})
let base = ''

beforeAll(async () => {
  base = `http://127.0.0.1:${await listen(service)}`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))
afterEach(() => {
  answers.clear()
  vi.useRealTimers()
})

/**
 * A fake browser geolocation: it remembers its last position and needs `takesMs` for a new one, if the caller's timeout
 * allows.
 */
function geolocation({ takesMs = 0, rememberedMsAgo = Number.POSITIVE_INFINITY, error = 0 } = {}) {
  const positionOf = (coords: object) => ({ coords }) as GeolocationPosition
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed, options = {}) => {
    const { timeout = Number.POSITIVE_INFINITY, maximumAge = 0 } = options
    const fail = (code: number) => failed?.({ code, PERMISSION_DENIED } as GeolocationPositionError)
    if (error !== 0) fail(error)
    else if (rememberedMsAgo <= maximumAge) found(positionOf(SAO_PAULO))
    else if (takesMs > timeout) setTimeout(fail, timeout, TIMEOUT)
    else setTimeout(() => found(positionOf(SAO_PAULO)), takesMs)
  }
  return { getCurrentPosition }
}

function lookups(device = geolocation()) {
  vi.spyOn(console, 'info').mockReturnValue()
  const services = {
    ipLookup: `${base}/ip`,
    reverseGeocoding: `${base}/reverse?format=jsonv2`,
    reverseGeocodingFallback: `${base}/fallback`,
  }
  return createLookups(services, { fetch, geolocation: device })
}

describe('the IP geolocation service', () => {
  // proves 7.42
  test.each([
    ['{"country_code":"BR"}', 'BR'],
    ['{"country_code":"pt"}', 'PT'],
    ['{"country_code":"BRA"}', null],
    ['{"country_code":7}', null],
    ['{"error":true}', null],
    ['<!doctype html>', null],
    ['', null],
  ])('returns country_code: %s → %s', async (answer, country) => {
    answers.set('/ip', answer)
    expect(await lookups().byAddress()).toBe(country)
  })

  test.each([404, 429, 500])('says nothing with status %i', async (status) => {
    answers.set('/ip', status)
    expect(await lookups().byAddress()).toBeNull()
  })

  test('says nothing where it is not reached, or not configured', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const unreachable = createLookups({ ipLookup: 'http://127.0.0.1:1/' }, { fetch, geolocation: geolocation() })
    expect(await unreachable.byAddress()).toBeNull()
    expect(await createLookups({}, { fetch, geolocation: geolocation() }).byAddress()).toBeNull()
  })
})

describe("the device's location", () => {
  // proves 7.43
  test.each([
    ['{"address":{"country":"Brasil","country_code":"br"}}', 'BR'],
    ['{"address":{"country_code":"US"},"licence":"…"}', 'US'],
  ])('reverse geocoding returns address.country_code: %s', async (answer, country) => {
    answers.set('/reverse', answer)
    answers.set('/fallback', 'FR')
    expect(await lookups().byDevice()).toEqual({ kind: 'found', country })
  })

  // proves 5.5, 7.44
  test.each([
    ['a code of three letters', '{"address":{"country_code":"BRA"}}'],
    ['the open sea', '{"error":"Unable to geocode"}'],
    ['an error', 500],
  ])('the country code must be 2 letters, else the fallback service is asked: %s', async (_case, answer) => {
    answers.set('/reverse', answer)
    for (const [said, country] of [
      ['BR', 'BR'],
      [' br\n', 'BR'],
      ['"PT"', 'PT'],
      ['{"country":"ES"}', 'ES'],
    ]) {
      answers.set('/fallback', said ?? '')
      expect(await lookups().byDevice()).toEqual({ kind: 'found', country })
    }
    answers.set('/fallback', 'Undefined')
    expect(await lookups().byDevice()).toEqual({ kind: 'unknown' })
  })

  // proves 7.43
  test('no service learns the place more closely than to a kilometre', async () => {
    const seen: string[] = []
    const listening: typeof fetch = (input, init) => {
      seen.push(String(input))
      return fetch(input, init)
    }
    answers.set('/reverse', 'BR')
    const services = { reverseGeocoding: `${base}/reverse?format=jsonv2` }
    await createLookups(services, { fetch: listening, geolocation: geolocation() }).byDevice()
    expect(seen).toEqual([`${base}/reverse?format=jsonv2&lat=-23.55&lon=-46.63`])
  })

  test.each([
    [PERMISSION_DENIED, 'refused'],
    [POSITION_UNAVAILABLE, 'unknown'],
    [TIMEOUT, 'unknown'],
  ])('error %i of the browser is %s', async (error, kind) => {
    expect(await lookups(geolocation({ error })).byDevice()).toEqual({ kind })
  })

  // proves 9.38, 9.39
  test.each([
    ['a place of 1 h ago is good enough', { takesMs: 60_000, rememberedMsAgo: 3_600_000 }, 'found'],
    ['an older one is not', { takesMs: 60_000, rememberedMsAgo: 3_600_001 }, 'unknown'],
    ['10 s are waited for a new one', { takesMs: 10_000 }, 'found'],
    ['and no longer', { takesMs: 10_001 }, 'unknown'],
  ])('geolocation timeout 10 s, max age 1 h: %s', async (_case, device, kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answer = createLookups(
      { reverseGeocodingFallback: 'https://places.test' },
      { fetch: async () => new Response('BR'), geolocation: geolocation(device) },
    ).byDevice()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toMatchObject({ kind })
  })
})

test('a service learns nothing of who asks, and is given 5 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const asked: unknown[] = []
  const listening: typeof fetch = async (input, { credentials, signal } = {}) => {
    asked.push([String(input), credentials, signal instanceof AbortSignal])
    return new Response('{"country_code":"DE"}')
  }
  const it = createLookups({ ipLookup: 'https://ip.test/json' }, { fetch: listening, geolocation: geolocation() })
  expect(await it.byAddress()).toBe('DE')
  expect(asked).toEqual([['https://ip.test/json', 'omit', true]])
  expect(limit.mock.calls).toEqual([[5_000]])
})

test.each([
  ['{"country":"ES","country_code":"PT"}', 'PT'],
  ['{"address":{"country":"ES"},"country_code":"PT"}', 'ES'],
  ['{"address":"Lisboa","country_code":"PT"}', 'PT'],
  ['{"address":["BR"],"country":"PT"}', 'PT'],
  ['["BR"]', null],
  ['7', null],
  ['null', null],
])('the country is the most exact one that an answer has: %s → %s', async (answer, country) => {
  answers.set('/ip', answer)
  expect(await lookups().byAddress()).toBe(country)
})

test('a device that is found is not searched for more closely than needed', async () => {
  const asked: unknown[] = []
  const device = {
    getCurrentPosition: (...[, failed, options]: Parameters<Geolocation['getCurrentPosition']>) => {
      asked.push(options)
      failed?.({ code: TIMEOUT, PERMISSION_DENIED } as GeolocationPositionError)
    },
  }
  expect(await lookups(device).byDevice()).toEqual({ kind: 'unknown' })
  expect(asked).toEqual([{ enableHighAccuracy: false, timeout: 10_000, maximumAge: 3_600_000 }])
})

test('the fallback service is not asked where the first one knows the country', async () => {
  const asked: string[] = []
  const listening: typeof fetch = async (input) => {
    asked.push(new URL(String(input)).hostname)
    return new Response('BR')
  }
  const services = { reverseGeocoding: 'https://first.test/', reverseGeocodingFallback: 'https://second.test/' }
  await createLookups(services, { fetch: listening, geolocation: geolocation() }).byDevice()
  expect(asked).toEqual(['first.test'])
})
