import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errorAnswer } from '#contract/answer.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let database: TestDatabase
let server: TestServer
afterEach(() => server.close())

async function ask(url: string) {
  const answer = await server.app.inject(url)
  const code = answer.statusCode === 200 ? null : errorAnswer.parse(answer.json()).error.code
  return { status: answer.statusCode, code, cache: answer.headers['cache-control'] }
}
const yes = { status: 200, code: null, cache: 'no-store' }
const no = (code: string) => ({ status: 503, code, cache: 'no-store' })

describe.each(DATABASES)('on %s', (kind) => {
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    server = await startTestServer(kind, { database })
  })
  afterEach(() => database.close())

  test('a server is ready whose database has every migration, and those of a later build as well', async () => {
    expect(await ask('/api/ready')).toEqual(yes)
    await sql`INSERT INTO kysely_migration VALUES ('999-later', '2026-01-01T00:00:00Z')`.execute(database.kysely)
    expect(await ask('/api/ready')).toEqual(yes)
    await sql`DELETE FROM kysely_migration WHERE name = '007-rounds'`.execute(database.kysely)
    expect(await ask('/api/ready')).toEqual(no('NOT_READY'))
    expect(await ask('/api/live')).toEqual(yes)
  })
})

describe('without a database', () => {
  beforeEach(async () => {
    database = await openTestDatabase('pglite')
    server = await startTestServer('pglite', { database })
    await database.kysely.destroy()
  })

  test('a server is up, and not ready', async () => {
    expect(await ask('/api/ready')).toEqual(no('STORAGE_UNAVAILABLE'))
    expect(await ask('/api/live')).toEqual(yes)
  })
})

describe('under the limit per address', () => {
  beforeEach(async () => {
    database = await openTestDatabase('pglite')
    server = await startTestServer('pglite', { database, rateLimits: { perAddress: 1, perPerson: 1 } })
  })
  afterEach(() => database.close())

  test('probes are always answered', async () => {
    await server.app.inject('/api/health')
    expect((await ask('/api/health')).status).toBe(429)
    for (const url of ['/api/live', '/api/ready', '/api/live', '/api/ready']) expect(await ask(url), url).toEqual(yes)
  })
})
