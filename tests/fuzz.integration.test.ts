import { Agent } from 'node:http'
import fc from 'fast-check'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalProvider } from '../server/payment/local/local-provider.ts'
import { aSession } from './builders.ts'
import { exchange } from './fuzz/exchange.ts'
import { type FuzzRequest, type FuzzRoute, requestsTo, routesOf, type Sender } from './fuzz/requests.ts'
import { faultsOf } from './fuzz/verdict.ts'
import { APP_URL, createTestBilling, createTestClock } from './setup/test-billing.ts'
import { openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

// Every route of the real server over HTTP, on PGlite, by its own schema. fast-check prints seed and path of a failure;
// `npm run fuzz` goes on for as long as one likes, with pages and the object store.

const RUNS = 150
/** All routes together stay within a minute, on a slow machine by fewer runs. */
const MAX_MS_PER_ROUTE = 1_500
const VICTIM = 'the-victim'
const SECRET = `secret-${crypto.randomUUID()}`
const MANY = 1_000_000_000

let database: TestDatabase
let server: TestServer
let origin: string
let foreignIds: readonly string[]
const routes: FuzzRoute[] = []
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  const clock = createTestClock(new Date().toISOString())
  const provider = createLocalProvider({ database, origin: APP_URL, now: clock.now })
  server = await startTestServer('pglite', {
    database,
    appUrl: APP_URL,
    billing: await createTestBilling(database, provider, clock),
    onRoute: (route) => routes.push(...routesOf(route)),
    rateLimits: {
      perAddress: MANY,
      perPerson: MANY,
      rarePerPerson: MANY,
      dearPerPerson: MANY,
      contactPerAddress: MANY,
    },
  })
  plant(server)
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  foreignIds = await settleVictim()
  for (let number = 0; number < 4; number += 1) await settle(`lifter-${number}`)
})
afterAll(async () => {
  agent.destroy()
  await server.close()
  await database.close()
})

/** HEAD is as GET, without a body that could be judged. */
const spoken = () => routes.filter(({ method }) => method !== 'HEAD')
const ours = () => spoken().filter(({ url }) => !url.startsWith('/planted'))

test('answers every broken or strange request to every route with what is wrong, and never with another row', async () => {
  const before = await storedOfVictim()
  const counts = new Map<string, Set<number>>()
  for (const route of ours()) {
    const statuses = new Set<number>()
    counts.set(nameOf(route), statuses)
    await fuzz(route, (status) => statuses.add(status))
  }
  expect(await storedOfVictim()).toEqual(before)
  // A body that never gets past its schema would prove nothing about what is behind it.
  const bodies = ours().filter(({ schema }) => schema.body)
  const unreached = bodies.filter((route) => ![...(counts.get(nameOf(route)) ?? [])].some(isPastSchema)).map(nameOf)
  expect(unreached).toEqual([])
})

test('fuzzes every route that the server routes', () => {
  const printed = server.app.printRoutes({ commonPrefix: false })
  const methods = [...printed.matchAll(/\(([A-Z, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '))
  expect(methods.filter((method) => method !== 'HEAD')).toHaveLength(spoken().length)
  expect(ours().filter(({ url }) => url.startsWith('/api')).length).toBeGreaterThan(25)
})

test('sends a value with a toString of its own', async () => {
  const route = ours().find(({ method }) => method === 'GET')
  if (!route) throw new Error('no route is read')
  const request = {
    sender: { kind: 'none' },
    path: '/api/live',
    headers: {},
    json: undefined,
    bytes: undefined,
  } as const
  const query = { limit: { toString: null } }
  expect((await exchange({ origin, agent }, route, { ...request, query }, undefined)).status).toBeLessThan(500)
})

describe('goes red for a planted route that', () => {
  test.each([
    ['throws', '/planted/throws', 'answers 500'],
    ['says errors in its own words', '/planted/own-words', 'an error that is no envelope'],
    ["shows another person's row", '/planted/foreign-row', "shows another person's row"],
    ['leads elsewhere', '/planted/elsewhere', 'leads elsewhere: 302'],
  ])('%s', async (_what, url, fault) => {
    const route = routes.find((each) => each.url === url)
    if (!route) throw new Error(`${url} is not planted`)
    await expect(fuzz(route)).rejects.toThrow(fault)
  })
})

const nameOf = ({ method, url }: FuzzRoute) => `${method} ${url}`
const isPastSchema = (status: number) => ![400, 401, 415].includes(status)

async function fuzz(route: FuzzRoute, count: (status: number) => void = () => undefined): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requestsTo(route, foreignIds), fc.nat(), async (request, draw) => {
      const answer = await exchange({ origin, agent }, route, request, await authorization(route, request.sender, draw))
      count(answer.status)
      const faults = faultsOf(route, request, answer, SECRET)
      if (faults.length > 0)
        throw new Error(`${nameOf(route)} ${described(request)} ${faults.join('; ')}: ${answer.text.slice(0, 300)}`)
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: MAX_MS_PER_ROUTE, includeErrorInReport: true },
  )
}

/** Deletion has a person of its own each time. */
async function authorization({ method }: FuzzRoute, sender: Sender, draw: number): Promise<string | undefined> {
  switch (sender.kind) {
    case 'none':
      return undefined
    case 'late':
      return `Bearer ${await server.tokenFor(VICTIM, -60)}`
    case 'forged': {
      const [header, , signature] = (await server.tokenFor('lifter-0')).split('.')
      const [, claims] = (await server.tokenFor(VICTIM)).split('.')
      return `Bearer ${header}.${claims}.${signature}`
    }
    case 'person':
      return `Bearer ${await server.tokenFor(method === 'DELETE' ? `leaver-${draw % 40}` : `lifter-${sender.number}`)}`
  }
}

function described({ path, query, headers, bytes }: FuzzRequest): string {
  return `${path} ${JSON.stringify({ query, headers })} ${bytes?.toString('latin1').slice(0, 600) ?? ''}`
}

/** With a trial: what a subscription opens is fuzzed too. */
async function settle(uid: string): Promise<void> {
  const headers = { authorization: `Bearer ${await server.tokenFor(uid)}` }
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/sync-user-trial', headers })
  expect(response.statusCode).toBe(200)
}

/** Somebody with rows in many tables, each of which holds the secret; returns ids that others may know. */
async function settleVictim(): Promise<readonly string[]> {
  await settle(VICTIM)
  const session = { ...aSession({ name: SECRET }), _deleted: false }
  const client = await server.client(VICTIM)
  const { head = '', refused } = await client.push('sessions', [{ newDocumentState: session }])
  expect(refused).toEqual([])
  const headers = { authorization: `Bearer ${client.token}` }
  const payload = { name: SECRET, limitations: SECRET }
  const response = await server.app.inject({ method: 'PUT', url: '/api/user/profile', headers, payload })
  expect(response.statusCode).toBe(200)
  const { checkpoint } = await client.pull('sessions')
  return [VICTIM, session.id, head, checkpoint]
}

async function storedOfVictim(): Promise<readonly unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'user_id' AND table_name !~ '^documents_[0-9]+$'
    ORDER BY 1`.execute(database.kysely)
  const kept = []
  for (const { name } of tables) {
    const { rows } = await sql`
      SELECT kept::text AS row FROM ${sql.table(name)} AS kept WHERE user_id = ${VICTIM} ORDER BY 1`.execute(
      database.kysely,
    )
    kept.push([name, rows])
  }
  return kept
}

function plant({ app }: TestServer): void {
  const reply = (status: number, body: object) => (_request: unknown, to: FastifyReply) => to.code(status).send(body)
  app.post('/planted/throws', () => {
    throw new TypeError('planted')
  })
  app.post('/planted/own-words', reply(400, { message: 'planted' }))
  app.get('/planted/foreign-row', reply(200, { name: SECRET }))
  app.get('/planted/elsewhere', (_request, to) => to.redirect('https://elsewhere.example'))
}
