import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_CONFIG } from '../../tests/setup/test-server.ts'
import { countRequests } from '../metrics/count-requests.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { answerErrors, answerNotFound } from './errors.ts'
import { secureHeaders } from './security.ts'
import { staticPages } from './static-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'barra-static-'))
const app = fastify()
const SCREENS = ['/', '/dashboard', '/workout/:id/execute', '/workout/:id/sessions', '/workouts/create-v2']

beforeAll(async () => {
  for (const directory of ['assets', 'builds', 'icons', '.vite', 'site']) mkdirSync(join(root, directory))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Barra</title>')
  writeFileSync(join(root, 'sw.js'), 'self.worker = 1')
  writeFileSync(join(root, 'theme.js'), 'document.documentElement.dataset.theme = 1')
  writeFileSync(join(root, 'icons/icon.svg'), '<svg/>')
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  writeFileSync(join(root, 'assets/page-a1b2c3d4.js'), 'export {}')
  writeFileSync(join(root, 'assets/page-a1b2c3d4.js.br'), brotliCompressSync('export {}'))
  for (const name of ['data.worker-a1b2c3d4.js', 'flag-a1b2c3d4.svg']) writeFileSync(join(root, 'assets', name), '')
  writeFileSync(join(root, 'builds/latest.json'), '{"id":"1"}')
  writeFileSync(join(root, '.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'site/sitemap.xml'), '%%origin%%')
  writeFileSync(join(root, 'site/screens.json'), JSON.stringify(SCREENS))
  countRequests(app, createMetrics({}))
  answerErrors(app)
  app.setNotFoundHandler(answerNotFound)
  await secureHeaders(app, { config: TEST_CONFIG, allowHotReload: false })
  await app.register(staticPages, { root })
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const navigate = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  '/',
  '/dashboard',
  '/Dashboard/',
  '/workout/018f-1/execute',
  '/workout/018f-1/sessions?from=bar',
  '/workouts/create-v2',
  '/pt-BR/dashboard',
  '/es-ES',
])('the address of a screen returns the page, to be kept by nobody: %s', async (url) => {
  const response = await app.inject({ url, headers: { ...navigate, 'if-none-match': '*' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['etag'] ?? response.headers['last-modified']).toBeUndefined()
})

// proves 2.49
test.each([
  '/apidocs',
  '/no/such/place',
  '/workout/018f-1',
  '/workout/a/b/execute',
  '/pt-BR/nowhere',
  '/xx-XX/dashboard',
])('an unknown address is a 404 with the uncached page: %s', async (url) => {
  const response = await app.inject({ url, headers: { ...navigate, 'if-none-match': '*' } })
  expect([response.statusCode, response.body]).toEqual([404, '<!doctype html><title>Barra</title>'])
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['etag'] ?? response.headers['last-modified']).toBeUndefined()
})

// proves 2.49
test.each([
  '/assets/gone-00000000.js',
  '/icons/gone.png',
  '/api/unknown',
  '/api',
  '/config.json',
  '/builds/gone.json',
  '/__/auth/handler',
  '/.vite/manifest.json',
  '/site/sitemap.xml',
  '/assets/..%2f..%2fetc/passwd.txt',
])('a missing file is a 404, never HTML: %s', async (url) => {
  const response = await app.inject({ url, headers: navigate })
  expect(response.statusCode).toBeGreaterThanOrEqual(403)
  expect(response.statusCode).toBeLessThanOrEqual(404)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store')
})

test('a non-browser gets no page for an unknown address', async () => {
  const response = await app.inject({ url: '/dashboard', headers: { accept: 'application/json' } })
  expect(response.statusCode).toBe(404)
})

test('a hashed asset is cached for good, and served precompressed', async () => {
  const response = await app.inject({ url: '/assets/page-a1b2c3d4.js', headers: { 'accept-encoding': 'br, gzip' } })
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.headers['content-type']).toMatch(/\/javascript; charset=utf-8$/)
})

// proves 7.51
test.each(['/sw.js', '/manifest.webmanifest', '/builds/latest.json'])(
  'files of the newest build are revalidated: %s',
  async (url) => {
    const first = await app.inject({ url })
    expect(first.headers['cache-control']).toBe('no-cache')
    const etag = first.headers['etag'] ?? ''
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
  },
)

test('that the worker is unchanged is said in few bytes', async () => {
  const { headers } = await app.inject({ url: '/sw.js' })
  const again = await app.inject({
    url: '/sw.js',
    headers: { 'if-none-match': headers['etag'], 'cache-control': 'max-age=0' },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(Object.keys(again.headers).toSorted()).toEqual(['cache-control', 'connection', 'date', 'etag', 'vary'])
})

test('only what may be a document or a worker has the headers of one', async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy']
  for (const url of ['/', '/assets/data.worker-a1b2c3d4.js', '/assets/flag-a1b2c3d4.svg']) {
    expect(await policyOf(url), url).toContain("default-src 'none'")
  }
  const { headers } = await app.inject({ url: '/assets/page-a1b2c3d4.js' })
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a part of a page says nothing that nobody asks about: a first screen has dozens of them', async () => {
  const { headers } = await app.inject({ url: '/assets/page-a1b2c3d4.js', headers: { 'accept-encoding': 'br' } })
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'strict-transport-security',
    'vary',
    'x-content-type-options',
  ])
})

test('a script of every page that is unchanged keeps the headers of its copy', async () => {
  const { headers } = await app.inject({ url: '/theme.js' })
  const again = await app.inject({ url: '/theme.js', headers: { 'if-none-match': headers['etag'] } })
  expect(again.statusCode).toBe(304)
  expect(Object.keys(again.headers).toSorted()).toEqual(['cache-control', 'connection', 'date', 'etag', 'vary'])
})

test('a browser that looks at the icon at every address asks once an hour', async () => {
  const { headers } = await app.inject({ url: '/icons/icon.svg' })
  expect(headers['cache-control']).toBe('public, max-age=3600')
})
