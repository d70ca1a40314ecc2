import { afterAll, beforeAll, expect, test } from 'vitest'
import { logOptions } from '../server/plugins/logging.ts'
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
