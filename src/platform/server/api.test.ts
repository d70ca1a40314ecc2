import { afterEach, describe, expect, test, vi } from 'vitest'
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

test('errors say what they are, and what the server said', async () => {
  const issues = [{ path: 'name', message: 'too long' }]
  const failing = (answer: Answer) =>
    server(answer)
      .call('/user/profile', text)
      .catch((cause: unknown) => cause)
  const refused = await failing(json(400, { error: { code: 'BAD_REQUEST', issues } }))
  expect(refused).toMatchObject({ name: 'ApiError', status: 400, code: 'BAD_REQUEST', message: '', issues })
  expect(await failing(json(400, { error: { code: 'BAD_REQUEST', message: 'no', issues: 'many' } }))).toMatchObject({
    message: 'no',
    issues: [],
  })
  expect(new ApiError(500, 'INTERNAL', 'no').issues).toEqual([])
  expect(await failing(json(502, { error: { code: 7 } }))).toMatchObject({
    name: 'OfflineError',
    message: 'the answer (502) is not ours',
  })
  expect(await failing(json(502, { error: 'BAD_GATEWAY' }))).toBeInstanceOf(OfflineError)
  expect(await failing(json(502, [{ error: { code: 'BAD_REQUEST' } }]))).toBeInstanceOf(OfflineError)
})

test('a payload is read from an answer that is a record, else there is none', async () => {
  const seen = (payload: unknown) => payload
  expect(await server(json(200, { data: null })).call('/user/profile', seen)).toBeNull()
  expect(await server(json(200, null)).call('/user/profile', seen)).toBeUndefined()
  expect(await server(json(200, [{ data: 1 }])).call('/user/profile', seen)).toBeUndefined()
})

test('a call has a limit of 10 s, no cache, and no body where it sends nothing', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const { call, requests } = server(json(200, { data: 1 }), json(200, { data: 2 }))
  await call('/user/profile', text)
  await call('/user/profile', text, { method: 'POST', body: null, headers: { 'x-country': 'BR' } })
  const [get, post] = requests
  expect([get?.method, get?.cache, get?.body, get?.headers.has('x-token-refreshed')]).toEqual([
    'GET',
    'no-store',
    null,
    false,
  ])
  expect([post?.method, await post?.text(), post?.headers.get('x-country')]).toEqual(['POST', 'null', 'BR'])
  expect(limit.mock.calls).toEqual([[10_000], [10_000]])
})

test('a call that takes too long counts as offline', async () => {
  const { sources } = server()
  const slow = createApi({
    ...sources,
    fetch: () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  })
  await expect(slow('/user/profile', text)).rejects.toThrow(
    new OfflineError('/user/profile: TimeoutError: The operation timed out.'),
  )
})

test('without a token the call fails as asking for the token did', async () => {
  const { sources, requests } = server(json(200, { data: 1 }))
  const failure = new Error('sign in again')
  const call = createApi({ ...sources, idToken: () => Promise.reject(failure) })
  await expect(call('/user/profile', text)).rejects.toBe(failure)
  expect(requests).toEqual([])
})

describe('the app’s own calls', () => {
  afterEach(() => {
    vi.doUnmock('../identity/identity-session.ts')
    vi.doUnmock('./public-config.ts')
    vi.resetModules()
    vi.unstubAllGlobals()
  })

  /** A page that is signed in, with the server's answers in order. */
  async function page(...answers: readonly Response[]) {
    const requests: Request[] = []
    const heard: unknown[] = []
    const left = [...answers]
    vi.resetModules()
    vi.doMock('./public-config.ts', () => ({ publicConfig: async () => ({ apiBase: 'https://barra.test/api' }) }))
    vi.doMock('../identity/identity-session.ts', () => ({
      idToken: async (isForced: boolean) => ({ token: isForced ? 'new' : 'old' }),
      reportServerStatus: (...report: readonly unknown[]) => heard.push(report),
    }))
    vi.stubGlobal('document', { documentElement: { lang: 'es-ES' } })
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      requests.push(new Request(address, init))
      return left.shift()
    })
    return { requests, heard, ...(await import('./api.ts')) }
  }

  const refusal = (status: number, code: string) => Response.json({ error: { code, message: 'no' } }, { status })

  test('are those of the signed-in person in their language, and report what the server says of them', async () => {
    const { callApi, requests, heard, subscribeToRefusals } = await page(
      Response.json({ data: 'Ana' }),
      refusal(401, 'UNAUTHENTICATED'),
      refusal(403, 'ACCOUNT_DISABLED'),
    )
    expect(await callApi('/user/profile', text)).toBe('Ana')
    await expect(callApi('/user/sessions', text)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
    expect(
      requests.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('x-user-locale')]),
    ).toEqual([
      ['https://barra.test/api/user/profile', 'Bearer old', 'es-ES'],
      ['https://barra.test/api/user/sessions', 'Bearer old', 'es-ES'],
      ['https://barra.test/api/user/sessions', 'Bearer new', 'es-ES'],
    ])
    expect(requests[0]?.headers.get('x-user-timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(heard).toEqual([
      ['accepted', 'api'],
      ['disabled', 'api'],
    ])
    const refused: unknown[] = []
    subscribeToRefusals((path, { code }) => refused.push([path, code]))
    expect(refused).toEqual([['/user/sessions', 'ACCOUNT_DISABLED']])
  })

  test('fetch a file within two minutes', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const { fetchFile, requests } = await page(new Response('id,name'))
    expect(await (await fetchFile('/export/file')).text()).toBe('id,name')
    expect(requests[0]?.url).toBe('https://barra.test/api/export/file')
    expect(limit.mock.calls).toEqual([[120_000]])
  })

  test('fail with the server’s refusal of a file, or as offline where it breaks off', async () => {
    const broken = new Response('id,name')
    vi.spyOn(broken, 'blob').mockRejectedValue(new TypeError('network error'))
    const { fetchFile } = await page(refusal(404, 'NOT_FOUND'), broken)
    await expect(fetchFile('/export/file')).rejects.toMatchObject({ name: 'ApiError', code: 'NOT_FOUND' })
    await expect(fetchFile('/export/file')).rejects.toMatchObject({
      name: 'OfflineError',
      message: '/export/file broke off: TypeError: network error',
    })
  })
})
