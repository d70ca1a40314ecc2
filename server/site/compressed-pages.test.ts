import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerRateLimits } from '../plugins/rate-limits.ts'
import { type Compress, createCompressedPages, encodingAskedFor } from './compressed-pages.ts'
import { publicSite } from './public-site.ts'

function counted() {
  const asked: string[] = []
  const compress: Compress = async (content, encoding) => {
    asked.push(`${encoding} ${content}`)
    return Buffer.from(content)
  }
  return { asked, compress }
}

test('the same page is compressed once for each encoding', async () => {
  const { asked, compress } = counted()
  const pages = createCompressedPages(compress)
  await Promise.all([pages('1', 'hello', 'br'), pages('1', 'hello', 'br'), pages('1', 'hello', 'gzip')])
  await pages('1', 'hello', 'br')
  expect(asked).toEqual(['br hello', 'gzip hello'])
})

test('no more than so many are kept: the oldest is compressed again', async () => {
  const { asked, compress } = counted()
  const pages = createCompressedPages(compress, 2)
  for (const name of ['1', '2', '3', '3', '2', '1']) await pages(name, name, 'br')
  expect(asked).toEqual(['br 1', 'br 2', 'br 3', 'br 1'])
})

test('a failed compression is retried', async () => {
  let fails = true
  const pages = createCompressedPages(async () => {
    if (fails) throw new Error('no memory')
    return Buffer.from('small')
  })
  await expect(pages('1', 'large', 'br')).rejects.toThrow('no memory')
  fails = false
  expect(String(await pages('1', 'large', 'br'))).toBe('small')
})

test.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR; q=0.5', 'br'],
])('accept-encoding %j selects %j', (accepted, encoding) => {
  expect(encodingAskedFor(accepted)).toBe(encoding)
})

test('a page goes out compressed, named by an ETag, and is not sent twice', async () => {
  const html = '<p>how it works</p>'.repeat(100)
  const app = Fastify()
  await registerRateLimits(app)
  await app.register(publicSite, {
    site: { stills: [], paths: ['/how'], page: () => html, manifest: () => '{}', file: () => '' },
    appUrl: 'https://barra.test',
    identityOrigin: 'https://identity.test',
    desk: { database: undefined as never, kept: () => undefined },
    rateLimits: { perAddress: 1, perPerson: 1 },
  })
  const ask = (headers: Record<string, string>) => app.inject({ url: '/en-US/how', headers })
  const first = await ask({ 'accept-encoding': 'gzip, br' })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') })
  expect(String(brotliDecompressSync(first.rawPayload))).toBe(html)
  expect(String(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).rawPayload))).toBe(html)
  expect((await ask({})).body).toBe(html)
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) })
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
})

async function siteWithLogin() {
  const app = Fastify()
  await registerRateLimits(app)
  await app.register(publicSite, {
    site: { stills: ['/auth/login'], paths: ['/how'], page: () => '', manifest: () => '{}', file: () => '' },
    appUrl: 'https://barra.test',
    identityOrigin: 'https://identity.test',
    desk: { database: undefined as never, kept: () => undefined },
    rateLimits: { perAddress: 1, perPerson: 1 },
  })
  return async (url: string, header: string) => (await app.inject({ url })).headers[header]
}

test('only a page that somebody signs in on opens the connection to the identity provider', async () => {
  const headerAt = await siteWithLogin()
  expect(await headerAt('/auth/login', 'link')).toBe('<https://identity.test>; rel=preconnect; crossorigin')
  expect(await headerAt('/how', 'link')).toBeUndefined()
})

test('a page in which the app goes on is not kept by a browser, and one that is only read is', async () => {
  const headerAt = await siteWithLogin()
  expect(await headerAt('/auth/login', 'cache-control')).toBe('no-store')
  expect(await headerAt('/how', 'cache-control')).toBe('no-cache')
})
