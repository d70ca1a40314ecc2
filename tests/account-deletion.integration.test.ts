import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finishDeletions } from '../server/account/delete-account.ts'
import { MAP_TABLES, PERSONAL_TABLES } from '../server/account/personal-tables.ts'
import { startTrial } from '../server/subscriptions/start-trial.ts'
import { aSession } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { identityFor } from './setup/test-identity.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

/** Tables without personal data, or that outlive a person on purpose. */
const KEPT_TABLES: Readonly<Record<string, string>> = {
  people: 'the tombstone: the uid alone, so that a late push brings nothing back',
  trial_marks: 'keyed hashes: nobody gets a second trial',
  payment_events: 'ids of the provider that name nobody',
  local_payments: "the stand-in for a payment provider's own books",
  contact_messages: 'letters to the operators, written with or without an account and kept for a year',
  rate_counts: 'digests of who asked for something that is limited, for some minutes',
  server_state: 'of the server itself',
  kysely_migration: 'of the server itself',
  kysely_migration_lock: 'of the server itself',
}

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer
  let eraser: (userId: string) => Promise<void>
  let anna: string
  let ben: string
  beforeAll(async () => {
    server = await startTestServer(kind, { erasers: [(userId) => eraser(userId)] })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    eraser = async () => {}
    server.provider.isDown = false
    // No name of a test contains another's, so that every mention is unambiguous.
    anna = `anna-${crypto.randomUUID()}`
    ben = `ben-${crypto.randomUUID()}`
  })

  const call = async (
    uid: string,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    age = 0,
  ) => {
    const claims = { email: `${uid}@example.org`, auth_time: Math.floor(Date.now() / 1_000) - age }
    const authorization = `Bearer ${await server.tokenFor(uid, 3_600, claims)}`
    const response = await server.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    })
    const { error } = response.headers['content-type']?.startsWith('application/json')
      ? response.json()
      : { error: null }
    return { status: response.statusCode, code: error?.code as string | undefined, body: response.body }
  }
  const remove = (uid: string, age?: number) => call(uid, 'DELETE', '/user/delete-account', undefined, age)

  const session = (text: string) => ({ ...aSession({ note: text }), _deleted: false })

  /** Creates data of the person in every table with personal data. */
  async function seed(uid: string): Promise<void> {
    const { kysely } = server.database
    const client = await server.client(uid)
    const first = session(`${uid} old note`)
    await call(uid, 'PUT', '/user/profile', { name: `${uid} name`, limitations: `${uid} shoulder` })
    await client.push('sessions', [
      { newDocumentState: first },
      { newDocumentState: { id: 'x', name: `${uid} refused` } },
    ])
    const second = { ...first, note: `${uid} new note`, updatedAt: first.updatedAt.replace(/^0/, '1') }
    await client.push('sessions', [{ assumedMasterState: first, newDocumentState: second }])
    await startTrial(server.database, identityFor(uid), { trialDays: 14, now: new Date() })
    await kysely
      .updateTable('subscriptions')
      .set({ provider_subscription_id: `${uid} subscription` })
      .where('user_id', '=', uid)
      .execute()
    await kysely
      .insertInto('payment_customers')
      .values({
        provider: 'test',
        user_id: uid,
        customer_id: `${uid} customer`,
        readings: 0,
        kept_reading: 0,
        checkout_attempt: 0,
        checkout_id: null,
        checkout_order: null,
        reconciled_at: null,
      })
      .execute()
    await kysely
      .insertInto('further_customers')
      .values({ provider: 'test', user_id: uid, customer_id: `${uid} further customer` })
      .execute()
    await kysely
      .insertInto('customer_owners')
      .values({ provider: 'test', user_id: uid, customer_id: `${uid} customer` })
      .execute()
  }

  async function tables(): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name !~ '^documents_[0-9]+$'`.execute(server.database.kysely)
    return rows.map((row) => row.name)
  }

  /** The rows of every table that mention the text anywhere, as they are stored. */
  async function mentions(text: string): Promise<Readonly<Record<string, readonly string[]>>> {
    const found: Record<string, readonly string[]> = {}
    for (const name of await tables()) {
      const { rows } = await sql<{ row: string }>`
        SELECT kept::text AS row FROM ${sql.table(name)} AS kept
        WHERE position(${text} IN kept::text) > 0 ORDER BY 1`.execute(server.database.kysely)
      if (rows.length > 0) found[name] = rows.map((row) => row.row)
    }
    return found
  }

  test('every table is either of people, and exported and erased, or named here with a reason', async () => {
    const known = [...[...PERSONAL_TABLES, ...MAP_TABLES].map(({ table }) => table), ...Object.keys(KEPT_TABLES)]
    expect([...(await tables())].sort()).toEqual(known.sort())
  })

  test('an export holds everything, and nothing of anybody else', async () => {
    await seed(anna)
    await seed(ben)
    const rows = await mentions(anna)
    expect(Object.keys(rows).sort()).toEqual(
      [...PERSONAL_TABLES, ...MAP_TABLES].map(({ table }) => table as string).sort(),
    )
    const { status, body } = await call(anna, 'GET', '/user/export')
    expect(status).toBe(200)
    const file = JSON.parse(body)
    expect(file).toMatchObject({ app: 'barra', source: 'server', account: anna })
    expect(file.profile).toMatchObject({ name: `${anna} name`, email: `${anna}@example.org` })
    for (const { table } of PERSONAL_TABLES) expect(file.server[table]).toHaveLength(rows[table]?.length ?? 0)
    for (const words of ['name', 'shoulder', 'old note', 'new note', 'refused', 'subscription', 'customer']) {
      expect(body).toContain(`${anna} ${words}`)
    }
    expect(body).not.toContain(ben)
  })

  test('an export of many pages names each row once', async () => {
    const client = await server.client(anna)
    const sessions = Array.from({ length: 120 }, () => session('x'))
    await client.push(
      'sessions',
      sessions.map((row) => ({ newDocumentState: row })),
    )
    const { documents } = JSON.parse((await call(anna, 'GET', '/user/export')).body)
    // As a device would export it.
    const bodies = sessions.map(({ _deleted: _, ...body }) => body)
    expect(documents.sessions).toEqual(bodies.toSorted((left, right) => (left.id < right.id ? -1 : 1)))
  })

  // proves 7.7
  test('a deletion leaves the tombstone alone, and every byte of anybody else', async () => {
    await seed(anna)
    await seed(ben)
    const before = await mentions(ben)
    expect(await remove(anna)).toMatchObject({ status: 200, body: '{"data":{"deleted":true}}' })
    expect(Object.keys(await mentions(anna))).toEqual(['people'])
    expect(await mentions(ben)).toEqual(before)
    expect(server.provider.deleted).toContain(anna)
    const after = await mentions(anna)
    expect(await remove(anna)).toMatchObject({ status: 410, code: 'ACCOUNT_DELETED' })
    expect(await mentions(anna)).toEqual(after)
    expect(await mentions(ben)).toEqual(before)
  })

  test('a deletion of thousands of rows is whole', async () => {
    const { kysely } = server.database
    await sql`
      INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, content_hash, schema_version)
      SELECT ${anna}, 'sessions', n::text, n, false, '{}', 2, 0, 0 FROM generate_series(1, 2500) AS n`.execute(kysely)
    expect(await remove(anna)).toMatchObject({ status: 200 })
    expect(Object.keys(await mentions(anna))).toEqual(['people'])
  })

  test('an offline device does not recreate a deleted account', async () => {
    await seed(anna)
    await remove(anna)
    const before = await mentions(anna)
    const late = { collection: 'sessions', schemaVersion: 0, rows: [{ newDocumentState: session('late') }] }
    const told = { firebaseUid: anna, email: '', name: '', photoURL: null, timezone: null }
    for (const answer of [
      await call(anna, 'POST', '/sync/push', late),
      await call(anna, 'GET', '/sync/pull?collection=sessions'),
      await call(anna, 'GET', '/sync/digest'),
      await call(anna, 'GET', '/sync/stream'),
      await call(anna, 'GET', '/user/profile'),
      await call(anna, 'POST', '/auth/sync-user', told),
      await call(anna, 'POST', '/auth/sync-user-trial'),
    ]) {
      expect(answer).toMatchObject({ status: 410, code: 'ACCOUNT_DELETED' })
    }
    expect(await mentions(anna)).toEqual(before)
  })

  test('a device without a token learns that its account has ended, and nothing else', async () => {
    const standing = async (uid: string) => {
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: '/api/auth/standing',
        payload: { uid },
      })
      return [statusCode, body]
    }
    const said = (uid: string, word: string) => [200, JSON.stringify({ data: { uid, standing: word } })]
    await seed(anna)
    await seed(ben)
    const before = await mentions(ben)
    expect(await standing(anna)).toEqual(said(anna, 'open'))
    expect(await standing('nobody')).toEqual(said('nobody', 'open'))
    eraser = () => Promise.reject(new Error('no files today'))
    await remove(anna)
    expect(await standing(anna)).toEqual(said(anna, 'deleted'))
    eraser = async () => {}
    await remove(anna)
    expect(await standing(anna)).toEqual(said(anna, 'deleted'))
    expect(await standing(ben)).toEqual(said(ben, 'open'))
    await server.database.kysely
      .insertInto('people')
      .values({ user_id: ben, status: 'disabled' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status: 'disabled' }))
      .execute()
    expect(await standing(ben)).toEqual(said(ben, 'disabled'))
    expect(Object.keys(await mentions(ben))).toEqual(expect.arrayContaining(Object.keys(before)))
    for (const uid of ['', 'a\u0000b', 'x'.repeat(129)]) expect((await standing(uid))[0]).toBe(400)
  })

  test('pushes and sign-ins that run at the same time leave nothing behind', async () => {
    const client = await server.client(anna)
    const pushes = Array.from({ length: 10 }, () => client.push('sessions', [{ newDocumentState: session('race') }]))
    const visits = Array.from({ length: 5 }, () => call(anna, 'PUT', '/user/profile', { name: 'race' }))
    const [deleted] = await Promise.all([remove(anna), Promise.allSettled(pushes), Promise.all(visits)])
    expect(deleted.status).toBe(200)
    expect(Object.keys(await mentions(anna))).toEqual(['people'])
  })

  describe('asks for', () => {
    test('a sign-in of the last five minutes', async () => {
      await seed(anna)
      const before = await mentions(anna)
      expect(await remove(anna, 400)).toMatchObject({ status: 403, code: 'RECENT_LOGIN_REQUIRED' })
      expect(await mentions(anna)).toEqual(before)
      expect(await remove(anna, 200)).toMatchObject({ status: 200 })
    })

    test.each([
      'DELETE /user/delete-account',
      'DELETE /user/profile',
      'GET /user/export',
      'POST /auth/sign-out-everywhere',
    ])('%s: a provider that still stands by the sign-in', async (route) => {
      await seed(anna)
      const before = await mentions(anna)
      const [method, url] = route.split(' ') as ['DELETE' | 'GET' | 'POST', string]
      const { provider } = server
      provider.isDown = true
      expect(await call(anna, method, url)).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
      provider.isDown = false
      provider.validSince.set(anna, Math.floor(Date.now() / 1_000))
      expect(await call(anna, method, url, undefined, 60)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
      provider.disabled.add(anna)
      expect(await call(anna, method, url)).toMatchObject({ status: 403, code: 'ACCOUNT_DISABLED' })
      provider.disabled.delete(anna)
      provider.deleted.add(anna)
      expect(await call(anna, method, url)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
      expect(await mentions(anna)).toEqual(before)
    })
  })

  describe('that fails half way', () => {
    const interrupted = async () => {
      await seed(anna)
      eraser = () => Promise.reject(new Error('no files today'))
      expect(await remove(anna)).toMatchObject({ status: 503, code: 'INTERNAL' })
      expect(await call(anna, 'GET', '/user/profile')).toMatchObject({ status: 410, code: 'ACCOUNT_DELETED' })
      expect(server.provider.deleted).not.toContain(anna)
      eraser = async () => {}
    }
    const expectDone = async () => {
      expect(Object.keys(await mentions(anna))).toEqual(['people'])
      expect(server.provider.deleted).toContain(anna)
      expect(await remove(anna)).toMatchObject({ status: 410 })
    }

    test('is finished by asking again, however old the sign-in is by then', async () => {
      await interrupted()
      expect(await remove(anna, 4_000)).toMatchObject({ status: 200 })
      await expectDone()
    })

    test('is finished by the server itself, past one that fails again', async () => {
      await interrupted()
      await server.database.kysely.insertInto('people').values({ user_id: 'aaron', status: 'deleted' }).execute()
      eraser = async (userId) => {
        if (userId === 'aaron') throw new Error('no files of aaron')
      }
      const failures: unknown[] = []
      const deletion = { database: server.database, erasers: [eraser], identityAdmin: server.provider.admin }
      await finishDeletions(deletion, (cause) => failures.push(cause))
      expect(failures).toEqual([new Error('no files of aaron')])
      await expectDone()
    })

    // proves 7.36
    test('at the provider says that the provider cannot be reached', async () => {
      await seed(anna)
      eraser = async () => {
        server.provider.isDown = true
      }
      expect(await remove(anna)).toMatchObject({ status: 503, code: 'IDENTITY_UNAVAILABLE' })
      server.provider.isDown = false
      eraser = async () => {}
      expect(await remove(anna)).toMatchObject({ status: 200 })
      await expectDone()
    })

    test('still knows at the eraser who the person is to the payment provider', async () => {
      await seed(anna)
      let known: unknown
      eraser = async (userId) => {
        known = await server.database.kysely
          .selectFrom('payment_customers')
          .select('customer_id')
          .where('user_id', '=', userId)
          .executeTakeFirst()
      }
      await remove(anna)
      expect(known).toEqual({ customer_id: `${anna} customer` })
    })
  })

  test("the account's open streams end, others stay", async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    // It listens on a port, not on a socket file.
    const { port } = server.app.server.address() as AddressInfo
    const open = async (uid: string) => {
      const headers = { authorization: `Bearer ${await server.tokenFor(uid)}` }
      const stop = new AbortController()
      const response = await fetch(`http://127.0.0.1:${port}/api/sync/stream`, { headers, signal: stop.signal })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      /** Reads until the stream has sent so many hints, or has ended. */
      const heard = async (hints: number): Promise<'hints' | 'end'> => {
        let text = ''
        while (text.split('RESYNC').length - 1 < hints) {
          const { value, done } = (await reader?.read()) ?? { value: '', done: true }
          if (done) return 'end'
          text += value
        }
        return 'hints'
      }
      return { heard, stop: () => stop.abort() }
    }
    // The first stream makes the process listen to PostgreSQL, which then notifies everybody.
    const first = await open('first')
    await first.heard(kind === 'postgresql' ? 2 : 1)
    const [hers, his] = [await open(anna), await open(ben)]
    await his.heard(1)
    await remove(anna)
    expect(await hers.heard(Number.POSITIVE_INFINITY)).toBe('end')
    await (await server.client(ben)).push('sessions', [{ newDocumentState: session('x') }])
    expect(await his.heard(1)).toBe('hints')
    first.stop()
    his.stop()
  })

  // proves 7.34
  test('signing out everywhere makes every earlier sign-in worthless', async () => {
    expect(await call(anna, 'POST', '/auth/sign-out-everywhere', undefined, 60)).toMatchObject({ status: 200 })
    expect(await call(anna, 'GET', '/user/export', undefined, 60)).toMatchObject({ status: 401 })
    expect(await call(anna, 'GET', '/user/export')).toMatchObject({ status: 200 })
    expect(await call(ben, 'GET', '/user/export', undefined, 60)).toMatchObject({ status: 200 })
  })
})

test('rare actions are rate-limited more strictly', async () => {
  const limited = await startTestServer('pglite', {
    rateLimits: { perAddress: 1_000, perPerson: 1_000, rarePerPerson: 2 },
  })
  const export_ = async (uid: string) =>
    limited.app.inject({ url: '/api/user/export', headers: { authorization: `Bearer ${await limited.tokenFor(uid)}` } })
  for (let request = 0; request < 2; request++) expect((await export_('anna')).statusCode).toBe(200)
  const refused = await export_('anna')
  expect({ status: refused.statusCode, code: refused.json().error.code }).toEqual({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
  expect((await export_('ben')).statusCode).toBe(200)
  await limited.close()
})

test('questions about accounts are rate-limited by address', async () => {
  const limited = await startTestServer('pglite', {
    rateLimits: { perAddress: 1_000, perPerson: 1_000, standingPerAddress: 2 },
  })
  const ask = async (remoteAddress: string) =>
    limited.app.inject({ method: 'POST', url: '/api/auth/standing', payload: { uid: 'anna' }, remoteAddress })
  for (let request = 0; request < 2; request++) expect((await ask('192.0.2.1')).statusCode).toBe(200)
  expect((await ask('192.0.2.1')).statusCode).toBe(429)
  expect((await ask('192.0.2.2')).statusCode).toBe(200)
  await limited.close()
})

test('logs of a whole account life contain no token, email or personal text', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const erasers = [() => Promise.reject(new Error('no files today'))]
  const logged = await startTestServer('pglite', { log, erasers })
  const { provider, app } = logged
  const claims = { email: 'canary-mail@example.org', name: 'canary-name' }
  const token = await logged.tokenFor('canary-uid', 3_600, claims)
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
  await call('PUT', '/api/user/profile', { name: 'canary-body', limitations: 'canary-shoulder' })
  await call('PUT', '/api/user/profile', { name: 'canary-body', email: 'canary-other@example.org' })
  await call('POST', '/api/auth/sync-user', { firebaseUid: 'canary-else' })
  await call('POST', '/api/auth/sync-user-trial')
  await call('POST', '/api/auth/standing', { uid: 'canary-uid' })
  provider.isDown = true
  await call('POST', '/api/auth/sign-out-everywhere')
  provider.isDown = false
  await logged.database.kysely.schema.alterTable('revisions').renameTo('canary_gone').execute()
  // The stream breaks off where the table is missing.
  await call('GET', '/api/user/export').catch(() => {})
  await logged.database.kysely.schema.alterTable('canary_gone').renameTo('revisions').execute()
  expect((await call('DELETE', '/api/user/profile')).statusCode).toBe(503)
  await logged.close()
  const text = lines.join('')
  expect(text).toContain('IDENTITY_UNAVAILABLE')
  expect(text).toContain('no files today')
  expect(text).not.toMatch(/canary/)
  expect(text).not.toContain(token.split('.')[1])
})
