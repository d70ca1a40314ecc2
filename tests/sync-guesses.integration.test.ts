import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Named } from '../server/database/connection.ts'
import { oneByOne } from '../server/stores/changes.ts'
import { closeAccount } from '../server/stores/people.ts'
import { aSession } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { createClient, startTestServer, type TestClient, type TestServer } from './setup/test-server.ts'

const MARK = /\/\* (?:prepared|grouped): ([\w-]+) \*\//

describe.each(DATABASES)('on %s a push that follows a push', (kind) => {
  let database: TestDatabase
  let server: TestServer
  let another: TestServer
  const statements: string[] = []

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const recorder: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const name = MARK.exec(JSON.stringify(node))?.[1]
        if (name !== undefined) statements.push(name)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const heard = (named: Named): Named => ({ ...named, kysely: named.kysely.withPlugin(recorder) })
    server = await startTestServer(kind, { database: { ...database, of: (userId) => heard(database.of(userId)) } })
    another = await startTestServer(kind, { database })
  })
  afterAll(async () => {
    await server.close()
    await another.close()
    await database.close()
  })

  const live = (note: string, base = aSession()) => ({ ...base, note, _deleted: false })
  const row = (newDocumentState: object, assumedMasterState?: object) => ({
    newDocumentState,
    ...(assumedMasterState && { assumedMasterState }),
  })

  /** Somebody with a session that this server has written, and the same person at another instance. */
  async function afterTwoPushes() {
    const person = await server.client()
    const elsewhere = createClient(another.app, person.uid, await another.tokenFor(person.uid))
    const first = live('first')
    const second = { ...first, note: 'second' }
    await person.push('sessions', [row(first)])
    await person.push('sessions', [row(second, first)])
    statements.length = 0
    const third = { ...second, note: 'third' }
    return { person, elsewhere, first, second, third }
  }
  const stored = async (person: TestClient) => (await person.pull('sessions')).documents

  test('is one statement, and answers as if it had read', async () => {
    const { person, elsewhere, second, third } = await afterTwoPushes()
    const answer = await person.push('sessions', [row(third, second)])
    expect(statements).toEqual(['change'])
    expect(answer).toMatchObject({ conflicts: [], refused: [], head: expect.stringMatching(/\.3\./) })
    expect(await stored(elsewhere)).toEqual([third])
    const { kysely } = database
    const revisions = await kysely.selectFrom('revisions').select('seq').where('user_id', '=', person.uid).execute()
    expect(revisions.map(({ seq }) => seq).toSorted()).toEqual([1, 2])
  })

  test('meets what another instance wrote meanwhile as a conflict, and keeps it', async () => {
    const { person, elsewhere, second, third } = await afterTwoPushes()
    const theirs = { ...second, note: 'theirs' }
    await elsewhere.push('sessions', [row(theirs, second)])
    expect((await person.push('sessions', [row(third, second)])).conflicts).toEqual([theirs])
    expect(statements).toEqual(['change', 'seen'])
    expect(await stored(elsewhere)).toEqual([theirs])
  })

  test('is written beside another document that came from elsewhere, with a seq after it', async () => {
    const { person, elsewhere, second, third } = await afterTwoPushes()
    const other = live('other')
    await elsewhere.push('sessions', [row(other)])
    const answer = await person.push('sessions', [row(third, second)])
    expect(answer).toMatchObject({ conflicts: [], head: expect.stringMatching(/\.4\./) })
    expect(await stored(elsewhere)).toEqual([other, third])
  })

  test('and repeats it, or is in conflict, is answered by what the database says', async () => {
    const { person, elsewhere, first, second, third } = await afterTwoPushes()
    expect(await person.push('sessions', [row(second, first)])).toMatchObject({ conflicts: [] })
    expect(statements).toEqual(['seen'])
    expect((await person.push('sessions', [row(third, first)])).conflicts).toEqual([second])
    await elsewhere.push('sessions', [row(third, second)])
    expect((await person.push('sessions', [row(second, first)])).conflicts).toEqual([third])
  })

  test.each([
    ['deleted', 410, (uid: string) => closeAccount(database, uid)],
    [
      'disabled',
      403,
      (uid: string) =>
        database.kysely.insertInto('people').values({ user_id: uid, status: 'disabled' }).executeTakeFirst(),
    ],
  ])('of an account that was %s meanwhile is refused with %i, and writes nothing', async (_status, code, close) => {
    const { person, second, third } = await afterTwoPushes()
    await close(person.uid)
    await expect(person.push('sessions', [row(third, second)])).rejects.toThrow(`${code}: `)
    const { rows } = await sql<{ note: string }>`
      SELECT body->>'note' AS note FROM documents WHERE user_id = ${person.uid}`.execute(database.kysely)
    expect(rows).toEqual([{ note: 'second' }])
  })

  test('after a new epoch names it, and refuses a head of the one before', async () => {
    const { person, second, third } = await afterTwoPushes()
    const { head: before } = await person.pull('sessions')
    const epoch = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
    await database.kysely.updateTable('server_state').set({ value: epoch }).where('key', '=', 'epoch').execute()
    await expect(person.push('sessions', [row(third, second)], 0, before)).rejects.toThrow('409: ')
    expect((await person.push('sessions', [row(third, second)])).head).toMatch(new RegExp(`^${epoch}\\.3\\.`))
  })

  test('of somebody else with the same document is decided on theirs alone', async () => {
    const { second, third } = await afterTwoPushes()
    const stranger = await server.client()
    expect(await stranger.push('sessions', [row(third, second)])).toMatchObject({ conflicts: [] })
    expect(statements).not.toEqual(['change'])
    expect(await stored(stranger)).toEqual([third])
  })
})

test('a person’s documents are found by their ids in a database that knows nothing of its rows yet', async () => {
  const database = await openTestDatabase('postgresql')
  await sql`
    INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, content_hash, schema_version)
    SELECT 'ana', 'sessions', n::text, n, false, '{}', 2, 0, 0 FROM generate_series(1, 3000) AS n`.execute(
    database.of('ana').kysely,
  )
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN (ANALYZE, TIMING OFF) ${oneByOne({ userId: 'ana', collection: 'sessions' }, ['2999'])}`.execute(
    database.of('ana').kysely,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan using documents_\d+_pkey/)
  expect(plan).not.toContain('Rows Removed')
  await database.close()
})
