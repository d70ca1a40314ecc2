import { describe, expect, test } from 'vitest'
import { needsSubscription } from '#domain/billing/paywall.ts'
import { ApiError, type ApiSources, createApi, OfflineError } from './api.ts'

type Answer = { readonly status: number; readonly body: string }
const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })
const text = (payload: unknown) => String(payload)

/** A server with these responses in order, recording its requests. */
function server(...answers: readonly Answer[]) {
  const requests: Request[] = []
  const heard: string[] = []
  const refused: string[] = []
  const sources: ApiSources = {
    apiBase: async () => 'https://barra.test/api',
    idToken: async (forceRefresh) => (forceRefresh ? 'fresh' : 'old'),
    locale: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
    heard: (word) => heard.push(word),
    refused: (path, error) => {
      if (needsSubscription(error)) refused.push(path)
    },
    fetch: async (address, init) => {
      requests.push(new Request(String(address), init))
      const answer = answers[requests.length - 1]
      if (!answer) throw new TypeError('Failed to fetch')
      return new Response(answer.body, { status: answer.status })
    },
  }
  return { call: createApi(sources), requests, sources, heard, refused }
}

// proves 7.1, 7.2, 7.4
test('a call includes token, device zone and language, and returns the payload', async () => {
  const { call, requests } = server(json(200, { data: 'Ana' }))
  expect(await call('/user/profile', text, { method: 'PUT', body: { name: 'Ana' } })).toBe('Ana')
  const [request] = requests
  expect(request?.url).toBe('https://barra.test/api/user/profile')
  expect(request?.method).toBe('PUT')
  expect(await request?.json()).toEqual({ name: 'Ana' })
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    'content-type': 'application/json',
    'x-user-timezone': 'America/Sao_Paulo',
    'x-user-locale': 'pt-BR',
    authorization: 'Bearer old',
  })
})

// proves 7.3
test('a refused token is renewed, and the call retried once and marked', async () => {
  const { call, requests } = server(json(401, {}), json(200, { data: 'in' }))
  expect(await call('/user/profile', text)).toBe('in')
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer fresh')
  expect(requests[1]?.headers.get('x-token-refreshed')).toBe('1')
})

// proves 7.3
test('a fresh token that is refused too is an error, not a loop', async () => {
  const refusal = json(401, { error: { code: 'UNAUTHENTICATED', message: 'no' } })
  const { call, requests } = server(refusal, refusal, json(200, { data: 'never' }))
  await expect(call('/user/profile', text)).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  expect(requests).toHaveLength(2)
})

// proves 8.7
test("a refusal keeps the server's code and message", async () => {
  const issues = [{ path: 'name', message: 'too long' }]
  const { call } = server(json(400, { error: { code: 'BAD_REQUEST', message: 'not like this', issues } }))
  const error = await call('/user/profile', text).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST', message: 'not like this', issues })
})

test.each([
  ['a captive portal with a page of its own', { status: 200, body: '<h1>Hotel WiFi</h1>' }],
  ['a proxy that refuses with a page', { status: 403, body: '<h1>Blocked</h1>' }],
  ['a proxy that refuses in JSON', json(503, { message: 'upstream' })],
  ['half an answer', { status: 200, body: '{"data": {"na' }],
])('%s counts as offline', async (_what, answer) => {
  await expect(server(answer).call('/user/profile', text)).rejects.toBeInstanceOf(OfflineError)
})

test('no network counts as offline, and so does not knowing where the server is', async () => {
  await expect(server().call('/user/profile', text)).rejects.toBeInstanceOf(OfflineError)
  const { sources } = server(json(200, { data: 1 }))
  const lost = createApi({ ...sources, apiBase: () => Promise.reject(new Error('no configuration')) })
  await expect(lost('/user/profile', text)).rejects.toBeInstanceOf(OfflineError)
})

test('a payload that the caller does not know is the caller’s to refuse', async () => {
  const refuse = () => {
    throw new RangeError('unknown')
  }
  await expect(server(json(200, { data: 1 })).call('/user/profile', refuse)).rejects.toBeInstanceOf(RangeError)
})

describe("the server's response to the token is reported", () => {
  const refusal = (status: number, code: string) => json(status, { error: { code, message: 'no' } })
  test.each([
    ['an answer', [json(200, { data: 1 })], ['accepted']],
    ['a fresh token that is refused', [refusal(401, 'UNAUTHENTICATED'), refusal(401, 'UNAUTHENTICATED')], ['refused']],
    ['an account that was deleted', [refusal(410, 'ACCOUNT_DELETED')], ['deleted']],
    ['an account that is disabled', [refusal(403, 'ACCOUNT_DISABLED')], ['disabled']],
    ['something else that is gone', [refusal(410, 'NOT_FOUND')], []],
    ['something that is forbidden', [refusal(403, 'FORBIDDEN')], []],
    ['a portal that says 401', [json(401, {}), { status: 401, body: '<h1>Log in to the WiFi</h1>' }], []],
    ['a busy server', [refusal(503, 'IDENTITY_UNAVAILABLE')], []],
    ['too many calls', [refusal(429, 'TOO_MANY_REQUESTS')], []],
  ] as const)('%s', async (_what, answers, words) => {
    const { call, heard } = server(...answers)
    await call('/user/profile', text).catch(() => undefined)
    expect(heard).toEqual(words)
  })
})

// proves 8.2, 8.3, 8.5
test('a refused call asks for a subscription by our own 402, or by either code with any status', async () => {
  const refusal = (code: string) => ({ error: { code, message: 'no' } })
  const { call, refused } = server(
    json(402, refusal('BAD_REQUEST')),
    json(403, refusal('SUBSCRIPTION_EXPIRED')),
    json(409, refusal('SUBSCRIPTION_REQUIRED')),
    json(403, refusal('FORBIDDEN')),
    json(402, 'a portal that wants money'),
  )
  for (const path of ['/unpaid', '/expired', '/required', '/forbidden', '/portal']) {
    await expect(call(path, text)).rejects.toThrow()
  }
  expect(refused).toEqual(['/unpaid', '/expired', '/required'])
})
