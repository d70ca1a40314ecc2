import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalProvider } from '../server/payment/local/local-provider.ts'
import { aSession } from './builders.ts'
import { APP_URL, createTestBilling, createTestClock } from './setup/test-billing.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** The response of a route: to anybody, or to a person with an open account. */
type Row = {
  readonly open: 'everybody' | 'people'
  readonly status: number
  /** The code of a response other than 200: nothing was bought, for example. */
  readonly code?: string
  readonly payload?: (uid: string) => object
}

const session = () => ({ newDocumentState: { ...aSession(), _deleted: false } })
const forPeople = (status = 200, code?: string): Row => ({ open: 'people', status, ...(code && { code }) })
const nothingBought = forPeople(404, 'NOT_FOUND')

/** Every route below /api. A route that is missing here fails the first test; HEAD is as GET. */
const MATRIX: Readonly<Record<string, Row>> = {
  'GET /api/health': { open: 'everybody', status: 200 },
  'GET /api/live': { open: 'everybody', status: 200 },
  'GET /api/ready': { open: 'everybody', status: 200 },
  'POST /api/sync/push': {
    ...forPeople(),
    payload: () => ({ collection: 'sessions', schemaVersion: 0, rows: [session()] }),
  },
  'GET /api/sync/pull?collection=sessions': forPeople(),
  'GET /api/sync/slices': forPeople(),
  'GET /api/sync/digest': forPeople(),
  'GET /api/sync/stream': forPeople(),
  // proves 7.5, 7.13
  'GET /api/user/profile': forPeople(),
  // proves 7.6
  'PUT /api/user/profile': { ...forPeople(), payload: () => ({ name: 'Somebody' }) },
  // proves 7.8
  'GET /api/user/preferences': forPeople(),
  // proves 7.9
  'PUT /api/user/preferences': { ...forPeople(), payload: () => ({ language: 'pt-BR' }) },
  'GET /api/user/export': forPeople(),
  'POST /api/contact': {
    open: 'everybody',
    status: 200,
    payload: () => ({
      id: crypto.randomUUID(),
      name: 'Ana',
      email: 'ana@example.org',
      message: 'Is there a bar of 15 kg?',
      locale: 'en-US',
    }),
  },
  // By a device without a token: who knows the random uid learns only whether the account has ended.
  'POST /api/auth/standing': { open: 'everybody', status: 200, payload: (uid) => ({ uid }) },
  // proves 7.20
  'GET /api/subscriptions/dynamic-pricing': { open: 'everybody', status: 200 },
  // Not a person's token but the payment provider's signature counts.
  'POST /api/stripe/webhook': { open: 'everybody', status: 400, code: 'BAD_REQUEST', payload: () => ({}) },
  // proves 7.16
  'GET /api/subscriptions/plans': forPeople(),
  // proves 7.14
  'GET /api/subscriptions/status': forPeople(),
  // proves 7.15
  'GET /api/subscriptions/current': forPeople(),
  // proves 7.17
  'GET /api/subscriptions/payments': forPeople(),
  // proves 7.22
  'POST /api/subscriptions/cancel': { ...nothingBought, payload: () => ({ immediate: false }) },
  // proves 7.23
  'POST /api/subscriptions/reactivate': nothingBought,
  'POST /api/subscriptions/refresh': { ...forPeople(), payload: () => ({}) },
  // proves 7.24
  'GET /api/subscriptions/features/:feature': forPeople(),
  // Nobody here has bought anything.
  'GET /api/analytics/summary': forPeople(402, 'SUBSCRIPTION_REQUIRED'),
  // There is no such price.
  // proves 7.18
  'POST /api/stripe/checkout': {
    ...forPeople(400, 'BAD_REQUEST'),
    payload: () => ({ priceId: 'none', successUrl: `${APP_URL}/a`, cancelUrl: `${APP_URL}/b` }),
  },
  // proves 7.19
  'POST /api/stripe/portal': { ...forPeople(), payload: () => ({ returnUrl: `${APP_URL}/a` }) },
  // proves 7.10
  'POST /api/auth/sync-user': {
    ...forPeople(),
    payload: (uid) => ({ firebaseUid: uid, email: '', name: '', photoURL: null, timezone: null }),
  },
  // proves 7.11
  'POST /api/auth/sync-user-trial': forPeople(),
  'POST /api/auth/sign-out-everywhere': forPeople(),
  // proves 7.7
  'DELETE /api/user/profile': forPeople(),
  // proves 7.12
  'DELETE /api/user/delete-account': forPeople(),
}

const ROUTES = Object.entries(MATRIX).map(([route, row]) => ({ route, ...row }))

describe.each(DATABASES)('on %s', (kind) => {
  const registered = new Set<string>()
  let database: TestDatabase
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const clock = createTestClock(new Date().toISOString())
    const provider = createLocalProvider({ database, origin: APP_URL, now: clock.now })
    server = await startTestServer(kind, {
      database,
      billing: await createTestBilling(database, provider, clock),
      onRoute: ({ method, url }) => {
        for (const each of [method].flat()) if (url.startsWith('/api')) registered.add(`${each} ${url}`)
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const ask = async (route: string, authorization?: string, payload?: object) => {
    const [method = '', path = ''] = route.split(' ')
    const url = path.replace(':feature', 'data-export')
    const request: InjectOptions = {
      // The table above names methods.
      method: method as 'GET',
      url,
      headers: { ...(authorization !== undefined && { authorization }) },
      ...(payload && { payload }),
      payloadAsStream: true,
    }
    const response = await server.app.inject(request)
    const stream = response.stream()
    if (response.headers['content-type']?.startsWith('text/event-stream')) {
      // It never ends by itself.
      stream.destroy()
      return { status: response.statusCode, code: undefined }
    }
    let text = ''
    for await (const chunk of stream) text += String(chunk)
    const code = response.statusCode === 200 ? undefined : JSON.parse(text).error.code
    return { status: response.statusCode, code }
  }

  let people = 0
  /** A person with a profile and a session. */
  async function somebody(): Promise<string> {
    const uid = `${kind}-person-${people++}.`
    const client = await server.client(uid)
    await client.push('sessions', [session()])
    await ask('PUT /api/user/profile', `Bearer ${client.token}`, { name: uid })
    return uid
  }

  /** Everything that is stored of a person, byte by byte. */
  async function stored(uid: string): Promise<readonly unknown[]> {
    const { kysely } = server.database
    const { rows: tables } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id' AND table_name !~ '^documents_[0-9]+$'
      ORDER BY 1`.execute(kysely)
    const kept = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        SELECT kept::text AS row FROM ${sql.table(name)} AS kept WHERE user_id = ${uid} ORDER BY 1`.execute(kysely)
      kept.push([name, rows.map(({ row }) => row)])
    }
    return kept
  }

  const close = (uid: string, status: 'disabled' | 'deleted') =>
    server.database.kysely.insertInto('people').values({ user_id: uid, status }).execute()

  // proves 7.26
  test('every route of the API has a row in the matrix, and every row a route', () => {
    const rows = ROUTES.map(({ route }) => route.split('?', 1)[0])
    const routes = [...registered].filter((route) => !route.startsWith('HEAD '))
    expect(routes.sort()).toEqual([...rows].sort())
    for (const route of registered) {
      if (route.startsWith('HEAD ')) expect(rows).toContain(route.replace('HEAD', 'GET'))
    }
  })

  describe.each(ROUTES)('$route', ({ route, open, status, code, payload }) => {
    const unlessPublic = (refusal: { readonly status: number; readonly code: string }) =>
      open === 'everybody' ? { status, code } : refusal
    const unauthenticated = unlessPublic({ status: 401, code: 'UNAUTHENTICATED' })

    test('serves the right person, and touches nothing of others', async () => {
      const [right, other] = [await somebody(), await somebody()]
      const before = await stored(other)
      const token = await server.tokenFor(right)
      expect(await ask(route, `Bearer ${token}`, payload?.(right))).toEqual({ status, code })
      expect(await stored(other)).toEqual(before)
    })

    // proves 5.6
    test('rejects missing, expired and forged tokens, and changes nothing', async () => {
      const uid = await somebody()
      const before = await stored(uid)
      const [header, , signature] = (await server.tokenFor('somebody-else')).split('.')
      const [, claims] = (await server.tokenFor(uid)).split('.')
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      for (const authorization of [
        undefined,
        `Bearer ${await server.tokenFor(uid, -60)}`,
        `Bearer ${header}.${claims}.${signature}`,
        `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      ]) {
        expect(await ask(route, authorization, payload?.(uid))).toEqual(unauthenticated)
      }
      expect(await stored(uid)).toEqual(before)
    })

    test('rejects a disabled person, and changes nothing', async () => {
      const uid = await somebody()
      await close(uid, 'disabled')
      const before = await stored(uid)
      const token = await server.tokenFor(uid)
      const disabled = unlessPublic({ status: 403, code: 'ACCOUNT_DISABLED' })
      expect(await ask(route, `Bearer ${token}`, payload?.(uid))).toEqual(disabled)
      expect(await stored(uid)).toEqual(before)
    })

    test('rejects a deleted person, and restores nothing', async () => {
      const uid = await somebody()
      const token = await server.tokenFor(uid)
      expect(await ask('DELETE /api/user/delete-account', `Bearer ${token}`)).toMatchObject({ status: 200 })
      const before = await stored(uid)
      const deleted = unlessPublic({ status: 410, code: 'ACCOUNT_DELETED' })
      expect(await ask(route, `Bearer ${token}`, payload?.(uid))).toEqual(deleted)
      expect(await stored(uid)).toEqual(before)
    })
  })

  test('no request body can name another person', async () => {
    const [evil, victim] = [await somebody(), await somebody()]
    const before = await stored(victim)
    const token = await server.tokenFor(evil)
    for (const [route, payload] of [
      ['POST /api/auth/sync-user', MATRIX['POST /api/auth/sync-user']?.payload?.(victim)],
      ['PUT /api/user/profile', { firebaseUid: victim, name: 'Evil' }],
      ['PUT /api/user/profile', { id: victim, name: 'Evil' }],
    ] as const) {
      expect((await ask(route, `Bearer ${token}`, payload)).status).toBeGreaterThanOrEqual(400)
    }
    // A push ignores unknown fields: the session belongs to the sender.
    const push = { userId: victim, collection: 'sessions', schemaVersion: 0, rows: [session()] }
    expect((await ask('POST /api/sync/push', `Bearer ${token}`, push)).status).toBe(200)
    expect(await stored(victim)).toEqual(before)
  })
})
