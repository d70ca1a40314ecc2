import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Tables } from '../server/database/tables.ts'
import { citusStatements } from '../tooling/distribution.ts'
import { judgeTables } from '../tooling/scale-rules.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

async function faultsIn(database: Kysely<Tables>): Promise<readonly string[]> {
  return (await judgeTables(database)).flatMap(({ table, faults }) => faults.map((fault) => `${table}: ${fault}`))
}

describe.each(DATABASES)('the tables, for a database that distributes by person, on %s', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.close())

  test('can be distributed', async () => {
    expect(await faultsIn(database.kysely)).toEqual([])
  })

  test.each([
    ['CREATE TABLE notes (id text PRIMARY KEY)', 'notes: is listed neither as personal nor as of the whole'],
    ['DROP TABLE trial_marks', 'trial_marks: is listed, but does not exist'],
    ['ALTER TABLE users ADD UNIQUE (email)', 'users: unique key (email) is without user_id'],
    ['CREATE UNIQUE INDEX ON users (lower(email))', 'users: unique key ((expression)) is without user_id'],
    ['CREATE UNIQUE INDEX ON users (email) INCLUDE (user_id)', 'users: unique key (email) is without user_id'],
    ['ALTER TABLE heads DROP CONSTRAINT heads_pkey', 'heads: has no primary key'],
    ['ALTER TABLE heads DROP CONSTRAINT heads_pkey', 'heads: no index begins with user_id'],
    [
      'ALTER TABLE quarantine DROP CONSTRAINT quarantine_pkey, ADD PRIMARY KEY (collection, user_id, body_md5)',
      'quarantine: primary key (collection, user_id, body_md5) does not begin with user_id',
    ],
    [
      'ALTER TABLE revisions ADD FOREIGN KEY (collection) REFERENCES trial_marks (mark)',
      'revisions: foreign key (collection) to trial_marks crosses persons',
    ],
    [
      'ALTER TABLE revisions ADD COLUMN by_whom text REFERENCES heads (user_id)',
      'revisions: foreign key (by_whom) to heads crosses persons',
    ],
    ['ALTER TABLE users ADD COLUMN number serial', 'users: number is numbered by a sequence, which shards would share'],
    [
      'ALTER TABLE documents ADD COLUMN number bigint; ALTER TABLE heads ADD COLUMN number int GENERATED ALWAYS AS IDENTITY',
      'heads: number is numbered by a sequence, which shards would share',
    ],
    [
      'ALTER TABLE trial_marks DROP CONSTRAINT trial_marks_pkey, ADD PRIMARY KEY (since)',
      'trial_marks: unique key (since) is without mark',
    ],
    [
      `DROP TABLE people; CREATE TABLE people (user_id text, status text, PRIMARY KEY (user_id, status)) PARTITION BY HASH (status)`,
      'people: is partitioned by something else than a hash of user_id',
    ],
    [
      `CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
       CREATE TRIGGER noted BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION nothing()`,
      'users: trigger noted',
    ],
  ])('could not with %s', async (statements, fault) => {
    for (const statement of statements.split(/;\s+(?=[A-Z]+ )(?!END)/))
      await sql.raw(statement).execute(database.kysely)
    expect(await faultsIn(database.kysely)).toContain(fault)
  })

  test('may name rows of the same person, and of what is everywhere', async () => {
    await sql`ALTER TABLE revisions ADD FOREIGN KEY (user_id) REFERENCES heads (user_id)`.execute(database.kysely)
    await sql`ALTER TABLE heads ADD COLUMN state text REFERENCES server_state (key)`.execute(database.kysely)
    expect(await faultsIn(database.kysely)).toEqual([])
  })
})

test('SCALING.md has the statements that distribute them', () => {
  const manual = readFileSync(join(import.meta.dirname, '../docs/SCALING.md'), 'utf8')
  expect(manual).toContain(citusStatements().join('\n'))
})
