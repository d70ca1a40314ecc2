import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnvironment } from '../env.ts'
import { localGeocoding, locationServices } from './geocoding.ts'

const here = { isOwnIdentity: true, origin: 'http://localhost:3000' }

async function answerTo(query: string) {
  const app = Fastify()
  await app.register(localGeocoding)
  const answer = await app.inject(`/local/country?${query}`)
  await app.close()
  return answer
}

// proves 7.43
test.each([
  ['Curitiba', 'lat=-25.43&lon=-49.27', 'br'],
  ['Fortaleza', 'lat=-3.73&lon=-38.52', 'br'],
  ['Porto', 'lat=41.15&lon=-8.63', 'pt'],
  ['Valencia', 'lat=39.47&lon=-0.38', 'es'],
  ['Boston', 'lat=42.36&lon=-71.06', 'us'],
  ['Osaka', 'lat=34.69&lon=135.50', 'jp'],
])('the local stand-in knows the country of %s', async (_city, query, country) => {
  const answer = await answerTo(query)
  expect(answer.json()).toEqual({ address: { country_code: country } })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test.each(['', 'lat=91&lon=0', 'lat=here&lon=there'])(
  'the local stand-in refuses what is no place: %j',
  async (query) => {
    expect((await answerTo(query)).statusCode).toBe(400)
  },
)

// proves 2.59
test('a local run has a stand-in, so that the location dialog can be seen', () => {
  expect(locationServices(readEnvironment({}), here)).toEqual({
    reverseGeocoding: 'http://localhost:3000/local/country',
  })
})

test('the stand-in is off with a real project, where it is turned off, and where a service is named', () => {
  const none = { ipLookup: undefined, reverseGeocoding: undefined, reverseGeocodingFallback: undefined }
  expect(locationServices(readEnvironment({}), { ...here, isOwnIdentity: false })).toEqual(none)
  expect(locationServices(readEnvironment({ LOCAL_GEOCODING: 'false' }), here)).toEqual(none)
  const named = { IP_LOOKUP_URL: 'https://ip.test/json' }
  expect(locationServices(readEnvironment(named), here)).toEqual({ ...none, ipLookup: 'https://ip.test/json' })
})
