import { afterEach, describe, expect, test, vi } from 'vitest'
import { publicConfig as schema } from '#contract/public-config.ts'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { readPublicConfig, storedConfig } from './public-config.ts'

const SENT = {
  version: '1.0.0',
  apiBase: '/api',
  firebase: { apiKey: 'key', authDomain: 'barra.test', projectId: 'demo-barra', storageBucket: 'bucket' },
  authEmulatorUrl: 'http://localhost:9099',
  socialProviders: ['facebook', 'google'],
  localObjectStore: true,
  appCheckSiteKey: 'site-key',
  entitlementKeys: [{ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'one' }],
  locationServices: { ipLookup: 'https://ip.test/json', reverseGeocoding: 'https://places.test/reverse' },
}

// proves 4.40
test('valid values are read as by the contract', () => {
  expect(readPublicConfig(SENT)).toEqual(schema.parse(SENT))
})

// proves 7.1
test('omitted values have defaults', () => {
  const { apiBase: _, ...rest } = SENT
  expect(readPublicConfig(rest)?.apiBase).toBe('/api')
})

test('an unknown sign-in provider has no button', () => {
  const sent = { ...SENT, socialProviders: ['google', 'carrier-pigeon', 7] }
  expect(readPublicConfig(sent)?.socialProviders).toEqual(['google'])
})

const { apiKey: _a, ...withoutKey } = SENT.firebase
const { authDomain: _d, ...withoutDomain } = SENT.firebase
const { projectId: _p, ...withoutProject } = SENT.firebase
test.each([
  ...['Hotel WiFi', {}, [], null, { version: '1', firebase: {} }, { ...SENT, firebase: [SENT.firebase] }],
  ...[withoutKey, withoutDomain, withoutProject].map((firebase) => ({ ...SENT, firebase })),
  { ...SENT, version: 7 },
])('%j is no configuration', (value) => {
  expect(readPublicConfig(value)).toBeNull()
})

test('the least configuration has no more than its defaults', () => {
  const firebase = { apiKey: 'key', authDomain: 'barra.test', projectId: 'demo-barra' }
  expect(readPublicConfig({ version: '1.0.0', firebase, localObjectStore: 'yes', locationServices: [] })).toEqual({
    version: '1.0.0',
    apiBase: '/api',
    firebase,
    authEmulatorUrl: null,
    socialProviders: [],
    entitlementKeys: [],
  })
})

test('every text is read that is one, and nothing else of its group', () => {
  const firebase = { ...SENT.firebase, messagingSenderId: 'sender', appId: 'app', storageBucket: 7, measurementId: 'm' }
  const locationServices = { reverseGeocodingFallback: 'https://fallback.test', ipLookup: null, color: 'red' }
  expect(
    readPublicConfig({ ...SENT, firebase, locationServices, apiBase: 'https://api.test', appCheckSiteKey: 7 }),
  ).toEqual({
    version: '1.0.0',
    apiBase: 'https://api.test',
    firebase: {
      apiKey: 'key',
      authDomain: 'barra.test',
      projectId: 'demo-barra',
      messagingSenderId: 'sender',
      appId: 'app',
    },
    authEmulatorUrl: SENT.authEmulatorUrl,
    socialProviders: SENT.socialProviders,
    localObjectStore: true,
    entitlementKeys: SENT.entitlementKeys,
    locationServices: { reverseGeocodingFallback: 'https://fallback.test' },
  })
})

test('a key that is not of our kind verifies nothing', () => {
  const [key] = SENT.entitlementKeys
  const odd = [{ kty: 'EC' }, { crv: 'P-256' }, { x: 7 }, { kid: null }].map((change) => ({ ...key, ...change }))
  expect(readPublicConfig({ ...SENT, entitlementKeys: [...odd, null, 'key', key] })?.entitlementKeys).toEqual([key])
  expect(readPublicConfig({ ...SENT, entitlementKeys: { 0: key } })?.entitlementKeys).toEqual([])
  expect(readPublicConfig({ ...SENT, socialProviders: 'google' })?.socialProviders).toEqual([])
})

test('the copy of an earlier start is there without asking', () => {
  const texts = stubStorage('localStorage', new Map([['barra.public-config', JSON.stringify(SENT)]]))
  expect(storedConfig()).toEqual(schema.parse(SENT))
  texts.clear()
  expect(storedConfig()).toBeNull()
})

describe('the configuration of a start', () => {
  const COPY = schema.parse(SENT)
  const NEWER = { ...COPY, version: '2.0.0' }

  afterEach(() => {
    vi.useRealTimers()
    vi.resetModules()
    vi.unstubAllGlobals()
  })

  /** A page with a server that the test answers for, and a copy of an earlier start if there was one. */
  async function start({ copy = null as unknown } = {}) {
    const texts = stubStorage('localStorage')
    if (copy !== null) texts.set('barra.public-config', JSON.stringify(copy))
    const requests: { url: string; cache: RequestCache | undefined; answer: (response: Response | Error) => void }[] =
      []
    vi.stubGlobal(
      'fetch',
      (url: string, { cache }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          const answer = (response: Response | Error) =>
            response instanceof Error ? reject(response) : resolve(response)
          requests.push({ url, cache, answer })
        }),
    )
    vi.resetModules()
    const { publicConfig, publicConfigAnew } = await import('./public-config.ts')
    return {
      texts,
      requests,
      publicConfig,
      publicConfigAnew,
      answer: (response: Response | Error) => requests.at(-1)?.answer(response),
    }
  }

  test('is the server’s, asked for once, past every cache, and kept for a start without a network', async () => {
    const { publicConfig, answer, requests, texts } = await start()
    const config = publicConfig()
    answer(Response.json(SENT))
    expect(await config).toEqual(COPY)
    expect(await publicConfig()).toEqual(COPY)
    expect(requests).toMatchObject([{ url: '/config.json', cache: 'no-store' }])
    expect(JSON.parse(texts.get('barra.public-config') ?? '')).toEqual(COPY)
  })

  test.each<[string, () => Response | Error]>([
    ['no network', () => new TypeError('Failed to fetch')],
    ['a portal', () => new Response('<h1>Hotel WiFi</h1>')],
    ['a server that fails', () => Response.json(SENT, { status: 503 })],
    ['what is none', () => Response.json({})],
  ])('is the copy with %s; without a copy it fails, and is asked for again the next time', async (_what, response) => {
    const { publicConfig, answer } = await start({ copy: SENT })
    const config = publicConfig()
    answer(response())
    expect(await config).toEqual(COPY)

    const bare = await start()
    const failing = bare.publicConfig()
    bare.answer(response())
    await expect(failing).rejects.toThrow()
    expect(bare.texts.size).toBe(0)
    const next = bare.publicConfig()
    bare.answer(Response.json(SENT))
    expect(await next).toEqual(COPY)
    expect(bare.requests).toHaveLength(2)
  })

  test('is the copy after 3 s of a slow server, and its answer is for the next start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { publicConfig, answer, texts } = await start({ copy: SENT })
    let known: unknown = null
    const config = publicConfig().then((value) => (known = value))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(known).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await config
    expect(known).toEqual(COPY)
    answer(Response.json(NEWER))
    await expect.poll(() => texts.get('barra.public-config')).toContain('2.0.0')
    expect(await publicConfig()).toEqual(COPY)
  })

  test('is the server’s in place of the copy where it answers soon', async () => {
    const { publicConfig, answer } = await start({ copy: SENT })
    const config = publicConfig()
    answer(Response.json(NEWER))
    expect(await config).toEqual(NEWER)
  })

  test('is replaced by one that is asked for anew, and stays where that fails', async () => {
    const { publicConfig, publicConfigAnew, answer } = await start()
    const first = publicConfig()
    answer(Response.json(SENT))
    await first
    const failing = publicConfigAnew()
    answer(new TypeError('Failed to fetch'))
    await expect(failing).rejects.toThrow('Failed to fetch')
    expect(await publicConfig()).toEqual(COPY)
    const anew = publicConfigAnew()
    answer(Response.json(NEWER))
    expect(await anew).toEqual(NEWER)
    expect(await publicConfig()).toEqual(NEWER)
  })

  test('needs no storage', async () => {
    const { publicConfig, answer } = await start()
    refuseStorage('localStorage')
    const config = publicConfig()
    answer(Response.json(SENT))
    expect(await config).toEqual(COPY)
  })

  test('has its own addresses on the server that the native app was built for', async () => {
    vi.stubGlobal('document', {
      querySelector: (selector: string) =>
        selector === 'meta[name="barra-server"]' ? { content: 'https://barra.example' } : null,
    })
    const { publicConfig, answer, requests } = await start()
    const config = publicConfig()
    answer(Response.json(SENT))
    expect((await config).apiBase).toBe('https://barra.example/api')
    expect(requests[0]?.url).toBe('https://barra.example/config.json')
    const { homeOrigin } = await import('./server-origin.ts')
    vi.stubGlobal('location', { origin: 'capacitor://localhost' })
    expect(homeOrigin()).toBe('https://barra.example')
  })

  test('in a browser has them on the page’s own server', async () => {
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('location', { origin: 'https://barra.test' })
    vi.resetModules()
    const { homeOrigin, serverOrigin } = await import('./server-origin.ts')
    expect([serverOrigin, homeOrigin()]).toEqual(['', 'https://barra.test'])
  })
})
