import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './setup/test-server.ts'

// The native apps' pages come from the phone: a browser lets them read a response only if it names their origin.

const IOS = 'capacitor://localhost'
const ANDROID = 'https://localhost'

/** The CORS headers of a response. */
async function crossOrigin(server: TestServer, request: InjectOptions) {
  const { statusCode, headers } = await server.app.inject(request)
  const entries = Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))
  const answer: Record<string, unknown> = { statusCode, vary: String(headers['vary'] ?? '') }
  return Object.assign(answer, Object.fromEntries(entries))
}

const preflight = (origin: string, url: string): InjectOptions => ({
  method: 'OPTIONS',
  url,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-schema-version',
  },
})

describe('a server with native apps', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('pglite', { allowedOrigins: [ANDROID, IOS] })
  })
  afterAll(() => server.close())

  test.each([ANDROID, IOS])('allows preflights from %s, without a token', async (origin) => {
    const answer = await crossOrigin(server, preflight(origin, '/api/sync/push'))
    expect(answer).toMatchObject({ statusCode: 204, 'access-control-allow-origin': origin })
    const allowed = String(answer['access-control-allow-headers'])
    for (const header of ['authorization', 'content-type', 'x-schema-version']) expect(allowed).toContain(header)
    expect(answer['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE')
    expect(answer).not.toHaveProperty('access-control-allow-credentials')
  })

  test('lets them read responses, including errors', async () => {
    const { token } = await server.client()
    const authorization = `Bearer ${token}`
    for (const headers of [{ origin: IOS, authorization }, { origin: IOS }]) {
      const answer = await crossOrigin(server, { url: '/api/sync/digest', headers })
      expect(answer).toMatchObject({
        statusCode: 'authorization' in headers ? 200 : 401,
        vary: expect.stringMatching(/origin/i),
      })
      expect(answer['access-control-allow-origin']).toBe(IOS)
    }
    const config = await crossOrigin(server, { url: '/config.json', headers: { origin: ANDROID } })
    expect(config).toMatchObject({ statusCode: 200, 'access-control-allow-origin': ANDROID })
  })

  test.each([
    'https://evil.example',
    'null',
    'http://localhost',
    'https://localhost:8443',
    'https://localhost.evil.example',
    'HTTPS://LOCALHOST',
    '*',
  ])('says nothing to %s, and tells caches so', async (origin) => {
    for (const request of [preflight(origin, '/api/sync/push'), { url: '/config.json', headers: { origin } }]) {
      const answer = await crossOrigin(server, request)
      expect(Object.keys(answer)).toEqual(['statusCode', 'vary'])
      expect(answer['vary']).toMatch(/origin/i)
    }
  })

  test('opens nothing but the API', async () => {
    for (const url of ['/', '/builds/latest.json', '/apiary', '/v0/b/bucket/o']) {
      expect(await crossOrigin(server, { url, headers: { origin: IOS } })).not.toHaveProperty(
        'access-control-allow-origin',
      )
    }
  })
})

test('a server without native apps sends no CORS headers', async () => {
  const server = await startTestServer('pglite')
  try {
    for (const request of [preflight(IOS, '/api/sync/push'), { url: '/config.json', headers: { origin: IOS } }]) {
      expect(Object.keys(await crossOrigin(server, request))).toEqual(['statusCode', 'vary'])
    }
  } finally {
    await server.close()
  }
})
