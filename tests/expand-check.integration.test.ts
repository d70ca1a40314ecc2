import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../server/database/migrations.ts'
import { connectDatabase } from '../server/database.ts'
import { judgeExpansion, judgeExpansions } from '../tooling/expand-rules.ts'
import { emptyDatabaseDump } from './setup/embedded-dump.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

function of(...statements: readonly string[]): Migration {
  return {
    up: async (database) => {
      for (const statement of statements) await sql.raw(statement).execute(database)
    },
  }
}

describe.each(DATABASES)('a migration that says that it only adds, on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  test.each([
    [
      'a table with all it likes',
      ['CREATE TABLE later (user_id text PRIMARY KEY, much int NOT NULL CHECK (much > 0))'],
    ],
    ['a column that may be null', ['ALTER TABLE users ADD COLUMN later text']],
    ['a column with a value of its own', ['ALTER TABLE documents ADD COLUMN later int NOT NULL DEFAULT 0']],
    ['values of its own column', ['ALTER TABLE users ADD COLUMN later text', 'UPDATE users SET later = email']],
    ['an index', ['CREATE INDEX ON users (email)', "CREATE INDEX ON users (email) WHERE email <> ''"]],
    ['a row', ["INSERT INTO server_state (key, value) VALUES ('later', '1')"]],
    ['a condition on its own column', ['ALTER TABLE users ADD COLUMN later int CHECK (later > 0)']],
    ['a key of its own column', ['ALTER TABLE users ADD COLUMN later int UNIQUE']],
    [
      'a table whose rows go with those they name',
      ['CREATE TABLE later (user_id text PRIMARY KEY REFERENCES heads ON DELETE CASCADE)'],
    ],
    ['a function', ["CREATE FUNCTION later() RETURNS int LANGUAGE sql AS 'SELECT 1'"]],
  ])('may add %s', async (_, statements) => {
    expect(await judgeExpansion(database.kysely, of(...statements))).toEqual([])
  })

  test.each([
    ['DROP TABLE trial_marks', 'takes away or changes table trial_marks'],
    ['DROP TABLE documents_3', 'takes away or changes table documents_3'],
    ['ALTER TABLE users DROP COLUMN goals', 'takes away or changes column users.goals'],
    ['ALTER TABLE users RENAME COLUMN goals TO aims', 'takes away or changes column users.goals'],
    ['ALTER TABLE users RENAME TO people_who_train', 'takes away or changes table users'],
    ['ALTER TABLE heads ALTER COLUMN seq TYPE numeric', 'takes away or changes column heads.seq bigint'],
    ['ALTER TABLE users ALTER COLUMN timezone SET NOT NULL', 'takes away or changes column users.timezone text'],
    [
      'ALTER TABLE users ALTER COLUMN goals DROP DEFAULT',
      'takes away or changes column users.goals jsonb NOT NULL DEFAULT',
    ],
    ['ALTER TABLE users ALTER COLUMN name DROP NOT NULL', 'takes away or changes column users.name text NOT NULL'],
    [
      'ALTER TABLE users ADD COLUMN later text NOT NULL',
      'adds column users.later text NOT NULL, which may not be left out',
    ],
    ['ALTER TABLE users ADD CHECK (length(name) < 9)', 'which may refuse its rows'],
    ['ALTER TABLE users ADD COLUMN later int, ADD CHECK (later > length(name))', 'which may refuse its rows'],
    ['ALTER TABLE heads ADD FOREIGN KEY (user_id) REFERENCES users', 'which may refuse its rows'],
    ['CREATE UNIQUE INDEX ON users (date_of_birth)', 'which may refuse its rows'],
    ['ALTER TABLE users ADD COLUMN later int NOT NULL DEFAULT 0 UNIQUE', 'which may refuse its rows'],
    ['ALTER TABLE users ADD COLUMN later int UNIQUE NULLS NOT DISTINCT', 'which may refuse its rows'],
    ['CREATE TABLE later (user_id text PRIMARY KEY REFERENCES users)', 'to users from later'],
    ['DROP INDEX documents_in_order', 'takes away or changes CREATE INDEX documents_in_order'],
    ['ALTER TABLE heads DROP CONSTRAINT heads_pkey', 'takes away or changes constraint heads_pkey'],
    [
      'ALTER TABLE contact_messages ENABLE ROW LEVEL SECURITY',
      'takes away or changes table contact_messages without row security',
    ],
    ['CREATE POLICY own ON users USING (false)', 'which hides rows from it'],
    ['REVOKE DELETE ON users FROM CURRENT_USER', 'takes away or changes right of'],
    ['CREATE RULE never AS ON DELETE TO users DO INSTEAD NOTHING', 'which rewrites its statements'],
    ["UPDATE users SET name = ''", 'UPDATE of rows of users that the build before reads'],
    ['DELETE FROM revisions', 'DELETE of rows of revisions that the build before reads'],
    ['DELETE FROM documents_3', 'DELETE of rows of documents_3 that the build before reads'],
    ['TRUNCATE documents', 'that the build before reads'],
    [
      "INSERT INTO server_state VALUES ('epoch', '') ON CONFLICT (key) DO UPDATE SET value = ''",
      'UPDATE of rows of server_state that the build before reads',
    ],
    ["DO $$ BEGIN EXECUTE 'DELETE FROM ' || 'heads'; END $$", 'DELETE of rows of heads'],
  ])('may not %s', async (statement, fault) => {
    const faults = await judgeExpansion(database.kysely, of(statement))
    expect(faults.join('\n')).toContain(fault)
  })

  test('may not run anything at the writes of the build before', async () => {
    const faults = await judgeExpansion(
      database.kysely,
      of(
        "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
        'CREATE TRIGGER noted BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION nothing()',
      ),
    )
    expect(faults).toMatchObject([expect.stringContaining('which runs at its writes')])
  })

  test('leaves the database as it was when it is judged', async () => {
    const migration = of('ALTER TABLE users ADD COLUMN later text')
    await judgeExpansion(database.kysely, migration)
    expect(await judgeExpansion(database.kysely, migration)).toEqual([])
  })
})

describe('the migrations of a build', () => {
  test('are judged on the tables before each of them, if they are named so', async () => {
    const database = await connectDatabase({ memory: await emptyDatabaseDump() })
    const judged = await judgeExpansions(database, {
      ...MIGRATIONS,
      '996-first.expands': of('ALTER TABLE users ADD COLUMN later text'),
      '997-not-named': of('DROP TABLE trial_marks'),
      '998-second.expands': of('ALTER TABLE users DROP COLUMN later'),
    })
    await database.close()
    const planted = judged.filter(({ name }) => /^99/.test(name))
    expect(planted).toMatchObject([
      { name: '996-first.expands', faults: [] },
      { name: '998-second.expands', faults: [expect.stringContaining('users.later')] },
    ])
  })

  test('only add, those that say so', async () => {
    const database = await connectDatabase({ memory: await emptyDatabaseDump() })
    const judged = await judgeExpansions(database, MIGRATIONS)
    await database.close()
    expect(judged.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([])
  })
})
