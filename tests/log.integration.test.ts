import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStorage } from '../server/database/transaction.ts'
import { logOptions } from '../server/plugins/logging.ts'
import { createPseudonyms } from '../server/pseudonyms.ts'
import { aSession } from './builders.ts'
import { createTestBilling, createTestClock } from './setup/test-billing.ts'
import { openTestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import type { TestClaims } from './setup/test-tokens.ts'
import { createScriptedProvider, signedEvent, stripeEvent } from './support/scripted-provider.ts'

// The log of a whole run contains no personal data.

const CANARY = 'canary'
const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  server = await startTestServer('pglite', { log: logOptions({ level: 'trace', stream }) })
  server.app.get('/broken', async () => {
    throw new Error('it broke')
  })
  // A statement that fails quotes its values.
  server.app.get('/db-broken', () =>
    asStorage(() => sql`SELECT ${CANARY}::text::integer`.execute(server.database.kysely)),
  )
})
afterAll(() => server.close())

test('links, tokens, addresses and bodies are not in the log', async () => {
  const { client, app } = server
  const { token } = await client()
  const authorization = `Bearer ${token}`
  const remoteAddress = '203.0.113.77'
  const answers = [
    await app.inject({ url: `/auth/callback?mode=resetPassword&oobCode=${CANARY}`, remoteAddress }),
    await app.inject({ url: `/broken?code=${CANARY}`, headers: { authorization }, remoteAddress }),
    await app.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${CANARY}.x.y` }, remoteAddress }),
    await app.inject({ url: `/api/sync/pull?collection=${CANARY}`, headers: { authorization }, remoteAddress }),
    await app.inject({
      method: 'PUT',
      url: '/api/user/profile',
      headers: { authorization },
      payload: { name: CANARY, goals: 7 },
      remoteAddress,
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 500, 401, 400, 400])
  const phone = await client(`person-${CANARY}`)
  const session = { ...aSession({ note: CANARY }), _deleted: false }
  await phone.push('sessions', [{ newDocumentState: session }, { newDocumentState: { rubbish: CANARY } }])
  await phone.push('sessions', [{ newDocumentState: { ...session, _deleted: true } }])
  const message = { id: crypto.randomUUID(), name: CANARY, email: `${CANARY}@example.org`, message: CANARY.repeat(9) }
  const payload = { ...message, locale: 'pt-BR', website: '' }
  const contact = await app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })
  expect(contact.statusCode).toBe(200)
  const failed = await app.inject({ url: `/db-broken?email=${CANARY}`, remoteAddress })
  expect(failed.statusCode).toBe(503)
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(answers.length)
  for (const secret of [CANARY, token, remoteAddress]) expect(log).not.toContain(secret)
})

test('an answer names its lines in the log', async () => {
  const { headers } = await server.app.inject({ url: '/broken' })
  const id = String(headers['x-request-id'])
  expect(id).toMatch(/^[\da-f-]{36}$/)
  const found = lines.filter((line) => line.includes(id))
  expect(found.join('')).toContain('it broke')
  expect(found.join('')).toContain('"route":"/broken"')
})

describe('a refusal says by whom, without saying who', () => {
  const pseudonyms = createPseudonyms(new Uint8Array(32).fill(1))
  const refused: string[] = []
  const clock = createTestClock()
  let strict: TestServer

  beforeAll(async () => {
    const database = await openTestDatabase('pglite')
    const stream = { write: (line: string) => void refused.push(line) }
    strict = await startTestServer('pglite', {
      database,
      billing: await createTestBilling(database, createScriptedProvider(), clock),
      log: logOptions({ level: 'info', stream }),
      rateLimits: { perAddress: 1_000, perPerson: 2, rarePerPerson: 1, contactPerAddress: 1 },
      pseudonyms,
    })
  })
  afterAll(async () => {
    await strict.close()
    await strict.database.close()
  })

  async function linesOf(request: InjectOptions): Promise<readonly Record<string, unknown>[]> {
    const { headers } = await strict.app.inject(request)
    const ofRequest = refused.filter((line) => line.includes(String(headers['x-request-id'])))
    return ofRequest.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('refused'))
  }
  const asked = (uid: string, url = '/api/user/profile', remoteAddress = '2001:db8:1:2::7') =>
    strict.tokenFor(uid).then((token) => ({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } }))
  const ofToday = (kind: 'person' | 'address', who: string) => pseudonyms.ofDay(kind, who, new Date())
  const NETWORK = '2001:db8:1:2::/64'

  test('a missing, a broken and an expired token name the address and what is wrong', async () => {
    const url = '/api/user/profile'
    const address = ofToday('address', '203.0.113.5')
    const remoteAddress = '203.0.113.5'
    expect(await linesOf({ url, remoteAddress })).toMatchObject([
      { level: 30, code: 'UNAUTHENTICATED', reason: 'missing', address },
    ])
    expect(await linesOf({ url, remoteAddress, headers: { authorization: 'Bearer a.b.c' } })).toMatchObject([
      { reason: 'forged', address },
    ])
    const token = await strict.tokenFor('late', -60)
    expect(await linesOf({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } })).toMatchObject([
      { reason: 'expired', address },
    ])
  })

  test('a disabled account and a sign-in too old for a deletion name the person as well', async () => {
    const deletion = { method: 'DELETE', url: '/api/user/delete-account', remoteAddress: '2001:db8:1:2::8' } as const
    const deletedBy = async (uid: string, claims: TestClaims = {}) => {
      const authorization = `Bearer ${await strict.tokenFor(uid, 3_600, claims)}`
      return linesOf({ ...deletion, headers: { authorization } })
    }
    const address = ofToday('address', NETWORK)
    strict.provider.disabled.add('disabled-person')
    expect(await deletedBy('disabled-person')).toMatchObject([
      { code: 'ACCOUNT_DISABLED', address, person: ofToday('person', 'disabled-person') },
    ])
    expect(await deletedBy('stale-person', { auth_time: 1 })).toMatchObject([
      { code: 'RECENT_LOGIN_REQUIRED', address, person: ofToday('person', 'stale-person') },
    ])
  })

  test('a limit names itself, the person and the network', async () => {
    await linesOf(await asked('hasty'))
    await linesOf(await asked('hasty'))
    expect(await linesOf(await asked('hasty'))).toMatchObject([
      {
        code: 'TOO_MANY_REQUESTS',
        reason: 'person',
        person: ofToday('person', 'hasty'),
        address: ofToday('address', NETWORK),
      },
    ])
    await linesOf(await asked('keeper', '/api/user/export'))
    expect(await linesOf(await asked('keeper', '/api/user/export'))).toMatchObject([
      { reason: 'export', person: ofToday('person', 'keeper') },
    ])
  })

  test('a refused webhook names the address that sent it', async () => {
    const address = ofToday('address', '198.51.100.7')
    const event = stripeEvent('invoice.paid', 'cus_1')
    const seconds = clock.now().getTime() / 1_000
    const forged = { ...signedEvent(event, seconds, 'whsec_guess'), remoteAddress: '198.51.100.7' }
    expect(await linesOf(forged)).toMatchObject([{ level: 40, fault: 'forged', address }])
    const live = { ...signedEvent({ ...event, livemode: true }, seconds), remoteAddress: '198.51.100.7' }
    expect(await linesOf(live)).toMatchObject([
      { level: 40, address },
      { reason: 'other-account', address },
    ])
  })

  test('and no line has a person, an address or a network in clear', () => {
    const log = refused.join('')
    expect(log).toContain('a request was refused')
    for (const secret of ['hasty', 'keeper', 'stale-person', 'disabled-person', '2001:db8', '203.0.113', '198.51.100'])
      expect(log).not.toContain(secret)
  })
})
