import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WholeDatabase } from '../server/database/connection.ts'
import { forgetCountsOften } from '../server/plugins/forget-counts.ts'
import type { RateLimits } from '../server/plugins/rate-limits.ts'
import { createPseudonyms } from '../server/pseudonyms.ts'
import { aSession } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const LIMITS: RateLimits = {
  perAddress: 1_000,
  perPerson: 1_000,
  rarePerPerson: 4,
  dearPerPerson: 2,
  contactPerAddress: 3,
}

/** As of instances with one signing key. */
const pseudonyms = createPseudonyms()

describe.each(DATABASES)('two instances on one %s', (kind) => {
  let database: TestDatabase
  let connections: WholeDatabase[]
  let one: TestServer
  let other: TestServer
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    connections = []
    one = await startTestServer(kind, { database, rateLimits: LIMITS, pseudonyms })
    other = await anotherInstance()
  })
  beforeEach(() => sql`DELETE FROM rate_counts`.execute(database.kysely))
  afterAll(async () => {
    for (const server of [one, other]) await server.close()
    for (const connection of connections) if (connection !== database) await connection.close()
    await database.close()
  })

  async function anotherInstance(): Promise<TestServer> {
    const connection = await database.reconnect()
    connections.push(connection)
    return startTestServer(kind, {
      database: { ...connection, url: database.url, reconnect: database.reconnect },
      rateLimits: LIMITS,
      pseudonyms,
      tokenVerifier: one.verifier,
    })
  }

  async function ask({ app }: TestServer, url: string, uid: string) {
    return app.inject({ url, headers: { authorization: `Bearer ${await one.tokenFor(uid)}` } })
  }

  async function write({ app }: TestServer, remoteAddress: string) {
    const message = { name: 'Ana', email: 'ana@example.org', message: 'Is there a bar of 15 kg?', locale: 'pt-BR' }
    const payload = { id: crypto.randomUUID(), ...message, website: '' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })
    return statusCode
  }

  const stored = async () => (await database.kysely.selectFrom('rate_counts').selectAll().execute()).length

  test('count what a person may rarely do together', async () => {
    for (const server of [one, other, one, other])
      expect((await ask(server, '/api/user/export', 'anna')).statusCode).toBe(200)
    for (const server of [one, other]) {
      const refused = await ask(server, '/api/user/export', 'anna')
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
    }
    expect((await ask(other, '/api/user/export', 'ben')).statusCode).toBe(200)
    expect((await ask(other, '/api/analytics/summary', 'anna')).statusCode).toBe(200)
  })

  test('let exactly as many through when all come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => ask(number % 2 === 0 ? one : other, '/api/user/export', 'cai')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
  })

  test('count messages of an address together', async () => {
    expect([
      await write(one, '198.51.100.1'),
      await write(other, '198.51.100.1'),
      await write(one, '198.51.100.1'),
      await write(other, '198.51.100.1'),
    ]).toEqual([200, 200, 200, 429])
    expect(await write(other, '198.51.100.2')).toBe(200)
  })

  test('ask the database no more for somebody whom one instance refuses by itself', async () => {
    for (let request = 0; request < 20; request++) await write(one, '198.51.100.3')
    const { rows } = await sql<{ count: number }>`SELECT count FROM rate_counts`.execute(database.kysely)
    expect(rows).toEqual([{ count: 3 }])
  })

  test('begin anew once the window has ended', async () => {
    for (const server of [one, other, one]) expect(await write(server, '198.51.100.4')).toBe(200)
    await sql`UPDATE rate_counts SET ends_at = now() - interval '1 ms'`.execute(database.kysely)
    expect([await write(other, '198.51.100.4'), await write(other, '198.51.100.4')]).toEqual([200, 200])
    const third = await anotherInstance()
    expect([await write(third, '198.51.100.4'), await write(third, '198.51.100.4')]).toEqual([200, 429])
    await third.close()
  })

  test('count no push in the database', async () => {
    const phone = await one.client()
    await phone.push('sessions', [{ newDocumentState: { ...aSession(), _deleted: false } }])
    expect(await stored()).toBe(0)
  })

  test('keep nothing that names a person or an address, and forget it after the window', async () => {
    await ask(one, '/api/user/export', 'anna-of-the-canary')
    await write(one, '198.51.100.9')
    const kept = JSON.stringify(await database.kysely.selectFrom('rate_counts').selectAll().execute())
    expect(kept).not.toMatch(/canary|198\.51/)
    // Whoever reads the table and tries every address must not find one.
    for (const tried of ['contact 198.51.100.9', 'export anna-of-the-canary']) {
      expect(kept).not.toContain(createHash('sha256').update(tried).digest('base64url'))
    }
    await sql`UPDATE rate_counts SET ends_at = now() - interval '1 ms' WHERE ends_at < now() + interval '2 minutes'`.execute(
      database.kysely,
    )
    const onFailure = (cause: unknown) => {
      throw cause
    }
    await forgetCountsOften(database, { onFailure })()
    expect(await stored()).toBe(1)
  })
})
