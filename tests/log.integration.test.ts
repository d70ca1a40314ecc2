import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStorage } from '../server/database/transaction.ts'
import { logOptions } from '../server/plugins/logging.ts'
import { aSession } from './builders.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

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
