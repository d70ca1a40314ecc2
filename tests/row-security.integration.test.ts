import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_TABLES } from '../server/account/personal-tables.ts'
import { migrateAsOwner } from '../server/database/migrate-as-owner.ts'
import { connectDatabase } from '../server/database.ts'
import { GUEST_ROLE } from './setup/postgresql.ts'
import { createPostgresqlDatabase, DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

describe.each(DATABASES)('the second wall, %s', (kind) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    for (const uid of ['anna', 'ben']) {
      const { kysely } = database.of(uid)
      await sql`
        INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, content_hash, schema_version)
        VALUES (${uid}, 'folders', 'same-id', 1, false, '{}', 2, 0, 0)`.execute(kysely)
      await sql`
        INSERT INTO revisions (user_id, collection, id, seq, deleted, body, schema_version, received_at)
        VALUES (${uid}, 'folders', 'same-id', 1, false, '{}', 0, now())`.execute(kysely)
      await sql`INSERT INTO subscriptions (user_id, status) VALUES (${uid}, 'trialing')`.execute(kysely)
    }
  })
  afterAll(() => database.close())

  test('a read of documents or revisions that forgets the person finds only theirs', async () => {
    const { kysely } = database.of('anna')
    for (const table of ['documents', 'revisions'] as const) {
      const rows = await kysely.selectFrom(table).select('user_id').where('id', '=', 'same-id').execute()
      expect(rows).toEqual([{ user_id: 'anna' }])
    }
  })

  test('an update of subscriptions that forgets the person changes only theirs', async () => {
    await database.of('ben').kysely.updateTable('subscriptions').set({ plan: 'annual' }).execute()
    const rows = await database.kysely
      .selectFrom('subscriptions')
      .select(['user_id', 'plan'])
      .orderBy('user_id')
      .execute()
    expect(rows).toEqual([
      { user_id: 'anna', plan: null },
      { user_id: 'ben', plan: 'annual' },
    ])
  })

  test('in nobody’s name no row of any personal table is seen, nor of a partition', async () => {
    const partitions = Array.from({ length: 16 }, (_, remainder) => `documents_${remainder}`)
    for (const table of [...PERSONAL_TABLES.map(({ table }) => table), 'people', ...partitions]) {
      const { rows } = await sql`SELECT user_id FROM ${sql.table(table)}`.execute(database.ofNobody.kysely)
      expect(rows, table).toEqual([])
    }
    expect(await database.kysely.selectFrom('documents').select('user_id').execute()).toHaveLength(2)
  })

  test('every table with the id of a person is behind the wall, for its owner, too, but the one that finds a person', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT oid::regclass::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'user_id')
        AND NOT (relrowsecurity AND relforcerowsecurity)`.execute(database.kysely)
    expect(rows.map(({ name }) => name)).toEqual(['customer_owners'])
  })

  test('a row of another person cannot be written, nor an own one given away', async () => {
    const { kysely } = database.of('anna')
    const refused = /row-level security/
    await expect(kysely.insertInto('heads').values({ user_id: 'ben', seq: 0 }).execute()).rejects.toThrow(refused)
    await expect(kysely.updateTable('revisions').set({ user_id: 'ben' }).execute()).rejects.toThrow(refused)
    await expect(
      database.ofNobody.kysely.insertInto('heads').values({ user_id: 'ben', seq: 0 }).execute(),
    ).rejects.toThrow(refused)
  })

  test('a name ends with its statement, whatever came of it, also side by side and in transactions', async () => {
    const idsOf = async (uid: string) =>
      (await database.of(uid).kysely.selectFrom('documents').select('user_id').execute()).map((row) => row.user_id)
    const uids = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'anna' : 'ben'))
    expect((await Promise.all(uids.map(idsOf))).flat()).toEqual(uids)

    await database
      .of('anna')
      .kysely.transaction()
      .execute(async (transaction) => {
        await sql`SELECT 1 / 0`.execute(transaction)
      })
      .catch(() => undefined)
    const { rows } = await sql`SELECT user_id FROM documents`.execute(database.ofNobody.kysely)
    expect(rows).toEqual([])
    expect(
      await database
        .of('ben')
        .kysely.transaction()
        .execute((transaction) => transaction.selectFrom('documents').select('user_id').execute()),
    ).toEqual([{ user_id: 'ben' }])
  })
})

test('a role that owns no table serves after the owner’s migrations, is held by the wall, and changes no table', async () => {
  const ownerUrl = await createPostgresqlDatabase()
  const url = new URL(ownerUrl)
  url.username = GUEST_ROLE
  const database = await connectDatabase({ databaseUrl: url.href })
  try {
    await migrateAsOwner(ownerUrl, database)
    await migrateAsOwner(ownerUrl, database)
    const { kysely } = database.of('anna')
    await kysely.insertInto('heads').values({ user_id: 'anna', seq: 7 }).execute()
    expect(await kysely.selectFrom('heads').select('seq').execute()).toEqual([{ seq: 7 }])
    expect(await database.of('ben').kysely.selectFrom('heads').select('seq').execute()).toEqual([])
    await expect(kysely.schema.alterTable('heads').renameTo('mine').execute()).rejects.toThrow(/must be owner/)
  } finally {
    await database.close()
  }
})

test('a server of the release before, which names nobody, goes on until it is replaced', async () => {
  const database = await openTestDatabase('postgresql')
  await database.of('anna').kysely.insertInto('heads').values({ user_id: 'anna', seq: 7 }).execute()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('SELECT user_id FROM heads')
  await client.end()
  await database.close()
  expect(rows).toEqual([{ user_id: 'anna' }])
})
