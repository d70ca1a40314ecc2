import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentHash, xorHashes } from '#domain/merge/canonical.ts'
import { buildApp } from '../server/app.ts'
import type { DocumentVersions } from '../server/sync/document-versions.ts'
import { aLoggedSession, aSession, aStamp } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { createClient, startTestServer, TEST_CONFIG, type TestClient, type TestServer } from './setup/test-server.ts'

/** As if version 0 had no notes in sessions: the current shape is version 1. */
const NOTES_ADDED: DocumentVersions = { current: 1, upgrades: { sessions: [(old) => ({ note: 'upgraded', ...old })] } }

const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })
const oldShape = <Document extends { note: string }>({ note: _unknown, ...document }: Document) => document

describe.each(DATABASES)('versions on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { versions: NOTES_ADDED })
  })
  afterAll(() => server.close())

  const request = (client: TestClient, url: string, version: string) =>
    server.app.inject({ url, headers: { authorization: `Bearer ${client.token}`, 'x-schema-version': version } })

  test('a push of an older app is accepted, in the current shape', async () => {
    const old = await server.client()
    const session = onTheWire(aSession())
    expect(await old.push('sessions', [first(oldShape(session))], 0)).toMatchObject({ conflicts: [], refused: [] })
    expect((await old.pull('sessions')).documents).toEqual([{ ...session, note: 'upgraded' }])
  })

  test('an older app that pushes again changes nothing, and its edits build on what it knows', async () => {
    const old = await server.client()
    const v1 = oldShape(onTheWire(aSession()))
    await old.push('sessions', [first(v1)], 0)
    const v2 = { ...v1, name: 'Leg day' }
    for (let time = 0; time < 2; time++) {
      const row = { assumedMasterState: v1, newDocumentState: v2 }
      expect(await old.push('sessions', [row], 0)).toMatchObject({ conflicts: [], refused: [] })
    }
    const { documents, checkpoint } = await old.pull('sessions')
    expect(documents).toEqual([{ ...v2, note: 'upgraded' }])
    expect(checkpoint).toMatch(/\.2$/)
  })

  test("an older app's conflict is merged for it, and it gets no newer shape", async () => {
    const phone = await server.client()
    const old = await server.client(phone.uid)
    const base = onTheWire(aSession({ note: 'upgraded' }))
    await phone.push('sessions', [first(base)], 1)
    const mine = { ...base, note: 'from the new phone', updatedAt: aStamp(3_000) }
    await phone.push('sessions', [{ assumedMasterState: base, newDocumentState: mine }], 1)
    const theirs = { ...oldShape(base), name: 'from the old tablet', updatedAt: aStamp(2_000) }
    const row = { assumedMasterState: oldShape(base), newDocumentState: theirs }
    expect(await old.push('sessions', [row], 0)).toMatchObject({ conflicts: [], refused: [] })
    expect((await phone.pull('sessions')).documents).toEqual([
      { ...mine, name: 'from the old tablet', note: 'from the new phone' },
    ])
  })

  test('no logged set of either goes in such a merge', async () => {
    const phone = await server.client()
    const old = await server.client(phone.uid)
    const one = onTheWire(aLoggedSession())
    const two = { ...onTheWire(aLoggedSession()), id: one.id }
    await phone.push('sessions', [first(one)], 1)
    await old.push('sessions', [first(oldShape(two))], 0)
    const [merged] = (await phone.pull('sessions')).documents
    const setIds = (session: unknown) =>
      (session as typeof one).exercises.flatMap(({ sets }) => sets.map(({ id }) => id)).toSorted()
    expect(setIds(merged)).toEqual([...setIds(one), ...setIds(two)].toSorted())
  })

  test.each(['/api/sync/pull?collection=sessions', '/api/sync/digest'])(
    'an older app is asked to update before it reads: %s',
    async (url) => {
      const client = await server.client()
      const response = await request(client, url, '0')
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ error: { code: 'CLIENT_OUTDATED' } })
      for (const known of ['1', '2']) expect((await request(client, url, known)).statusCode).toBe(200)
    },
  )

  test('a push of a newer app waits for the server: nothing of it is judged', async () => {
    const client = await server.client()
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/sync/push',
      headers: { authorization: `Bearer ${client.token}` },
      payload: { collection: 'sessions', schemaVersion: 2, rows: [first({ unknown: 'shape' })] },
    })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('30')
    expect(response.json()).toMatchObject({ error: { code: 'SERVER_OUTDATED' } })
    expect(await server.database.kysely.selectFrom('quarantine').selectAll().execute()).toEqual([])
  })

  test('documents from before a release are read in its shape, and its digest agrees', async () => {
    const before = await buildApp({
      database: server.database,
      tokenVerifier: server.verifier,
      config: TEST_CONFIG,
      log: false,
    })
    const uid = 'trained-before-the-release'
    const token = await server.tokenFor(uid)
    const session = onTheWire(aSession({ note: '' }))
    await createClient(before, uid, token).push('sessions', [first(session)])
    const { note: _gone, _deleted: _flag, ...body } = session
    await server.database.kysely
      .updateTable('documents')
      .set({ body: sql`${JSON.stringify(body)}::jsonb` })
      .where('user_id', '=', uid)
      .execute()

    const client = await server.client(uid)
    const expected = { ...session, note: 'upgraded' }
    expect((await client.pull('sessions')).documents).toEqual([expected])
    expect((await client.digest()).sessions).toEqual({ count: 1, hash: xorHashes([documentHash(expected)]) })
    const edited = { ...expected, name: 'Leg day' }
    const row = { assumedMasterState: expected, newDocumentState: edited }
    expect(await client.push('sessions', [row], 1)).toMatchObject({ conflicts: [], refused: [] })
    expect((await client.digest()).sessions).toEqual({ count: 1, hash: xorHashes([documentHash(edited)]) })
    await before.close()
  })
})
