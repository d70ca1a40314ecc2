import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import { buildApp } from '../server/app.ts'
import { aSession } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { createClient, startTestServer, TEST_CONFIG, type TestClient, type TestServer } from './setup/test-server.ts'

const WRITERS = 6
const PUSHES = 15
const ROWS = 3

const newSession = () => ({ ...aSession(), _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })

describe.each(DATABASES)('many at once on %s', (kind) => {
  let server: TestServer
  const others: (() => Promise<void>)[] = []
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterEach(async () => {
    for (const close of others.splice(0)) await close()
  })
  afterAll(() => server.close())

  /** Another process on the same database, approximated by a server with its own connections. */
  async function anotherServer(uid: string): Promise<TestClient> {
    const database = await server.database.reconnect()
    const app = await buildApp({
      database,
      tokenVerifier: server.verifier,
      config: TEST_CONFIG,
      log: false,
      rateLimits: { perAddress: 1_000_000, perPerson: 1_000_000 },
    })
    others.push(async () => {
      await app.close()
      if (kind === 'postgresql') await database.close()
    })
    return createClient(app, uid, await server.tokenFor(uid))
  }

  test('a device that follows while others push ends with every row, each once', async () => {
    const follower = await server.client()
    const devices = await Promise.all(Array.from({ length: WRITERS }, () => anotherServer(follower.uid)))

    const pushed: WireDocument[] = []
    let isDone = false
    const writing = Promise.all(
      devices.map(async (device) => {
        for (let push = 0; push < PUSHES; push++) {
          const documents = Array.from({ length: ROWS }, newSession)
          expect(await device.push('sessions', documents.map(first))).toMatchObject({ conflicts: [], refused: [] })
          pushed.push(...documents)
        }
      }),
    ).then(() => {
      isDone = true
    })

    const followed: WireDocument[] = []
    let checkpoint: string | undefined
    for (let mayStop = false; !mayStop; ) {
      // Writes before the request for the last page must be on it.
      const wasDone = isDone
      const page = await follower.pull('sessions', checkpoint, 7)
      followed.push(...page.documents)
      checkpoint = page.checkpoint
      mayStop = wasDone && page.documents.length === 0
    }
    await writing

    const ids = (documents: readonly WireDocument[]) => documents.map(({ id }) => id).toSorted()
    expect(ids(followed)).toEqual(ids(pushed))
    const { kysely } = server.database
    const stored = await kysely
      .selectFrom('documents')
      .select('seq')
      .where('user_id', '=', follower.uid)
      .orderBy('seq')
      .execute()
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: pushed.length }, (_, index) => index + 1))
  })

  test('of concurrent edits of one version, one is accepted and the others conflict', async () => {
    const owner = await server.client()
    const devices = await Promise.all(Array.from({ length: WRITERS }, () => anotherServer(owner.uid)))
    const base = newSession()
    await owner.push('sessions', [first(base)])

    const edits = devices.map((_, index) => ({ ...base, note: `by device ${index}` }))
    const answers = await Promise.all(
      devices.map((device, index) =>
        device.push('sessions', [{ assumedMasterState: base, newDocumentState: edits[index] }]),
      ),
    )
    const [winner] = (await owner.pull('sessions')).documents
    expect(edits).toContainEqual(winner)
    const losers = answers.filter(({ conflicts }) => conflicts.length > 0)
    expect(losers).toHaveLength(WRITERS - 1)
    for (const { conflicts } of losers) expect(conflicts).toEqual([winner])
  })

  test('the same push from many at once is stored once', async () => {
    const owner = await server.client()
    const devices = await Promise.all(Array.from({ length: WRITERS }, () => anotherServer(owner.uid)))
    const rows = [newSession(), newSession()].map(first)
    const answers = await Promise.all(devices.map((device) => device.push('sessions', rows)))
    for (const answer of answers) expect(answer).toMatchObject({ conflicts: [], refused: [] })
    expect((await owner.pull('sessions')).checkpoint).toMatch(/\.2$/)
  })

  test('the first pushes of many new people at once all arrive', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => server.client()))
    await Promise.all(people.map((person) => person.push('sessions', [first(newSession())])))
    for (const person of people) expect((await person.pull('sessions')).documents).toHaveLength(1)
  })
})
