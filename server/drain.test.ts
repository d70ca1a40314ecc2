import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drainable } from './drain.ts'

const LIMIT_MS = 20_000
const NOTICE_MS = 15_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setImmediate()
}

/** An app with one route that responds on demand. */
async function aServer() {
  const app = Fastify()
  drainable(app)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/slow', () => {
    asked.resolve()
    return answer.promise
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin, asked: asked.promise, answer: answer.resolve }
}

test('a running request completes, however close to the limit, and its connection is closed', async () => {
  const { app, origin, asked, answer } = await aServer()
  const response = fetch(`${origin}/slow`)
  await asked
  const drained = app.drain(LIMIT_MS)
  await until(() => !app.server.listening)
  vi.advanceTimersByTime(LIMIT_MS - 1)
  answer('done')
  expect(await (await response).text()).toBe('done')
  expect((await response).headers.get('connection')).toBe('close')
  await drained
})

test('a request beyond the limit is cut', async () => {
  const { app, origin, asked } = await aServer()
  const outcome = fetch(`${origin}/slow`).catch(() => 'cut')
  await asked
  const drained = app.drain(LIMIT_MS)
  await until(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(LIMIT_MS)
  await drained
  expect(await outcome).toBe('cut')
})

test('a connection without a request is not awaited', async () => {
  const { app, origin } = await aServer()
  const accepted = new Promise((resolve) => app.server.once('connection', resolve))
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await accepted
  await app.drain(LIMIT_MS)
  await ended
})

test('new connections are refused during the last request', async () => {
  const { app, origin, asked, answer } = await aServer()
  const response = fetch(`${origin}/slow`)
  await asked
  const drained = app.drain(LIMIT_MS)
  await until(() => !app.server.listening)
  await expect(fetch(`${origin}/slow`)).rejects.toThrow('fetch failed')
  answer('done')
  expect((await response).status).toBe(200)
  await drained
})

test('during the notice everything is taken, and each connection is closed after its request', async () => {
  const { app, origin, answer } = await aServer()
  expect(app.isDraining()).toBe(false)
  const drained = app.drain(LIMIT_MS, NOTICE_MS)
  expect(app.isDraining()).toBe(true)
  vi.advanceTimersByTime(NOTICE_MS - 1)
  answer('done')
  const response = await fetch(`${origin}/slow`)
  expect({ status: response.status, connection: response.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  })
  vi.advanceTimersByTime(1)
  await drained
  await expect(fetch(`${origin}/slow`)).rejects.toThrow('fetch failed')
})
