import { deflateSync, gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PUSH_BYTES, MAX_PUSH_BYTES_PER_MINUTE } from '#contract/limits.ts'
import { aSession } from './builders.ts'
import { startTestServer, type TestClient, type TestServer } from './setup/test-server.ts'

let server: TestServer
let phone: TestClient
let origin: string
beforeAll(async () => {
  server = await startTestServer('pglite')
  phone = await server.client()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const newSession = () => ({ ...aSession(), _deleted: false })
const bodyOf = (...sessions: object[]) =>
  JSON.stringify({
    collection: 'sessions',
    schemaVersion: 0,
    rows: sessions.map((newDocumentState) => ({ newDocumentState })),
  })
const headers = (encoding?: string) => ({
  authorization: `Bearer ${phone.token}`,
  'content-type': 'application/json',
  ...(encoding !== undefined && { 'content-encoding': encoding }),
})
const push = (payload: Buffer | string, encoding?: string): InjectOptions => ({
  method: 'POST',
  url: '/api/sync/push',
  headers: headers(encoding),
  payload,
})

describe('a push', () => {
  test.each(['gzip', 'GZIP', 'identity', undefined])('is taken as %s', async (encoding) => {
    const session = newSession()
    const body = encoding?.toLowerCase() === 'gzip' ? gzipSync(bodyOf(session)) : bodyOf(session)
    const response = await server.app.inject(push(body, encoding))
    expect([response.statusCode, response.json().data.refused]).toEqual([200, []])
    expect((await phone.pull('sessions')).documents).toContainEqual(session)
  })

  test('that is large when unpacked is taken up to the limit of a body', async () => {
    const body = bodyOf(newSession())
    const largest = gzipSync(body.padEnd(MAX_PUSH_BYTES))
    expect((await server.app.inject(push(largest, 'gzip'))).statusCode).toBe(200)
    const tooLarge = await server.app.inject(push(gzipSync(body.padEnd(MAX_PUSH_BYTES + 1)), 'gzip'))
    expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test('is refused once more was sent in a minute than ten years of training, whatever came of it', async () => {
    const [greedy, other] = [await server.client(), await server.client()]
    const from = ({ token }: TestClient, body: string) => {
      const request = push(gzipSync(body), 'gzip')
      return server.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
    }
    const refused = '{"rows":[]}'.padEnd(MAX_PUSH_BYTES)
    for (let sent = 0; sent < MAX_PUSH_BYTES_PER_MINUTE; sent += MAX_PUSH_BYTES) {
      expect((await from(greedy, refused)).statusCode).toBe(400)
    }
    const tooMuch = await from(greedy, bodyOf(newSession()))
    expect([tooMuch.statusCode, tooMuch.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(tooMuch.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from(other, bodyOf(newSession()))).statusCode).toBe(200)
    expect((await greedy.pull('sessions')).documents).toEqual([])
  })

  test.each([
    ['no gzip at all', () => bodyOf(newSession())],
    ['gzip that is cut off', () => gzipSync(bodyOf(newSession())).subarray(0, -12)],
    [
      'gzip with a wrong checksum',
      () => Buffer.concat([gzipSync(bodyOf(newSession())).subarray(0, -8), Buffer.alloc(8)]),
    ],
  ])('that is %s is a 400 that says so, and the server lives on', async (_fault, body) => {
    const response = await server.app.inject(push(body(), 'gzip'))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { code: 'BAD_REQUEST', message: expect.stringContaining('gzip') } })
    expect((await server.app.inject(push(gzipSync(bodyOf(newSession())), 'gzip'))).statusCode).toBe(200)
  })

  test('that is gzip of what is no JSON is a 400', async () => {
    expect((await server.app.inject(push(gzipSync('{"collection":'), 'gzip'))).statusCode).toBe(400)
  })

  test.each(['br', 'deflate', 'gzip, gzip', 'zstd'])('as %s is a 415', async (encoding) => {
    const response = await server.app.inject(push(deflateSync(bodyOf(newSession())), encoding))
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ error: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  test('is asked who sends it before it is unpacked', async () => {
    const request = push(Buffer.from('no gzip'), 'gzip')
    const response = await server.app.inject({ ...request, headers: { ...request.headers, authorization: 'Bearer x' } })
    expect(response.statusCode).toBe(401)
  })
})

test('a decompression bomb is refused at the limit, over a real connection, without memory use', async () => {
  // Half a gigabyte of blanks in half a megabyte: gzip that is strung together is unpacked as one.
  const blanks = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))
  const body = Buffer.concat(Array.from({ length: 32 }, () => blanks))
  expect(body.length).toBeLessThan(MAX_PUSH_BYTES)

  const before = process.memoryUsage().rss
  const response = await fetch(`${origin}/api/sync/push`, { method: 'POST', headers: headers('gzip'), body })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  await phone.push('sessions', [{ newDocumentState: newSession() }])
})
