import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigurationError } from '../server/configuration-error.ts'
import { MIGRATIONS } from '../server/database/migrations.ts'
import { migrate } from '../server/database.ts'
import { aSession } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer } from './setup/test-server.ts'

const adding: Migration = {
  up: async (database) => {
    await sql`ALTER TABLE documents ADD COLUMN later text`.execute(database)
    await sql`CREATE TABLE later_things (user_id text PRIMARY KEY)`.execute(database)
  },
}
const dropping: Migration = { up: async (database) => void (await sql`DROP TABLE later_things`.execute(database)) }
const NEXT = { ...MIGRATIONS, '998-later.expands': adding }
const NEXT_BUT_ONE = { ...NEXT, '999-no-longer': dropping }

describe.each(DATABASES)('on %s', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.close())

  test('a build serves a database to which the next one only added, before and after another upgrade', async () => {
    await migrate(database, NEXT)
    await migrate(database)
    const server = await startTestServer(kind, { database })
    expect((await server.app.inject('/api/ready')).statusCode).toBe(200)
    const phone = await server.client()
    const session = { ...aSession(), _deleted: false }
    await phone.push('sessions', [{ newDocumentState: session }])
    await phone.push('sessions', [{ newDocumentState: { ...session, note: 'x' }, assumedMasterState: session }])
    expect((await phone.pull('sessions')).documents).toMatchObject([{ id: session.id, note: 'x' }])
    await migrate(database, NEXT)
    expect((await phone.pull('sessions')).documents).toHaveLength(1)
    await server.close()
  })

  test('a build refuses one from which a later one took, names the migration, and changes nothing', async () => {
    await migrate(database, NEXT_BUT_ONE)
    const refused = migrate(database)
    await expect(refused).rejects.toThrow(ConfigurationError)
    await expect(refused).rejects.toThrow('999-no-longer')
    await migrate(database, NEXT_BUT_ONE)
  })
})
