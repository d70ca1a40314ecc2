import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_TABLES } from '../server/account/personal-tables.ts'
import type { Named } from '../server/database/connection.ts'
import { migrateAsOwner } from '../server/database/migrate-as-owner.ts'
import { MIGRATIONS } from '../server/database/migrations.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { readSeen } from '../server/stores/changes.ts'
import { countDocuments } from '../server/stores/documents.ts'
import { collectionHashes } from '../server/stores/hashes.ts'
import { GUEST_ROLE } from './setup/postgresql.ts'
import { createPostgresqlDatabase, DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { forgetting } from './support/forgetting.ts'

const BEFORE = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '009'))

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

  test('statements of the server that lose their person answer no row of another one', async () => {
    const shelf = { userId: 'anna', collection: 'folders' } as const
    const answers = async ({ kysely: all }: Named) => {
      const kysely = all.withPlugin(forgetting())
      return {
        seen: (await readSeen(kysely, shelf, ['same-id'])).documents.length,
        hashes: (await collectionHashes(kysely, 'anna', 0)).map(({ count }) => count),
        counted: await countDocuments(kysely, shelf, { after: 0, upTo: 9 }),
      }
    }
    expect(await answers(database)).toEqual({ seen: 2, hashes: [2], counted: 2 })
    expect(await answers(database.of('anna'))).toEqual({ seen: 1, hashes: [1], counted: 1 })
    expect(await answers(database.ofNobody)).toEqual({ seen: 0, hashes: [], counted: 0 })
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

  test('a deletion from heads that forgets the person deletes only theirs', async () => {
    for (const uid of ['anna', 'ben']) {
      await database.of(uid).kysely.insertInto('heads').values({ user_id: uid, seq: 1 }).execute()
    }
    await database.of('ben').kysely.deleteFrom('heads').execute()
    expect(await database.kysely.selectFrom('heads').select('user_id').execute()).toEqual([{ user_id: 'anna' }])
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

  test('rows from before it are behind it after the upgrade, and are all there', async () => {
    const upgraded = await openTestDatabase(kind, (connection) => migrate(connection, BEFORE))
    for (const uid of ['anna', 'ben']) {
      await upgraded.kysely.insertInto('heads').values({ user_id: uid, seq: 3 }).execute()
      await upgraded.kysely
        .insertInto('users')
        .values({ user_id: uid, email: `${uid}@barra.test`, name: uid })
        .execute()
    }
    const ownersOf = async (table: 'heads' | 'users', { kysely }: Named) =>
      (await kysely.selectFrom(table).select('user_id').orderBy('user_id').execute()).map((row) => row.user_id)
    expect(await ownersOf('heads', upgraded.ofNobody)).toEqual(['anna', 'ben'])

    await migrate(upgraded)
    for (const table of ['heads', 'users'] as const) {
      expect(await ownersOf(table, upgraded.of('anna'))).toEqual(['anna'])
      expect(await ownersOf(table, upgraded.ofNobody)).toEqual([])
      expect(await ownersOf(table, upgraded)).toEqual(['anna', 'ben'])
    }
    await expect(migrate(upgraded, BEFORE)).rejects.toThrow('009-row-security')
    expect(await ownersOf('heads', upgraded.of('ben'))).toEqual(['ben'])
    await upgraded.close()
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

describe('statements that share a commit', () => {
  let database: TestDatabase
  const uids = Array.from({ length: 40 }, (_, index) => `p${index}`)
  beforeAll(async () => {
    database = await openTestDatabase('postgresql')
    for (const uid of uids) {
      await database.of(uid).kysely.insertInto('heads').values({ user_id: uid, seq: 1 }).execute()
    }
  })
  afterAll(() => database.close())

  test('read and write the rows of the person of each, whatever they forget', async () => {
    const forgetful = async (uid: string) => {
      const { rows } = await sql<{ user_id: string }>`
        /* grouped: forgetful */ UPDATE heads SET seq = seq + ${1}::integer RETURNING user_id`.execute(
        database.of(uid).kysely,
      )
      return rows
    }
    expect((await Promise.all(uids.map(forgetful))).flat()).toEqual(uids.map((user_id) => ({ user_id })))
    const seqs = await database.kysely.selectFrom('heads').select('seq').execute()
    expect(seqs).toEqual(uids.map(() => ({ seq: 2 })))
    const { rows } = await sql`SELECT user_id FROM heads`.execute(database.ofNobody.kysely)
    expect(rows).toEqual([])
  })

  test('are all done but the one that fails, each once', async () => {
    const added = async (uid: string, index: number) =>
      sql`/* grouped: fragile */ INSERT INTO quarantine (user_id, collection, id, body_md5, issues, schema_version)
        VALUES (${uid}, 'folders', '', 'x', '[]', ${100}::integer / ${index - 17}::integer)`.execute(
        database.of(uid).kysely,
      )
    const outcomes = await Promise.allSettled(uids.map(added))
    expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([17])
    const rows = await database.kysely.selectFrom('quarantine').select('user_id').execute()
    expect(rows.map((row) => row.user_id).toSorted()).toEqual(uids.filter((uid) => uid !== 'p17').toSorted())
  })

  test('may not write a row of another person of the same commit', async () => {
    const given = async (uid: string) =>
      sql`/* grouped: given */ INSERT INTO people (user_id, status) VALUES (${uid === 'p3' ? 'p4' : uid}, 'disabled')`.execute(
        database.of(uid).kysely,
      )
    const outcomes = await Promise.allSettled(uids.filter((uid) => uid !== 'p4').map(given))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await database.of('p4').kysely.selectFrom('people').select('user_id').execute()).toEqual([])
  })
})

test('a connection that has never named anybody is refused a person’s rows, and later sees none', async () => {
  const database = await openTestDatabase('postgresql')
  await database.of('anna').kysely.insertInto('heads').values({ user_id: 'anna', seq: 7 }).execute()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const unknown = /unrecognized configuration parameter "barra.scope"/
  await expect(client.query('SELECT user_id FROM heads')).rejects.toThrow(unknown)
  await expect(client.query("DELETE FROM heads WHERE user_id = 'anna'")).rejects.toThrow(unknown)
  await expect(client.query("INSERT INTO heads (user_id, seq) VALUES ('ben', 1)")).rejects.toThrow(unknown)
  await client.query('BEGIN')
  await client.query("SELECT set_config('barra.user_id', 'anna', true), set_config('barra.scope', 'person', true)")
  expect((await client.query('SELECT user_id FROM heads')).rowCount).toBe(1)
  await client.query('COMMIT')
  expect((await client.query('SELECT user_id FROM heads')).rowCount).toBe(0)
  await client.query("SET barra.user_id = 'anna'")
  expect((await client.query('SELECT user_id FROM heads')).rowCount).toBe(0)
  await client.end()
  await database.close()
})
