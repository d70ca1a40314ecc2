import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../server/database/transaction.ts'
import { FORGOTTEN_AT_ONCE, forgetOld } from '../server/stores/revisions.ts'
import { MAX_ACCOUNT_BYTES } from '../server/sync/account-size.ts'
import { thinDueRevisions } from '../server/sync/revision-sweep.ts'
import { aFolder, aSession } from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from './setup/test-server.ts'
import { accountSize } from './support/account-size.ts'

const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })
const edit = (assumedMasterState: unknown, newDocumentState: unknown) => ({ assumedMasterState, newDocumentState })
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FULL = /413.*ACCOUNT_FULL/

describe.each(DATABASES)('the size of an account on %s', (kind) => {
  let server: TestServer
  let phone: TestClient
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const count = async (table: 'documents' | 'revisions' | 'quarantine', { uid } = phone) =>
    (await server.database.kysely.selectFrom(table).select('id').where('user_id', '=', uid).execute()).length
  const setSize = ({ uid }: TestClient, bytes: number) =>
    server.database.kysely.updateTable('heads').set({ bytes }).where('user_id', '=', uid).execute()
  const failures: unknown[] = []
  const thin = () => thinDueRevisions(server.database, (cause) => failures.push(cause))

  /** Ages one person's revisions: each value is how long ago one was replaced, in order. */
  async function setAges({ uid }: TestClient, agesMs: readonly number[]): Promise<void> {
    const { kysely } = server.database
    const rows = await kysely.selectFrom('revisions').select('seq').where('user_id', '=', uid).orderBy('seq').execute()
    for (const [index, { seq }] of rows.entries()) {
      const replaced_at = new Date(Date.now() - (agesMs[index] ?? 0))
      const update = kysely.updateTable('revisions').set({ replaced_at })
      await update.where('user_id', '=', uid).where('seq', '=', seq).execute()
    }
    await kysely.updateTable('heads').set({ thin_after: new Date() }).where('user_id', '=', uid).execute()
  }

  /** A person with one session edited so many times. */
  async function withRevisions(edits: number) {
    phone = await server.client()
    let version = onTheWire(aSession())
    await phone.push('sessions', [first(version)])
    for (let index = 0; index < edits; index++) {
      const next = { ...version, note: 'x'.repeat(index + 1) }
      await phone.push('sessions', [edit(version, next)])
      version = next
    }
    return version
  }
  const seqsKept = async ({ uid } = phone) => {
    const { kysely } = server.database
    const rows = await kysely.selectFrom('revisions').select('seq').where('user_id', '=', uid).orderBy('seq').execute()
    return rows.map(({ seq }) => seq)
  }

  test('is what a recount finds, after any pushes', async () => {
    const content = fc.record({
      id: fc.integer({ min: 0, max: 3 }),
      note: fc.string({ unit: 'binary', maxLength: 40 }),
    })
    const row = fc.record({ ...{ content, isDeleted: fc.boolean() }, isGood: fc.boolean(), isAssumed: fc.boolean() })
    const ids = Array.from({ length: 4 }, () => aSession().id)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(row, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), async (pushes) => {
        phone = await server.client()
        for (const rows of pushes) {
          const stored = new Map((await phone.pull('sessions')).documents.map((document) => [document.id, document]))
          await phone.push(
            'sessions',
            rows.map(({ content: { id: index, note }, isDeleted, isGood, isAssumed }) => {
              const id = ids[index] ?? aSession().id
              const session = { ...aSession({ note }), id, _deleted: isDeleted, ...(!isGood && { status: 'none' }) }
              return edit(isAssumed ? stored.get(id) : undefined, session)
            }),
          )
        }
        const { told, counted } = await accountSize(server.database, phone.uid)
        expect(told).toBe(counted)
      }),
      { numRuns: 25 },
    )
  })

  test('is recounted the same after the nightly thinning and after bodies were let go', async () => {
    await withRevisions(4)
    await setAges(phone, [40 * DAY_MS, 40 * DAY_MS, 0, 0])
    const rubbish = Array.from({ length: 30 }, (_, index) => first({ rubbish: 'x'.repeat(index) }))
    await phone.push('folders', rubbish)
    const before = await accountSize(server.database, phone.uid)
    expect(before.told).toBe(before.counted)
    await thin()
    const after = await accountSize(server.database, phone.uid)
    expect(after.told).toBe(after.counted)
    expect(after.counted).toBeLessThan(before.counted)
  })

  describe('that is full', () => {
    async function full() {
      phone = await server.client()
      const stored = onTheWire(aSession({ note: 'long enough' }))
      await phone.push('sessions', [first(stored)])
      await setSize(phone, MAX_ACCOUNT_BYTES)
      return stored
    }

    test('refuses what is new or grows; nothing of the push is stored or put aside', async () => {
      const stored = await full()
      const { head, checkpoint } = await phone.pull('sessions')
      const longer = { ...stored, note: `${stored.note}, and longer` }
      for (const rows of [
        [first(onTheWire(aSession()))],
        [edit(stored, longer)],
        [edit(stored, { ...stored, note: '' }), first(onTheWire(aSession())), first('rubbish')],
        [first({ ...aSession(), _deleted: true })],
      ]) {
        await expect(phone.push('sessions', rows)).rejects.toThrow(FULL)
      }
      expect(await phone.pull('sessions')).toMatchObject({ documents: [stored], head, checkpoint })
      expect([await count('documents'), await count('revisions'), await count('quarantine')]).toEqual([1, 0, 0])
      expect((await accountSize(server.database, phone.uid)).told).toBe(MAX_ACCOUNT_BYTES)
    })

    test('takes what makes it smaller, and deletions, and has room again', async () => {
      const stored = await full()
      const shorter = { ...stored, note: 'long' }
      expect(await phone.push('sessions', [edit(stored, shorter)])).toMatchObject({ conflicts: [], refused: [] })
      expect(await phone.push('sessions', [edit(shorter, { ...shorter, _deleted: true })])).toMatchObject({
        conflicts: [],
        refused: [],
      })
      expect((await phone.pull('sessions')).documents).toMatchObject([{ id: stored.id, _deleted: true }])
      // Keeping the previous versions would have made it larger.
      expect(await count('revisions')).toBe(0)
      expect((await accountSize(server.database, phone.uid)).told).toBeLessThan(MAX_ACCOUNT_BYTES)
    })

    test('takes what changes nothing, tells conflicts, and names what it refuses without keeping it', async () => {
      const stored = await full()
      const other = { ...stored, note: 'another' }
      const { conflicts, refused } = await phone.push('sessions', [first(other), first('rubbish')])
      expect([conflicts, refused.length, await count('quarantine')]).toEqual([[stored], 1, 0])
      expect(await phone.push('sessions', [first(stored)])).toMatchObject({ conflicts: [], refused: [] })
    })

    test('has no say in the accounts of others', async () => {
      await full()
      await (await server.client()).push('folders', [first(onTheWire(aFolder()))])
    })
  })

  describe('the versions that were overwritten', () => {
    test('are all kept for a day, then the first of each hour, and go after thirty days', async () => {
      await withRevisions(8)
      const hour = (hours: number, minutes = 0) => {
        // Reckoned from the beginning of an hour, so that no minute steps over its edge.
        const sinceHour = Date.now() % HOUR_MS
        return hours * HOUR_MS + sinceHour - minutes * 60_000
      }
      await setAges(phone, [
        ...[hour(31 * 24), hour(30, 5), hour(30, 10), hour(30, 50), hour(29, 20)],
        ...[hour(2, 1), hour(2, 2), 0],
      ])
      await thin()
      expect(await seqsKept()).toEqual([2, 5, 6, 7, 8])
    })

    test('of each document count for themselves', async () => {
      phone = await server.client()
      const sessions = [onTheWire(aSession()), onTheWire(aSession())]
      await phone.push('sessions', sessions.map(first))
      await phone.push(
        'sessions',
        sessions.map((session) => edit(session, { ...session, note: 'edited' })),
      )
      await setAges(phone, [3 * DAY_MS, 3 * DAY_MS])
      await thin()
      expect(await seqsKept()).toEqual([1, 2])
    })

    test('go from people who write nothing any more, too; nobody is looked at twice a day, or without any', async () => {
      await withRevisions(2)
      const idle = phone
      await setAges(idle, [5 * DAY_MS, 31 * DAY_MS])
      await withRevisions(1)
      expect(await thin()).toBeGreaterThanOrEqual(1)
      expect([await seqsKept(idle), await seqsKept(phone)]).toEqual([[1], [1]])
      expect(await thin()).toBe(0)
      await setAges(idle, [31 * DAY_MS])
      expect(await thin()).toBe(1)
      expect(await seqsKept(idle)).toEqual([])
      const { kysely } = server.database
      const head = kysely.selectFrom('heads').select('thin_after').where('user_id', '=', idle.uid)
      expect(await head.execute()).toEqual([{ thin_after: null }])
    })

    test('of one person that cannot be thinned keep nobody else from it', async () => {
      await withRevisions(1)
      const broken = phone
      await setAges(broken, [31 * DAY_MS])
      await withRevisions(1)
      await setAges(phone, [31 * DAY_MS])
      const { kysely } = server.database
      await sql`
        CREATE FUNCTION refuse_thinning() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF OLD.user_id = ${sql.lit(broken.uid)} THEN RAISE 'broken'; END IF; RETURN OLD; END $$`.execute(
        kysely,
      )
      await sql`
        CREATE TRIGGER refuse BEFORE DELETE ON revisions FOR EACH ROW EXECUTE FUNCTION refuse_thinning()`.execute(
        kysely,
      )
      expect(await thin()).toBe(1)
      await sql`DROP TRIGGER refuse ON revisions`.execute(kysely)
      expect(failures.splice(0)).toMatchObject([{ code: 'STORAGE_UNAVAILABLE' }])
      expect([await seqsKept(broken), await seqsKept(phone)]).toEqual([[1], []])
      expect(await thin()).toBe(1)
    })
  })

  test('loses what was refused thirty days ago, also of people who write nothing any more', async () => {
    phone = await server.client()
    await phone.push('folders', [first('old rubbish'), first('new rubbish')])
    const { kysely } = server.database
    const age = (table: 'quarantine' | 'heads', change: object) =>
      kysely.updateTable(table).set(change).where('user_id', '=', phone.uid)
    const received_at = new Date(Date.now() - 31 * DAY_MS)
    await age('quarantine', { received_at }).where('body', 'like', '%old%').execute()
    await age('heads', { thin_after: new Date() }).where('thin_after', 'is not', null).execute()
    await thin()
    expect(await count('quarantine')).toBe(1)
    const { told, counted } = await accountSize(server.database, phone.uid)
    expect([told, told > 0]).toEqual([counted, true])

    await age('quarantine', { received_at }).execute()
    await age('heads', { thin_after: new Date() }).where('thin_after', 'is not', null).execute()
    await thin()
    expect([await count('quarantine'), await thin()]).toEqual([0, 0])
  })

  test('loses a past of any length in parts, of somebody who never comes back', async () => {
    phone = await server.client()
    await phone.push('sessions', [first(onTheWire(aSession()))])
    const { kysely } = server.database
    const length = 2 * FORGOTTEN_AT_ONCE + 1
    await sql`
      INSERT INTO revisions (user_id, collection, id, seq, deleted, body, bytes, schema_version, received_at, replaced_at)
      SELECT ${phone.uid}::text, 'sessions', 'long', n, false, '{}', 2, 0, now(), now() - interval '31 days'
      FROM generate_series(1, ${sql.lit(length)}) AS n`.execute(kysely)
    await sql`UPDATE heads SET bytes = bytes + ${sql.lit(2 * length)}, thin_after = now() WHERE user_id = ${phone.uid}`.execute(
      kysely,
    )
    const forgetPart = () => inTransaction(server.database, (transaction) => forgetOld(transaction, phone.uid))
    expect([await forgetPart(), await count('revisions')]).toEqual([false, FORGOTTEN_AT_ONCE + 1])
    expect([await thin(), await count('revisions'), await thin()]).toEqual([1, 0, 0])
    const { told, counted } = await accountSize(server.database, phone.uid)
    expect([told, told > 0]).toEqual([counted, true])
  })

  test('is looked after by one of several processes that make their rounds at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => server.client()))
    for (const person of people) await person.push('folders', [first('rubbish')])
    const uids = people.map(({ uid }) => uid)
    const { kysely } = server.database
    await kysely.updateTable('heads').set({ thin_after: new Date() }).where('user_id', 'in', uids).execute()
    const other = await server.database.reconnect()
    const rounds = [server.database, other].map((database) => thinDueRevisions(database, rethrow))
    expect((await Promise.all(rounds)).reduce((sum, done) => sum + done)).toBe(people.length)
    if (kind === 'postgresql') await other.close()
  })
})

function rethrow(cause: unknown): never {
  throw cause
}
