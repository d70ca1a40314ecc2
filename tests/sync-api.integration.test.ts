import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorAnswer } from '#contract/answer.ts'
import { MAX_PUSH_BYTES, MAX_PUSH_ROWS } from '#contract/limits.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { createFirebaseTokenVerifier } from '../server/identity/firebase-token-verifier.ts'
import type { TokenVerifier } from '../server/identity/token-verifier.ts'
import { freePort } from '../tooling/free-port.ts'
import { aSession } from './builders.ts'
import { startTestServer, TEST_CONFIG, type TestServer } from './setup/test-server.ts'

const newSession = () => ({ newDocumentState: { ...aSession(), _deleted: false } })
const goodPush = () => ({ collection: 'sessions', schemaVersion: 0, rows: [newSession()] })

let server: TestServer
let authorization: string
beforeAll(async () => {
  server = await startTestServer('pglite')
  authorization = `Bearer ${await server.tokenFor('anna')}`
})
afterAll(() => server.close())

/** Sends a bad request, and checks the common form of error responses. */
async function refusal(request: InjectOptions, from: TestServer = server) {
  const response = await from.app.inject(request)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  const { error } = errorAnswer.strict().parse(response.json())
  expect(error.message).not.toMatch(/\bat \S+:\d+|SELECT|INSERT|node_modules|Error:/)
  return { status: response.statusCode, headers: response.headers, error }
}

const push = (payload: unknown, headers: object = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/sync/push',
  headers: { authorization, 'content-type': 'application/json', ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})
const get = (url: string, headers: object = { authorization }): InjectOptions => ({ url, headers: { ...headers } })

describe('a bad request changes nothing and gets the reason', () => {
  const manyRows = () => Array.from({ length: MAX_PUSH_ROWS + 1 }, () => ({ newDocumentState: null }))

  test.each<[string, () => InjectOptions, number, string, string?]>([
    ['cut-off JSON', () => push('{"collection":"sess'), 400, 'BAD_REQUEST'],
    ['no body', () => push(''), 400, 'BAD_REQUEST'],
    ['null for a body', () => push('null'), 400, 'BAD_REQUEST', ''],
    ['an unknown collection', () => push({ ...goodPush(), collection: 'users' }), 400, 'BAD_REQUEST', 'collection'],
    ['no version', () => push({ collection: 'sessions', rows: [] }), 400, 'BAD_REQUEST', 'schemaVersion'],
    ['no rows', () => push({ ...goodPush(), rows: [] }), 400, 'BAD_REQUEST', 'rows'],
    ['too many rows', () => push({ ...goodPush(), rows: manyRows() }), 400, 'BAD_REQUEST', 'rows'],
    ['a row that is none', () => push({ ...goodPush(), rows: [7] }), 400, 'BAD_REQUEST', 'rows.0'],
    ['a head that is none', () => push({ ...goodPush(), head: 'abc.1' }), 400, 'BAD_REQUEST', 'head'],
    ['a head that is none to pull', () => get('/api/sync/pull?collection=folders&head=1'), 400, 'BAD_REQUEST', 'head'],
    ['another kind of body', () => push('a=1', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body too large', () => push(`"${'x'.repeat(MAX_PUSH_BYTES)}"`), 413, 'PAYLOAD_TOO_LARGE'],
    ['no collection to pull', () => get('/api/sync/pull'), 400, 'BAD_REQUEST', 'collection'],
    ['an unknown collection to pull', () => get('/api/sync/pull?collection=x'), 400, 'BAD_REQUEST', 'collection'],
    ['a limit of none', () => get('/api/sync/pull?collection=folders&limit=0'), 400, 'BAD_REQUEST', 'limit'],
    ['a limit too high', () => get('/api/sync/pull?collection=folders&limit=201'), 400, 'BAD_REQUEST', 'limit'],
    ['two limits', () => get('/api/sync/pull?collection=folders&limit=1&limit=2'), 400, 'BAD_REQUEST', 'limit'],
    [
      'a checkpoint too long',
      () => get(`/api/sync/pull?collection=folders&checkpoint=${'1'.repeat(65)}`),
      400,
      'BAD_REQUEST',
      'checkpoint',
    ],
    [
      'no version in the header',
      () => get('/api/sync/digest', { authorization, 'x-schema-version': 'new' }),
      400,
      'BAD_REQUEST',
      'x-schema-version',
    ],
    ['an unknown address', () => get('/api/nothing'), 404, 'NOT_FOUND'],
    ['an unknown address below sync', () => get('/api/sync/nothing'), 404, 'NOT_FOUND'],
    ['an unknown page', () => get('/nothing'), 404, 'NOT_FOUND'],
    ['an address that cannot be decoded', () => get('/api/%E0%A4%A'), 400, 'BAD_REQUEST'],
  ])('%s', async (_fault, request, status, code, path) => {
    const refused = await refusal(request())
    expect(refused).toMatchObject({ status, error: { code } })
    if (path !== undefined) expect(refused.error.issues?.map((issue) => issue.path)).toContain(path)
    for (const collection of COLLECTION_NAMES) {
      const { documents, checkpoint } = await (await server.client('anna')).pull(collection)
      expect({ documents, seq: checkpoint.split('.')[1] }).toEqual({ documents: [], seq: '0' })
    }
  })

  test.each([
    ['GET', '/api/sync/push', 'POST'],
    ['POST', '/api/sync/pull', 'GET'],
    ['DELETE', '/api/sync/digest', 'GET'],
    ['PUT', '/api/health', 'GET'],
    ['POST', '/config.json', 'GET'],
  ] as const)('%s %s is another method than it takes', async (method, url, allowed) => {
    const { status, headers, error } = await refusal({ method, url, headers: { authorization } })
    expect({ status, code: error.code }).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(headers['allow']).toContain(allowed)
  })

  test.each([
    ['what is not HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET /api/health HTTP/1.1\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('%s', async (_fault, sent, statusLine) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
    const { port } = server.app.server.address() as { port: number }
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(sent))
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.once('end', () => resolve(text))
      socket.once('error', (error) => (text === '' ? reject(error) : resolve(text)))
    })
    expect(answer).toContain(`HTTP/1.1 ${statusLine}\r\n`)
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
    expect(errorAnswer.parse(JSON.parse(body)).error.code).toBe('BAD_REQUEST')
  })
})

describe('identity', () => {
  const urls = ['/api/sync/pull?collection=sessions', '/api/sync/digest', '/api/sync/stream']

  test.each(urls)('%s requires a token, and reports a bad one', async (url) => {
    const [header, payload] = (await server.tokenFor('anna')).split('.')
    const cases = [
      [{}, /missing/],
      [{ authorization: '' }, /malformed/],
      [{ authorization: 'Basic YW5uYTpzZWNyZXQ=' }, /malformed/],
      [{ authorization: 'Bearer' }, /malformed/],
      [{ authorization: `Bearer ${'x'.repeat(9_000)}` }, /malformed/],
      [{ authorization: 'Bearer not.a.token' }, /not issued/],
      [{ authorization: `Bearer ${header}.${payload}.AAAA` }, /not issued/],
      [{ authorization: `Bearer ${await server.tokenFor('anna', -60)}` }, /expired/],
    ] as const
    for (const [headers, message] of cases) {
      const { status, error } = await refusal(get(url, headers))
      expect({ status, code: error.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
      expect(error.message).toMatch(message)
    }
  })

  test('is asked before what is sent is looked at', async () => {
    expect(await refusal(push('{"collection":', { authorization: 'Bearer x' }))).toMatchObject({ status: 401 })
  })

  test('comes from the token only', async () => {
    const headers = { authorization, 'x-user-id': 'ben', 'x-forwarded-user': 'ben' }
    const session = newSession()
    await server.app.inject(push({ ...goodPush(), rows: [session] }, headers))
    expect((await (await server.client('ben')).pull('sessions')).documents).toEqual([])
    const anna = await server.client('anna')
    expect((await anna.pull('sessions')).documents).toEqual([session.newDocumentState])
  })
})

test('unknown fields of a request are ignored', async () => {
  const session = newSession()
  const uid = 'carla'
  const headers = { authorization: `Bearer ${await server.tokenFor(uid)}` }
  const pushed = await server.app.inject(
    push({ ...goodPush(), rows: [{ ...session, userId: 'dan' }], userId: 'dan' }, headers),
  )
  expect(pushed.statusCode).toBe(200)
  const pulled = await server.app.inject(get('/api/sync/pull?collection=sessions&uid=dan', headers))
  expect(pulled.json()).toMatchObject({ data: { documents: [session.newDocumentState] } })
  expect((await (await server.client('dan')).pull('sessions')).documents).toEqual([])
})

describe('with another verifier', () => {
  let other: TestServer
  afterEach(() => other.close())

  test("Firebase's refuses tokens of another issuer and project", async () => {
    const verifier = createFirebaseTokenVerifier({ projectId: 'barra-live', isProduction: true })
    other = await startTestServer('pglite', { database: server.database, tokenVerifier: verifier })
    const { status, error } = await refusal(get('/api/sync/digest'), other)
    expect({ status, message: error.message }).toEqual({ status: 401, message: expect.stringContaining('not issued') })
    await verifier.close()
  })

  test('an unreachable provider is 503, and signs nobody out', async () => {
    const emulatorHost = `127.0.0.1:${await freePort()}`
    const verifier = createFirebaseTokenVerifier({ projectId: 'demo-barra', isProduction: false, emulatorHost })
    other = await startTestServer('pglite', { database: server.database, tokenVerifier: verifier })
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const seconds = Math.floor(Date.now() / 1_000)
    const times = { iat: seconds, auth_time: seconds, exp: seconds + 3_600 }
    const payload = { iss: 'https://securetoken.google.com/demo-barra', aud: 'demo-barra', sub: 'anna', ...times }
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
    const { status, headers, error } = await refusal(
      get('/api/sync/digest', { authorization: `Bearer ${unsigned}` }),
      other,
    )
    expect({ status, code: error.code }).toEqual({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
    expect(headers['retry-after']).toBe('5')
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
    await verifier.close()
  })
})

describe('too much', () => {
  let limited: TestServer
  afterEach(() => limited.close())

  test('of one person is answered 429 with how long to wait, while others go on', async () => {
    limited = await startTestServer('pglite', {
      database: server.database,
      rateLimits: { perPerson: 3, perAddress: 100 },
    })
    const token = async (uid: string) => ({ authorization: `Bearer ${await limited.tokenFor(uid)}` })
    for (let request = 0; request < 3; request++) {
      expect((await limited.app.inject(get('/api/sync/digest', await token('anna')))).statusCode).toBe(200)
    }
    const { status, headers, error } = await refusal(get('/api/sync/digest', await token('anna')), limited)
    expect({ status, code: error.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await limited.app.inject(get('/api/sync/digest', await token('ben')))).statusCode).toBe(200)
  })

  test('from one address gets 429, whatever address is claimed', async () => {
    limited = await startTestServer('pglite', {
      database: server.database,
      rateLimits: { perPerson: 100, perAddress: 3 },
    })
    const from = (address: string) => get('/api/sync/digest', { 'x-forwarded-for': address })
    for (let request = 0; request < 3; request++) await limited.app.inject(from(`10.0.0.${request}`))
    expect(await refusal(from('10.0.0.9'), limited)).toMatchObject({ status: 429 })
  })

  test('behind a proxy that is trusted, the address it names counts', async () => {
    limited = await startTestServer('pglite', {
      database: server.database,
      rateLimits: { perPerson: 100, perAddress: 3 },
      trustProxy: true,
    })
    const from = (address: string) => get('/api/sync/digest', { 'x-forwarded-for': address })
    for (let request = 0; request < 3; request++) await limited.app.inject(from('10.0.0.1'))
    expect(await refusal(from('10.0.0.1'), limited)).toMatchObject({ status: 429 })
    expect(await refusal(from('10.0.0.2'), limited)).toMatchObject({ status: 401 })
  })
})

test('a database that fails is 503 with nothing of its words, and the server lives on', async () => {
  const broken = await startTestServer('pglite')
  const client = await broken.client()
  const { kysely } = broken.database
  await kysely.schema.alterTable('heads').renameTo('hidden').execute()
  const headers = { authorization: `Bearer ${client.token}` }
  for (const request of [
    push(goodPush(), headers),
    get('/api/sync/digest', headers),
    get('/api/sync/stream', headers),
  ]) {
    const { status, headers: answered, error } = await refusal(request, broken)
    expect({ status, code: error.code }).toEqual({ status: 503, code: 'STORAGE_UNAVAILABLE' })
    expect(answered['retry-after']).toBe('5')
  }
  await kysely.schema.alterTable('hidden').renameTo('heads').execute()
  expect(await client.push('sessions', [newSession()])).toMatchObject({ conflicts: [], refused: [] })
  await kysely.destroy()
  expect(await refusal(get('/api/health'), broken)).toMatchObject({
    status: 503,
    error: { code: 'STORAGE_UNAVAILABLE' },
  })
  await broken.close()
})

describe('without a token', () => {
  test('health reports the state', async () => {
    const response = await server.app.inject('/api/health')
    expect(response.json()).toEqual({ data: { status: 'ok', version: TEST_CONFIG.version, storage: 'pglite' } })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('the public configuration is returned uncached', async () => {
    const response = await server.app.inject('/config.json')
    expect(response.json()).toEqual(TEST_CONFIG)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('headers', () => {
  test.each(['/api/health', '/config.json', '/nothing'])('%s carries all that protect the page', async (url) => {
    const { headers } = await server.app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('screen-wake-lock=(self)'),
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('a large response is compressed if supported', async () => {
    const client = await server.client()
    await client.push('sessions', Array.from({ length: 20 }, newSession))
    const headers = { authorization: `Bearer ${client.token}` }
    const url = '/api/sync/pull?collection=sessions'
    const plain = await server.app.inject(get(url, headers))
    const small = await server.app.inject(get(url, { ...headers, 'accept-encoding': 'gzip' }))
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })
})

test('logs contain no token and no personal text', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const logged = await startTestServer('pglite', { log })
  const client = await logged.client('canary-person')
  const session = { ...aSession({ note: 'canary-note' }), _deleted: false }
  await client.push('sessions', [{ newDocumentState: session }, { newDocumentState: { ...session, name: 7 } }])
  await logged.app.inject(push('{"canary-body', { authorization: `Bearer ${client.token}` }))
  await logged.app.inject(get('/api/sync/digest', { authorization: 'Bearer canary-token' }))
  await logged.database.kysely.schema.alterTable('documents').renameTo('canary_gone').execute()
  await client.push('sessions', [{ newDocumentState: session }]).catch(() => {})
  await logged.close()
  expect(lines.join('')).toContain('STORAGE_UNAVAILABLE')
  expect(lines.join('')).not.toMatch(/canary/)
  expect(lines.join('')).not.toContain(client.token)
})

const neverAsked: TokenVerifier = { verify: () => Promise.reject(new Error('the verifier was asked')) }

test('a malformed token is not passed to the verifier', async () => {
  const strict = await startTestServer('pglite', { database: server.database, tokenVerifier: neverAsked })
  expect(await refusal(get('/api/sync/digest', { authorization: 'Bearer a b' }), strict)).toMatchObject({ status: 401 })
  await strict.close()
})
