import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSyncHttp, type SyncHttpOptions } from './sync-http.ts'

/** A line of 2 kbit/s. */
const BYTES_PER_SECOND = 250
const HEADERS_BYTES = 1_000
const LONG_TEXT = 'bench press '.repeat(3_000)
const PUSH = {
  collection: 'sessions',
  schemaVersion: 0,
  head: undefined,
  rows: [{ assumedMasterState: null, newDocumentState: { id: 'a', _deleted: false, note: LONG_TEXT } }],
} as const
const PULL = { collection: 'sessions', checkpoint: undefined, head: undefined, limit: 10 } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const httpOver = (fetch: SyncHttpOptions['fetch'], compress: SyncHttpOptions['compress'] = null) =>
  createSyncHttp({
    apiBase: '/api',
    fetch,
    compress,
    idToken: async () => ({ kind: 'token', token: 'good', expiresAtMs: 0 }),
  })

/** Resolves after a time; rejects like fetch if the request is aborted before. */
function elapsed(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** A response that arrives one second's worth at a time, and stops after so many bytes. */
function trickling(text: string, signal: AbortSignal | null | undefined, until = text.length): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await elapsed(at < until ? 1_000 : 86_400_000, signal)
      controller.enqueue(bytes.slice(at, at + BYTES_PER_SECOND))
      at += BYTES_PER_SECOND
      if (at >= bytes.length) controller.close()
    },
  })
  return new Response(body)
}

/** Advances time until the exchange has settled, and returns how. */
async function ending(exchange: Promise<unknown>): Promise<unknown> {
  const outcome = exchange.then(
    () => 'done',
    (cause: unknown) => cause,
  )
  await vi.advanceTimersByTimeAsync(3_600_000)
  return outcome
}

test('an upload of minutes is awaited', async () => {
  const { push } = httpOver(async (_, init) => {
    const bytes = HEADERS_BYTES + String(init?.body).length
    await elapsed((bytes / BYTES_PER_SECOND) * 1_000, init?.signal)
    return Response.json({ data: { conflicts: [], refused: [] } })
  })
  expect(await ending(push(PUSH))).toBe('done')
})

test('a response arriving in parts for minutes is read completely', async () => {
  const page = JSON.stringify({
    data: { documents: [{ id: 'a', _deleted: false, note: LONG_TEXT }], checkpoint: 'abcdef12.7' },
  })
  const { pull } = httpOver(async (_, init) => trickling(page, init?.signal))
  expect(await ending(pull(PULL))).toBe('done')
})

test('a line without a response is aborted', async () => {
  const { pull } = httpOver(async (_, init) => {
    await elapsed(1_800_000, init?.signal)
    return Response.json({ data: { documents: [], checkpoint: 'abcdef12.7' } })
  })
  expect(await ending(pull(PULL))).toMatchObject({ kind: 'offline' })
})

test('a response that stops midway is aborted', async () => {
  const { pull } = httpOver(async (_, init) => trickling(LONG_TEXT, init?.signal, 5_000))
  expect(await ending(pull(PULL))).toMatchObject({ kind: 'offline' })
})

test('a large body goes up compressed, and says so', async () => {
  const bodies: [unknown, string | null][] = []
  const compressed = new Uint8Array([31, 139])
  const { push } = httpOver(
    async (_, init) => {
      bodies.push([init?.body, new Headers(init?.headers).get('content-encoding')])
      return Response.json({ data: { conflicts: [], refused: [] } })
    },
    async () => compressed,
  )
  await push(PUSH)
  await push({ ...PUSH, rows: [{ assumedMasterState: null, newDocumentState: { id: 'a', _deleted: false } }] })
  expect(bodies).toEqual([
    [compressed, 'gzip'],
    [expect.stringContaining('"rows"'), null],
  ])
})
