import { expect, onTestFinished, test, vi } from 'vitest'
import { SyncError, type SyncErrorKind } from './sync-error.ts'
import { createSyncHttp } from './sync-http.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const PAGE = { data: { documents: [{ id: 'a', _deleted: false }], checkpoint: 'abcdef12.7' } }
const PULL = { collection: 'sessions', checkpoint: undefined, head: undefined, limit: 10 } as const
const PUSH = {
  collection: 'sessions',
  schemaVersion: 0,
  head: undefined,
  rows: [{ assumedMasterState: null, newDocumentState: { id: 'a', _deleted: false } }],
} as const

function httpThatAnswers(...answers: (Response | Error)[]) {
  const requests: Request[] = []
  const fetchOnce: typeof fetch = async (input, init) => {
    requests.push(new Request(`http://barra.test${String(input)}`, { ...init, signal: null }))
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('Failed to fetch')
  }
  const tokens: boolean[] = []
  const http = createSyncHttp({
    apiBase: '/api',
    fetch: fetchOnce,
    idToken: async (forceRefresh) => {
      tokens.push(forceRefresh)
      return { kind: 'token', token: forceRefresh ? 'fresh' : 'old', expiresAtMs: 0, locale: 'pt-BR' }
    },
  })
  return { http, requests, tokens }
}

const ok = (body: unknown) => new Response(JSON.stringify(body), { headers: JSON_TYPE })
const refuse = (status: number, code: string, headers = {}) =>
  new Response(JSON.stringify({ error: { code, message: 'no' } }), { status, headers: { ...JSON_TYPE, ...headers } })

async function kindOf(attempt: Promise<unknown>): Promise<SyncErrorKind | 'no error'> {
  return attempt.then(
    () => 'no error' as const,
    (cause: unknown) => (cause instanceof SyncError ? cause.kind : Promise.reject(cause)),
  )
}

test.each([
  ['no network', new TypeError('Failed to fetch'), 'offline'],
  [
    "a captive portal's page",
    new Response('<html>Sign in to WiFi</html>', { headers: { 'content-type': 'text/html' } }),
    'offline',
  ],
  ['JSON that is not the protocol', ok({ hello: 'world' }), 'offline'],
  ['documents without an id', ok({ data: { documents: [{}], checkpoint: 'abcdef12.7' } }), 'offline'],
  ['an answer cut off in the middle', new Response('{"data":{"docum', { headers: JSON_TYPE }), 'offline'],
  ['a server error', refuse(500, 'INTERNAL'), 'offline'],
  ["a proxy's own 403", new Response('Forbidden', { status: 403 }), 'offline'],
  ['too many requests', refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '7' }), 'busy'],
  ['another life of the server', refuse(409, 'CHECKPOINT_UNKNOWN'), 'checkpoint-unknown'],
  ['a program that is too old', refuse(409, 'CLIENT_OUTDATED'), 'outdated'],
  ['a request that is never right', refuse(400, 'BAD_REQUEST'), 'rejected'],
  ['an account that was deleted', refuse(410, 'ACCOUNT_DELETED'), 'unauthenticated'],
  ['an account that is disabled', refuse(403, 'ACCOUNT_DISABLED'), 'unauthenticated'],
] as const)('%s is no data', async (_name, answer, kind) => {
  const { http } = httpThatAnswers(answer)
  expect(await kindOf(http.pull(PULL))).toBe(kind)
})

test("a busy server's retry delay is used", async () => {
  const { http } = httpThatAnswers(refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '7' }))
  await expect(http.pull(PULL)).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test('a refused token is refreshed once, and the second request is marked', async () => {
  const { http, requests, tokens } = httpThatAnswers(refuse(401, 'UNAUTHENTICATED'), ok(PAGE))
  await http.pull({ ...PULL, checkpoint: 'abcdef12.1' })
  expect(tokens).toEqual([false, true])
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer fresh'])
  expect(requests.map((request) => request.headers.get('x-token-refreshed'))).toEqual([null, '1'])
})

// proves 7.2
test("every sync call includes the device's time zone and language", async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Sao_Paulo',
  })
  const pushed = ok({ data: { conflicts: [], refused: [] } })
  const { http, requests } = httpThatAnswers(ok(PAGE), pushed, ok({}), new Response('', { status: 500 }))
  await http.pull(PULL)
  await http.push(PUSH).catch(() => undefined)
  await http.digest().catch(() => undefined)
  await http.stream(new AbortController().signal, () => undefined).catch(() => undefined)
  vi.restoreAllMocks()
  const said = requests.map(({ headers }) => [headers.get('x-user-timezone'), headers.get('x-user-locale')])
  expect(said).toEqual(Array(4).fill(['America/Sao_Paulo', 'pt-BR']))
})

test('a fresh token that is refused as well means signing in again', async () => {
  const { http } = httpThatAnswers(refuse(401, 'UNAUTHENTICATED'), refuse(401, 'UNAUTHENTICATED'))
  expect(await kindOf(http.pull(PULL))).toBe('unauthenticated')
})

test('a response about unsent documents is rejected', async () => {
  const stranger = { data: { conflicts: [{ id: 'b', _deleted: false }], refused: [] } }
  const { http } = httpThatAnswers(ok(stranger))
  expect(await kindOf(http.push(PUSH))).toBe('offline')
})

test('new fields of a newer server are ignored', async () => {
  const { http } = httpThatAnswers(ok({ data: { ...PAGE.data, isLast: true, mood: 'good' } }))
  expect(await kindOf(http.pull(PULL))).toBe('no error')
})

test('an account that is full is no fault of a row', async () => {
  const { http } = httpThatAnswers(refuse(413, 'ACCOUNT_FULL'))
  expect(await kindOf(http.push(PUSH))).toBe('full')
})

test('the newest known state of the server goes along with every exchange', async () => {
  const { http, requests } = httpThatAnswers(ok(PAGE), ok({ data: { conflicts: [], refused: [] } }))
  await http.pull({ ...PULL, head: 'abcdef12.7.beef' })
  await http.push({ ...PUSH, head: 'abcdef12.7.beef' })
  expect(new URL(requests[0]?.url ?? '').searchParams.get('head')).toBe('abcdef12.7.beef')
  expect(await requests[1]?.json()).toMatchObject({ head: 'abcdef12.7.beef' })
})

test('each hint of the stream is passed on with what changed and the state after it, heartbeats are not', async () => {
  const body =
    ': heartbeat\n\nid: abcdef12.7.beef\ndata: RESYNC\n\n: heartbeat\n\nid: abcdef12.8.feed\ndata: RESYNC sessions\n\n' +
    'id: gibberish\ndata: RESYNC moods\n\n'
  const { http } = httpThatAnswers(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const hints: unknown[] = []
  await http.stream(new AbortController().signal, (hint) => hints.push(hint))
  expect(hints).toEqual([
    { collection: null, head: 'abcdef12.7.beef' },
    { collection: 'sessions', head: 'abcdef12.8.feed' },
    { collection: null, head: null },
  ])
})

test('the hints of a server that tells no state are passed on without one', async () => {
  const body = 'data: RESYNC\n\ndata: RESYNC sessions\n\n'
  const { http } = httpThatAnswers(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const hints: unknown[] = []
  await http.stream(new AbortController().signal, (hint) => hints.push(hint))
  expect(hints).toEqual([
    { collection: null, head: null },
    { collection: 'sessions', head: null },
  ])
})

test('later calls include the end of the last statement', async () => {
  const statement = 'header.content.signature-of-the-server'
  const told = { data: { ...PAGE.data, entitlement: statement } }
  const { http, requests } = httpThatAnswers(ok(told), ok(PAGE), ok({ data: { conflicts: [], refused: [] } }))
  await http.pull(PULL)
  await http.pull(PULL)
  await http.push(PUSH)
  const heard = requests.map(({ headers }) => headers.get('x-heard-entitlement'))
  expect(heard).toEqual([null, 're-of-the-server', 're-of-the-server'])
})

test('only a request with a body has the JSON content type', async () => {
  const { http, requests } = httpThatAnswers(ok(PAGE), ok({ data: { conflicts: [], refused: [] } }))
  await http.pull(PULL)
  await http.push(PUSH)
  expect(requests.map(({ method, headers }) => [method, headers.get('content-type')])).toEqual([
    ['GET', null],
    ['POST', 'application/json'],
  ])
})

test('a truncated response is rejected', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  const { http } = httpThatAnswers(new Response(body, { headers: JSON_TYPE }))
  await expect(http.pull(PULL)).rejects.toMatchObject({
    kind: 'offline',
    message: 'the answer broke off: TypeError: network error',
  })
})

test.each(['-5', '0', 'Wed, 21 Oct 2026 07:28:00 GMT', ''])(
  "a server that asks for patience until '%s' is asked again as after any failure",
  async (after) => {
    const { http } = httpThatAnswers(refuse(503, 'UNAVAILABLE', { 'retry-after': after }))
    await expect(http.pull(PULL)).rejects.toMatchObject({ kind: 'busy', retryAfterMs: 0 })
  },
)

test('a server never asks for more than an hour of patience', async () => {
  const { http } = httpThatAnswers(refuse(503, 'UNAVAILABLE', { 'retry-after': '90000' }))
  await expect(http.pull(PULL)).rejects.toMatchObject({ retryAfterMs: 3_600_000 })
})

test('a conflict with a document that was sent is passed on', async () => {
  const conflict = { id: 'a', _deleted: false, name: 'Upper' }
  const { http } = httpThatAnswers(ok({ data: { conflicts: [conflict], refused: [] } }))
  expect(await http.push(PUSH)).toMatchObject({ conflicts: [conflict] })
})

test('an answer about rows that hold no document is no fault of the rows', async () => {
  const { http } = httpThatAnswers(ok({ data: { conflicts: [{ id: 'a', _deleted: false }], refused: [] } }))
  const rows = [null, 'a', {}].map((document) => ({ assumedMasterState: null, newDocumentState: document }))
  expect(await kindOf(http.push({ ...PUSH, rows: rows as unknown as (typeof PUSH)['rows'] }))).toBe('offline')
})

test.each([
  ['without a type', new Response(new ReadableStream({ start: (controller) => controller.close() }))],
  ['of a page', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('a stream %s is none', async (_name, answer) => {
  const { http } = httpThatAnswers(answer)
  expect(await kindOf(http.stream(new AbortController().signal, () => undefined))).toBe('offline')
})

test('a stream without data for 45 seconds is aborted, and a heartbeat keeps it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines = new TransformStream<Uint8Array, Uint8Array>()
  const server = lines.writable.getWriter()
  const http = createSyncHttp({
    apiBase: '/api',
    idToken: async () => ({ kind: 'token', token: 'old', expiresAtMs: 0, locale: 'pt-BR' }),
    fetch: async (_input, init) => {
      init?.signal?.addEventListener('abort', () => void server.abort(new DOMException('aborted', 'AbortError')))
      return new Response(lines.readable, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  let ended: SyncErrorKind | 'no error' | undefined
  void kindOf(http.stream(new AbortController().signal, () => undefined)).then((kind) => (ended = kind))
  await vi.advanceTimersByTimeAsync(44_000)
  void server.write(new TextEncoder().encode(': still here\n\n'))
  await vi.advanceTimersByTimeAsync(44_000)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toBe('offline')
})
