import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { WireDocument } from '#contract/sync.ts'
import { buildApp } from '../server/app.ts'
import type { WholeDatabase } from '../server/database/connection.ts'
import { readSeen, writeChange } from '../server/stores/changes.ts'
import { closeAccount } from '../server/stores/people.ts'
import { closeHead, lockHead } from '../server/stores/positions.ts'
import { afterCommit } from '../server/sync/heads.ts'
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

  describe('a change that was decided on what was there before', () => {
    const shelfOf = ({ uid }: TestClient) => ({ userId: uid, collection: 'sessions' }) as const
    const lateVersion = () => {
      const body = aSession()
      const json = JSON.stringify(body)
      return { id: body.id, seq: 2, deleted: false, body, json, bytes: json.length }
    }

    /** A person with one session, and a second one that was decided on that. */
    async function decidedBefore() {
      const person = await server.client()
      await person.push('sessions', [first(newSession())])
      const seen = await readSeen(server.database.kysely, shelfOf(person), [])
      const versions = [lateVersion()]
      const position = afterCommit(seen.position, 1, 'abcdef01')
      const change = { versions, schemaVersion: 0, replaced: [], position, growth: versions[0]?.bytes ?? 0 }
      const write = async (database: WholeDatabase = server.database) =>
        seen.head !== undefined && (await writeChange(database.kysely, shelfOf(person), seen.head, change))
      const idsStored = async () => {
        const { kysely } = server.database
        const rows = await kysely.selectFrom('documents').select('id').where('user_id', '=', person.uid).execute()
        return rows.map(({ id }) => id)
      }
      return { person, write, idsStored, lateId: versions[0]?.id }
    }

    test('is written if nothing else was', async () => {
      const { write, idsStored, lateId } = await decidedBefore()
      expect(await write()).toBe(true)
      expect(await idsStored()).toContain(lateId)
    })

    test.each([
      ['another push', ({ person }) => person.push('sessions', [first(newSession())])],
      ['a refused document that was put aside', ({ person }) => person.push('sessions', [first('rubbish')])],
      ['the deletion of the account', ({ person }) => closeAccount(server.database, person.uid)],
      ['itself', ({ write }) => write()],
    ] satisfies [string, (at: Awaited<ReturnType<typeof decidedBefore>>) => Promise<unknown>][])(
      'writes nothing after %s',
      async (_name, meanwhile) => {
        const at = await decidedBefore()
        await meanwhile(at)
        const before = await at.idsStored()
        expect(await at.write()).toBe(false)
        expect(await at.idsStored()).toEqual(before)
      },
    )

    test.runIf(kind === 'postgresql')(
      'does not wait for a deletion that is under way, and writes nothing',
      async () => {
        const { person, write, idsStored, lateId } = await decidedBefore()
        const other = await server.database.reconnect()
        others.push(() => other.close())
        const { kysely } = server.database
        await kysely.transaction().execute(async (transaction) => {
          await lockHead(transaction, person.uid)
          await transaction.insertInto('people').values({ user_id: person.uid, status: 'deleted' }).execute()
          await closeHead(transaction, person.uid)
          expect(await write(other)).toBe(false)
        })
        expect(await idsStored()).not.toContain(lateId)
      },
    )

    test.runIf(kind === 'postgresql')('waits as a push for one that is under way, and is then refused', async () => {
      const { person, idsStored } = await decidedBefore()
      const before = await idsStored()
      const { kysely } = server.database
      const isWaiting = async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(kysely)
        return rows.length > 0
      }
      let pushing: Promise<unknown> | undefined
      await kysely.transaction().execute(async (transaction) => {
        await lockHead(transaction, person.uid)
        await transaction.insertInto('people').values({ user_id: person.uid, status: 'deleted' }).execute()
        await closeHead(transaction, person.uid)
        pushing = person.push('sessions', [first(newSession())]).catch((cause: Error) => cause.message)
        await vi.waitUntil(isWaiting)
      })
      expect(await pushing).toMatch(/^410: /)
      expect(await idsStored()).toEqual(before)
    })
  })
})
