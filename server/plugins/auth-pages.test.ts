import { createServer } from 'node:http'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../tooling/listen.ts'
import { authPagesOf, serveAuthPages } from './auth-pages.ts'
import { registerRateLimits } from './rate-limits.ts'
import { secureHeaders } from './security.ts'

const asked: { url: string | undefined; cookie: string | undefined }[] = []
const firebase = createServer((request, response) => {
  asked.push({ url: request.url, cookie: request.headers.cookie })
  response.writeHead(request.url?.includes('unknown') ? 404 : 200, {
    'content-type': 'text/html',
    'set-cookie': 'a=b',
    'cache-control': 'max-age=60',
  })
  response.end('<script>handle()</script>')
})
const app = fastify()

beforeAll(async () => {
  const port = await listen(firebase)
  const config = {
    version: '1',
    apiBase: '/api',
    firebase: { apiKey: 'key', authDomain: 'barra.test', projectId: 'barra' },
    authEmulatorUrl: null,
  }
  await secureHeaders(app, { config, allowHotReload: false })
  await registerRateLimits(app)
  await serveAuthPages(app, `http://127.0.0.1:${port}`)
})
afterAll(async () => {
  await app.close()
  firebase.close()
})

test("Firebase's pages come from the app's own host, without what a sign-in answers in the query, and a frame of the app may show them", async () => {
  const url = '/__/auth/handler?state=1&code=2'
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: 'session=secret' } })
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<script>handle()</script>' })
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    'cache-control': 'max-age=60',
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(asked.at(-1)).toEqual({ url: '/__/auth/handler', cookie: undefined })
  expect((await app.inject('/__/firebase/init.json')).statusCode).toBe(200)
})

test.each(['/__/auth/../../secret', '/__/auth/%2e%2e/%2e%2e/secret', '/__/hosting/x', '/__/firebase/other.json'])(
  'nothing else is proxied: %s',
  async (url) => {
    const before = asked.length
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(asked).toHaveLength(before)
  },
)

test('Firebase is asked for a page once, whatever the query', async () => {
  const before = asked.length
  for (const state of [1, 2, 3]) {
    const { statusCode, body } = await app.inject(`/__/auth/iframe?state=${state}`)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<script>handle()</script>' })
  }
  expect(asked).toHaveLength(before + 1)
})

test('an address that asks for more and more pages is refused, and no longer passed on', async () => {
  const before = asked.length
  const statuses = []
  for (let request = 0; request < 310; request++) {
    const answer = await app.inject({ url: `/__/auth/unknown-${request}`, remoteAddress: '2001:db8::1' })
    statuses.push(answer.statusCode)
  }
  expect(statuses.indexOf(404)).toBe(0)
  expect(statuses.filter((status) => status === 404)).toHaveLength(300)
  expect(asked).toHaveLength(before + 300)
  expect((await app.inject({ url: '/__/auth/iframe', remoteAddress: '2001:db8:0:1::1' })).statusCode).toBe(200)
})

test.each([
  ['app.barra.test', 'https://barra.firebaseapp.com'],
  ['barra.firebaseapp.com', null],
  [undefined, null],
])('the authDomain %s says whether they are served from here', (domain, pages) => {
  const deployment = { FIREBASE_PROJECT_ID: 'barra', FIREBASE_AUTH_DOMAIN: domain, APP_URL: 'https://app.barra.test' }
  expect(authPagesOf(deployment)).toBe(pages)
})
