import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AppOptions } from '../server/app.ts'
import { buildApp } from '../server/app.ts'
import { aFolder, aSession } from './builders.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { identityFor } from './setup/test-identity.ts'
import { createClient, startTestServer, TEST_CONFIG, type TestClient, type TestServer } from './setup/test-server.ts'

/** A message without its id, the server's state. */
const withoutState = (message: string) => message.replace(/^id: \S+\n/, '')
const newSession = () => ({ newDocumentState: { ...aSession(), _deleted: false } })

describe.each(DATABASES)('stream on %s', (kind) => {
  let database: TestDatabase
  let server: TestServer
  let origin: string
  let isListening = false
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())
  const toClose: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of toClose.splice(0)) await close()
    await server.close()
  })

  async function start(options: Partial<AppOptions> = {}): Promise<void> {
    server = await startTestServer(kind, { ...options, database })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    // It listens on a port, not on a socket file.
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  }

  /** Opens the stream and reads its initial hints. */
  async function open(client: TestClient) {
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${client.token}`, 'accept-encoding': 'br, gzip' }
    const response = await fetch(`${origin}/api/sync/stream`, { headers, signal: stop.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    toClose.push(async () => stop.abort())
    const waiting: string[] = []
    const line = {
      response,
      /** The server's next message; undefined once the stream has ended. */
      next: async (): Promise<string | undefined> => {
        while (waiting.length === 0) {
          const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
          if (done) return undefined
          waiting.push(...value.split('\n\n').filter(Boolean).map(withoutState))
        }
        return waiting.shift()
      },
      stop: () => stop.abort(),
    }
    expect(await line.next()).toBe('data: RESYNC')
    // The first stream makes the process listen to PostgreSQL, which then notifies everybody.
    if (kind === 'postgresql' && !isListening) expect(await line.next()).toBe('data: RESYNC')
    isListening = true
    return line
  }

  test('names the collection after another device has pushed, and a pull then finds the change', async () => {
    await start()
    const phone = await server.client()
    const { checkpoint } = await phone.pull('sessions')
    const line = await open(phone)
    const tablet = await server.client(phone.uid)
    const row = newSession()
    await tablet.push('sessions', [row])
    expect(await line.next()).toBe('data: RESYNC sessions')
    expect((await phone.pull('sessions', checkpoint)).documents).toEqual([row.newDocumentState])
  })

  test('says nothing of what changes nothing, and nothing of other people', async () => {
    await start()
    const phone = await server.client()
    const row = newSession()
    const line = await open(phone)
    await phone.push('sessions', [row])
    expect(await line.next()).toBe('data: RESYNC sessions')
    await phone.push('sessions', [row])
    await phone.push('sessions', [{ newDocumentState: 'rubbish' }])
    await (await server.client()).push('sessions', [newSession()])
    const hinted = line.next()
    await phone.push('sessions', [newSession()])
    expect(await hinted).toBe('data: RESYNC sessions')
    line.stop()
    await expect(line.next()).rejects.toThrow()
  })

  test.each(['sessions anna', "a'); DROP TABLE heads; --", '{"uid":1}', 'é💪', ' '])(
    'notifies the right person of the right collection, for any id: %j',
    async (uid) => {
      await start({ tokenVerifier: { verify: async () => identityFor(uid) } })
      const person = await server.client(uid)
      const line = await open(person)
      await person.push('folders', [{ newDocumentState: { ...aFolder(), _deleted: false } }])
      expect(await line.next()).toBe('data: RESYNC folders')
    },
  )

  test('is an event stream that no proxy may hold back, compress or keep', async () => {
    await start()
    const { response } = await open(await server.client())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  test('does not open without a good token', async () => {
    await start()
    for (const headers of [{}, { authorization: `Bearer ${await server.tokenFor('late', -10)}` }]) {
      const response = await fetch(`${origin}/api/sync/stream`, { headers })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } })
    }
  })

  test('ends when its token does', async () => {
    const lifetimeMs = (token: string) => (token === 'short-lived' ? 50 : 3_600_000)
    await start({
      tokenVerifier: { verify: async (token) => identityFor('anna', { expiresAt: Date.now() + lifetimeMs(token) }) },
    })
    const anna = await server.client('anna')
    await open(anna)
    const line = await open({ ...anna, token: 'short-lived' })
    expect(await line.next()).toBeUndefined()
  })

  test('ends with the server, which does not wait for it', async () => {
    await start()
    const line = await open(await server.client())
    const closed = server.app.close()
    expect(await line.next()).toBeUndefined()
    await closed
  })

  test('leaves nothing behind when the client goes', async () => {
    await start()
    const { changes } = database
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const watched = await buildApp({
      database: {
        ...database,
        changes: {
          ...changes,
          subscribe: (uid, onChange) => {
            const unsubscribe = changes.subscribe(uid, onChange)
            return () => {
              unsubscribe()
              leave()
            }
          },
        },
      },
      tokenVerifier: server.verifier,
      config: TEST_CONFIG,
      log: false,
    })
    origin = await watched.listen({ port: 0, host: '127.0.0.1' })
    const line = await open(await server.client())
    line.stop()
    await left
    await watched.close()
  })

  if (kind === 'postgresql') {
    test('hears of what another process has committed', async () => {
      await start()
      const phone = await server.client()
      const line = await open(phone)
      const elsewhere = await database.reconnect()
      const other = await buildApp({
        database: elsewhere,
        tokenVerifier: server.verifier,
        config: TEST_CONFIG,
        log: false,
      })
      toClose.push(
        () => other.close(),
        () => elsewhere.close(),
      )
      const heard = line.next()
      await createClient(other, phone.uid, phone.token).push('sessions', [newSession()])
      expect(await heard).toBe('data: RESYNC sessions')
    })

    test('after the database has dropped the listening connection, everybody is notified', async () => {
      await start()
      const phone = await server.client()
      const line = await open(phone)
      await phone.push('sessions', [newSession()])
      expect(await line.next()).toBe('data: RESYNC sessions')
      const back = line.next()
      await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`.execute(database.kysely)
      expect(await back).toBe('data: RESYNC')
      const row = newSession()
      const heard = line.next()
      await phone.push('sessions', [row])
      expect(await heard).toBe('data: RESYNC sessions')
    })
  }
})
