import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WorkoutExerciseId } from '#contract/id.ts'
import {
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_DEPTH,
  MAX_PUSH_DEPTH,
  MAX_PUSH_ROWS,
  MAX_PUSH_VALUES,
} from '#contract/limits.ts'
import type { ProgressionStep } from '#contract/progression.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import { usualRule } from '#domain/progression/rules.ts'
import {
  aFolder,
  aMeasurement,
  anExercise,
  anId,
  aSession,
  aSessionExercise,
  aSet,
  aStamp,
  aWorkout,
  aWorkoutExercise,
  somePreferences,
} from './builders.ts'
import { DATABASES } from './setup/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from './setup/test-server.ts'

const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })
const first = (newDocumentState: unknown) => ({ newDocumentState })
const edit = (assumedMasterState: unknown, newDocumentState: unknown) => ({ assumedMasterState, newDocumentState })
const STEP = {
  ...{ plannedBy: anId<WorkoutExerciseId>(), rule: 'linear', start: { value: 60, unit: 'kg' }, reps: null, sets: 3 },
  ...{ reason: 'weight-added', by: { value: 2.5, unit: 'kg' }, misses: 0, week: null },
} satisfies ProgressionStep
const bare = ({ id, updatedAt, binnedAt }: { id: string; updatedAt: string; binnedAt: string }) => ({
  ...{ id, updatedAt, binnedAt },
  _deleted: true,
})
const ACCEPTED = { conflicts: [], refused: [] }

describe.each(DATABASES)('push on %s', (kind) => {
  let server: TestServer
  let phone: TestClient
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** A person with one session on the server. */
  async function withSession() {
    phone = await server.client()
    const v1 = onTheWire(aSession({ exercises: [aSessionExercise({ sets: [aSet()] })] }))
    await phone.push('sessions', [first(v1)])
    return { v1, v2: { ...v1, note: 'felt light', updatedAt: aStamp(2_000) }, v3: { ...v1, note: 'felt heavy' } }
  }
  const pulled = async (client: TestClient, collection: CollectionName = 'sessions') =>
    (await client.pull(collection)).documents
  const seqOf = async (client: TestClient) => Number((await client.pull('sessions')).checkpoint.split('.')[1])
  const revisionsOf = ({ uid }: TestClient) =>
    server.database.kysely.selectFrom('revisions').selectAll().where('user_id', '=', uid).orderBy('seq').execute()
  const quarantineOf = ({ uid }: TestClient) =>
    server.database.kysely.selectFrom('quarantine').selectAll().where('user_id', '=', uid).execute()

  test('a rule that one device chose and a load that another planned both stand; a wrong rule is named', async () => {
    phone = await server.client()
    const bench = aWorkoutExercise({ note: 'pause' })
    const v1 = onTheWire(aWorkout({ exercises: [bench] }))
    await phone.push('workouts', [first(v1)])
    const ruled = { ...v1, updatedAt: aStamp(2_000), exercises: [{ ...bench, progression: usualRule('linear', 'kg') }] }
    // An app that does not know progression rules.
    const noted = { ...v1, updatedAt: aStamp(3_000), exercises: [{ ...bench, note: 'no pause' }] }
    await phone.push('workouts', [edit(v1, ruled)])
    const merged = mergeDocuments(v1, ruled, noted)
    await phone.push('workouts', [edit(ruled, merged)])
    const [stored] = await pulled(phone, 'workouts')
    expect(stored).toMatchObject({ exercises: [{ note: 'no pause', progression: usualRule('linear', 'kg') }] })
    const none = { ...merged, updatedAt: aStamp(4_000), exercises: [{ ...bench, progression: null }] }
    expect(await phone.push('workouts', [edit(merged, none)])).toMatchObject(ACCEPTED)
    const step = { value: 0, unit: 'kg' }
    const wrong = { ...none, exercises: [{ ...bench, progression: { kind: 'linear', step, deload: null } }] }
    const { refused } = await phone.push('workouts', [edit(none, wrong)])
    expect(refused).toMatchObject([{ issues: [{ path: 'exercises.0.progression.step' }] }])
  })

  test('a document of every collection is returned exactly as sent', async () => {
    phone = await server.client()
    const documents = {
      preferences: somePreferences({
        measurementGoals: [
          { id: 'body-weight', updatedAt: aStamp(), target: { value: 80, unit: 'kg', from: 84.2 } },
          { id: 'waist', updatedAt: aStamp(), target: { value: 32.5, unit: 'in', from: null } },
        ],
      }),
      folders: aFolder(),
      workouts: aWorkout({ exercises: [aWorkoutExercise({ progression: usualRule('wave', 'lb') })] }),
      exercises: anExercise(),
      sessions: aSession({
        note: 'supino até à falha 💪 \\u0000 "quoted"',
        exercises: [aSessionExercise({ progression: STEP })],
      }),
      measurements: aMeasurement(),
    }
    for (const collection of COLLECTION_NAMES) {
      const document = onTheWire(documents[collection])
      expect(await phone.push(collection, [first(document)])).toMatchObject(ACCEPTED)
      expect(await pulled(phone, collection)).toEqual([document])
    }
  })

  test('a weekly goal is kept beside preferences of an app that knows none, and both have their way', async () => {
    phone = await server.client()
    const old = await server.client(phone.uid)
    const v1 = onTheWire(somePreferences())
    expect(await old.push('preferences', [first(v1)])).toMatchObject(ACCEPTED)
    const goal = { ...v1, weeklyGoal: 4, updatedAt: aStamp(1_000) }
    expect(await phone.push('preferences', [edit(v1, goal)])).toMatchObject(ACCEPTED)
    const theirs = { ...v1, weekStart: 0, updatedAt: aStamp(2_000) }
    const { conflicts } = await old.push('preferences', [edit(v1, theirs)])
    expect(conflicts).toEqual([goal])
    // The older app's merge of the conflict: unknown fields are merged as well.
    const merged = mergeDocuments(v1, goal, theirs)
    expect(await old.push('preferences', [edit(goal, merged)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone, 'preferences')).toEqual([{ ...theirs, weeklyGoal: 4 }])

    const none = { ...merged, weeklyGoal: null, updatedAt: aStamp(3_000) }
    expect(await phone.push('preferences', [edit(merged, none)])).toMatchObject(ACCEPTED)
    const { refused } = await phone.push('preferences', [edit(none, { ...none, weeklyGoal: 8 })])
    expect(refused).toMatchObject([{ issues: [{ path: 'weeklyGoal' }] }])
    expect(await pulled(phone, 'preferences')).toEqual([none])
  })

  test('numbers survive to the last digit', async () => {
    phone = await server.client()
    const weights = [0.1 + 0.2, 102.5, 1e-7, 4_999.999_999_999_999, 0]
    const sets = weights.map((value) => aSet({ weight: { value, unit: 'lb' } }))
    const session = onTheWire(aSession({ exercises: [aSessionExercise({ sets })] }))
    await phone.push('sessions', [first(session)])
    expect(await pulled(phone)).toEqual([session])
  })

  test('an edit of what the server holds is taken, and the version before is kept', async () => {
    const { v1, v2 } = await withSession()
    expect(await phone.push('sessions', [edit(v1, v2)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v2])
    const { _deleted, ...body } = v1
    expect(await revisionsOf(phone)).toMatchObject([{ id: v1.id, seq: 1, deleted: false, body }])
  })

  test('a repeated push changes nothing the second time', async () => {
    const { v1, v2 } = await withSession()
    for (let time = 0; time < 3; time++) expect(await phone.push('sessions', [edit(v1, v2)])).toMatchObject(ACCEPTED)
    expect(await seqOf(phone)).toBe(2)
    expect(await revisionsOf(phone)).toHaveLength(1)
  })

  test('after a lost response, the same change is no conflict, and a later edit is the next change', async () => {
    const { v1, v2 } = await withSession()
    await phone.push('sessions', [edit(v1, v2)])
    // The device got no response, and sends the same again; then the person's later change.
    expect(await phone.push('sessions', [edit(v1, v2)])).toMatchObject(ACCEPTED)
    const v3 = { ...v2, note: 'and heavier' }
    expect(await phone.push('sessions', [edit(v2, v3)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v3])
  })

  test('after a lost answer and an edit, the device learns of its own first change as a conflict to merge', async () => {
    const { v1, v2, v3 } = await withSession()
    await phone.push('sessions', [edit(v1, v2)])
    expect(await phone.push('sessions', [edit(v1, v3)])).toMatchObject({ conflicts: [v2], refused: [] })
    expect(await pulled(phone)).toEqual([v2])
  })

  test('a device that sends everything again, assuming nothing, changes nothing', async () => {
    const { v1 } = await withSession()
    expect(await phone.push('sessions', [first(v1)])).toMatchObject(ACCEPTED)
    expect(await seqOf(phone)).toBe(1)
  })

  test('half a push in conflict: the other half is stored', async () => {
    const { v1, v2, v3 } = await withSession()
    await phone.push('sessions', [edit(v1, v2)])
    const other = onTheWire(aSession())
    expect(await phone.push('sessions', [edit(v1, v3), first(other)])).toMatchObject({ conflicts: [v2], refused: [] })
    expect(await pulled(phone)).toEqual([v2, other])
  })

  test('a document pushed twice in one request is applied in order', async () => {
    phone = await server.client()
    const v1 = onTheWire(aSession())
    const v2 = { ...v1, note: 'second' }
    expect(await phone.push('sessions', [first(v1), edit(v1, v2)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v2])
  })

  test('a tombstone stays, without its content, and a deleted document can be restored', async () => {
    const { v1 } = await withSession()
    const gone = { ...v1, _deleted: true }
    expect(await phone.push('sessions', [edit(v1, gone)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([bare(gone)])
    const { rows } = await sql`SELECT body FROM documents WHERE user_id = ${phone.uid}`.execute(server.database.kysely)
    expect(rows).toEqual([{ body: { id: v1.id, updatedAt: v1.updatedAt, binnedAt: v1.binnedAt } }])
    expect((await phone.digest()).sessions.count).toBe(0)
    expect(await phone.push('sessions', [edit(gone, v1)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v1])
  })

  test('a deleted document can be restored from the bare tombstone as well', async () => {
    const { v1, v2 } = await withSession()
    await phone.push('sessions', [edit(v1, { ...v1, _deleted: true })])
    const [tombstone] = await pulled(phone)
    expect(await phone.push('sessions', [edit(tombstone, v2)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v2])
  })

  test('two devices that delete the same document never conflict, whenever each did', async () => {
    const { v1, v2 } = await withSession()
    const tablet = await server.client(phone.uid)
    const gone = { ...v1, _deleted: true }
    const goneLater = { ...v2, updatedAt: aStamp(9_000), binnedAt: '2026-03-02T18:00:00.000Z', _deleted: true }
    expect(await phone.push('sessions', [edit(v1, gone)])).toMatchObject(ACCEPTED)
    expect(await tablet.push('sessions', [edit(v1, goneLater)])).toMatchObject(ACCEPTED)
    expect(await tablet.push('sessions', [first(goneLater)])).toMatchObject(ACCEPTED)
    expect(await seqOf(phone)).toBe(2)
    // The tablet continues from its own tombstone.
    expect(await tablet.push('sessions', [edit(goneLater, v2)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v2])
  })

  test('a tombstone from before they were bare is pulled bare, and can be gone on from', async () => {
    const { v1, v2 } = await withSession()
    const gone = { ...v1, _deleted: true }
    await server.database.kysely
      .updateTable('documents')
      .set({ deleted: true })
      .where('user_id', '=', phone.uid)
      .execute()
    expect(await pulled(phone)).toEqual([bare(gone)])
    expect(await phone.push('sessions', [edit(gone, v2)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v2])
  })

  test('a restored backup lacks what a device assumes: the device brings it back', async () => {
    phone = await server.client()
    const v1 = onTheWire(aSession())
    const v2 = { ...v1, note: 'after the backup' }
    expect(await phone.push('sessions', [edit(v1, v2)])).toMatchObject(ACCEPTED)
    expect(await pulled(phone)).toEqual([v2])
  })

  test('equal ids of two people neither conflict nor leak', async () => {
    const { v1 } = await withSession()
    const thief = await server.client()
    const guess = { ...v1, note: 'mine now' }
    expect(await thief.push('sessions', [edit(v1, guess)])).toMatchObject(ACCEPTED)
    expect(await thief.push('sessions', [first({ ...v1, note: 'again' })])).toMatchObject({
      conflicts: [guess],
      refused: [],
    })
    expect(await pulled(thief)).toEqual([guess])
    expect(await pulled(phone)).toEqual([v1])
    expect(await pulled(await server.client())).toEqual([])
  })

  describe('a bad row', () => {
    const poison = () => ({ ...onTheWire(aSession()), status: 'sleeping' })

    test('is refused by name, kept for us to look at, and blocks no other', async () => {
      phone = await server.client()
      const good = [onTheWire(aSession()), onTheWire(aSession())]
      const bad = poison()
      expect(await phone.push('sessions', [first(good[0]), first(bad), first(good[1])])).toMatchObject({
        conflicts: [],
        refused: [{ id: bad.id, issues: [{ path: 'status', message: expect.any(String) }] }],
      })
      expect(await pulled(phone)).toEqual(good)
      const kept = await quarantineOf(phone)
      expect(kept).toMatchObject([{ id: bad.id, issues: [{ path: 'status' }], schema_version: 0 }])
      expect(JSON.parse(kept[0]?.body ?? '')).toEqual(bad)
    })

    test('leaves the version that was there', async () => {
      const { v1 } = await withSession()
      const { refused } = await phone.push('sessions', [edit(v1, { ...v1, status: 'sleeping' })])
      expect(refused.map(({ id }) => id)).toEqual([v1.id])
      expect(await pulled(phone)).toEqual([v1])
    })

    test('is kept once, however often it comes', async () => {
      phone = await server.client()
      const bad = poison()
      for (let time = 0; time < 3; time++) await phone.push('sessions', [first(bad)])
      expect(await quarantineOf(phone)).toHaveLength(1)
    })

    test('that is too large is refused, and says so', async () => {
      phone = await server.client()
      const session = onTheWire(aSession({ note: 'x'.repeat(MAX_DOCUMENT_BYTES) }))
      const { refused } = await phone.push('sessions', [first(session)])
      expect(refused).toEqual([{ id: session.id, issues: [{ path: '', message: expect.stringContaining('bytes') }] }])
      expect(await pulled(phone)).toEqual([])
    })

    const pushNested = (depth: number) => pushRows(`[{"newDocumentState":${'['.repeat(depth)}${']'.repeat(depth)}}]`)
    const pushRows = async (rows: string) => {
      phone = await server.client()
      return server.app.inject({
        method: 'POST',
        url: '/api/sync/push',
        headers: { authorization: `Bearer ${phone.token}`, 'content-type': 'application/json' },
        payload: `{"collection":"sessions","schemaVersion":0,"rows":${rows}}`,
      })
    }

    test('that is nested too deeply is refused by name, not fallen into', async () => {
      const response = await pushNested(MAX_DOCUMENT_DEPTH + 1)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ data: { refused: [{ id: '', issues: [{ message: /deeply/ }] }] } })
    })

    test('that is nested deeper than a request may be is refused before anything reads it', async () => {
      const response = await pushNested(MAX_PUSH_VALUES - 100)
      expect(response.statusCode).toBe(413)
      const message = `The body is nested more than ${MAX_PUSH_DEPTH} levels deep`
      expect(response.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE', message } })
    })

    test('with more values than a request can hold is refused before anything reads it', async () => {
      const response = await pushRows(`[{"newDocumentState":[${'0,'.repeat(MAX_PUSH_VALUES)}0]}]`)
      expect(response.statusCode).toBe(413)
      expect(response.json()).toMatchObject({ error: { message: `The body has more than ${MAX_PUSH_VALUES} values` } })
    })

    test('with sixty thousand empty sets ends nothing: twenty issues name the first of them', async () => {
      phone = await server.client()
      const exercises = Array.from({ length: 60 }, () => ({ ...aSessionExercise(), sets: Array(1_000).fill({}) }))
      const refused = await phone.push('sessions', [first(onTheWire({ ...aSession(), exercises }))])
      expect(refused.refused).toHaveLength(1)
      expect(refused.refused[0]?.issues).toHaveLength(20)
      expect(refused.refused[0]?.issues[0]?.path).toMatch(/^exercises\.0\.sets\.0\./)
    })

    test('whatever JSON it is, the push is answered 200 and its good row is stored', async () => {
      phone = await server.client()
      const anyRow = fc.oneof(
        fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }),
        fc
          .tuple(fc.constantFrom(...Object.keys(onTheWire(aSession()))), fc.jsonValue({ stringUnit: 'binary' }))
          .map(([field, value]) => ({ ...onTheWire(aSession()), [field]: value })),
        fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}')),
        fc.constant({ ...onTheWire(aSession()), name: '\u0000', id: '\ud800' }),
      )
      await fc.assert(
        fc.asyncProperty(anyRow, anyRow, async (row, assumed) => {
          const good = onTheWire(aSession())
          const answer = await phone.push('sessions', [edit(assumed, row), first(good)])
          expect(answer.refused.map(({ id }) => id)).not.toContain(good.id)
          const stored = await phone.push('sessions', [first(good)])
          expect(stored).toMatchObject(ACCEPTED)
        }),
        { numRuns: 60 },
      )
    })

    test('in great numbers fills no disk: the newest twenty are kept whole, of five hundred a digest', async () => {
      phone = await server.client()
      for (let batch = 0; batch < 3; batch++) {
        await phone.push(
          'folders',
          Array.from({ length: MAX_PUSH_ROWS }, (_, index) => first({ rubbish: batch * 1_000 + index })),
        )
      }
      const kept = await quarantineOf(phone)
      expect(kept).toHaveLength(500)
      const whole = kept.filter(({ body }) => body !== null)
      expect(whole).toHaveLength(20)
      for (const { body } of whole) expect(JSON.parse(body ?? '').rubbish).toBeGreaterThanOrEqual(2_000)
      const faded = kept.filter(({ body }) => body === null)
      expect(faded.map(({ issues, bytes }) => ({ issues, bytes }))).toEqual(Array(480).fill({ issues: [], bytes: 0 }))
    })

    test('that comes again after its body was let go is known by its digest', async () => {
      phone = await server.client()
      const bad = poison()
      await phone.push('sessions', [first(bad)])
      for (let batch = 0; batch < 20; batch++) await phone.push('sessions', [first(poison())])
      await phone.push('sessions', [first(bad)])
      const kept = await quarantineOf(phone)
      expect(kept).toHaveLength(21)
      expect(kept.filter(({ id }) => id === bad.id)).toMatchObject([{ body: null }])
    })

    test('with an id without end is told whole, and kept cut', async () => {
      phone = await server.client()
      const id = 'x'.repeat(5_000)
      expect((await phone.push('sessions', [first({ id })])).refused).toMatchObject([{ id }])
      expect((await quarantineOf(phone)).map((row) => row.id.length)).toEqual([200])
    })
  })

  test.each([
    ['deleted', /410.*ACCOUNT_DELETED/],
    ['disabled', /403.*ACCOUNT_DISABLED/],
  ] as const)('an account that is %s is told so, and nothing comes back to life', async (status, refusal) => {
    const { v1, v2 } = await withSession()
    const { kysely } = server.database
    await kysely.insertInto('people').values({ user_id: phone.uid, status }).execute()
    await expect(phone.push('sessions', [edit(v1, v2)])).rejects.toThrow(refusal)
    await expect(phone.pull('sessions')).rejects.toThrow(refusal)
    await expect(phone.digest()).rejects.toThrow(refusal)
    await kysely.deleteFrom('people').where('user_id', '=', phone.uid).execute()
    expect(await pulled(phone)).toEqual([v1])
  })
})
