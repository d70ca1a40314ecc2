import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { analyticsSummary } from '#contract/analytics-summary.ts'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { AnalyticsAnswer } from '#domain/analytics/questions.ts'
import { deleteDatabase } from '#storage/accounts.ts'
import { storeDatabaseName } from '#storage/store-names.ts'
import { AnalyticsEngine } from '../workers/analytics/engine.ts'
import { loadSnapshot, saveSnapshot } from '../workers/analytics/snapshot-store.ts'
import {
  aLoggedSession,
  aLoggedSet,
  aMeasurement,
  anExercise,
  anId,
  aSession,
  exerciseOf,
  sessionOf,
} from './builders.ts'
import { type BillingServer, startBillingServer } from './setup/test-billing.ts'
import { DATABASES } from './setup/test-database.ts'
import { randomSession } from './support/random-training.ts'
import { anAccount, openBeside, openTestDatabase } from './test-database.ts'

const TOTALS = { about: 'totals', unit: 'kg' } as const

/** The worker's inside, closed when the test is over. */
async function openEngine(account: string, nowMs: () => number = () => Date.now()): Promise<AnalyticsEngine> {
  const engine = await AnalyticsEngine.open({ account, nowMs })
  onTestFinished(() => engine.close())
  return engine
}

const sessionsOf = async (engine: AnalyticsEngine) => ((await engine.ask(TOTALS)) as { sessions: number }).sessions

describe('the analytics worker', () => {
  test('leaves the disk to a large write for a while, and answers meanwhile', async () => {
    const db = await openTestDatabase()
    const calm = Promise.withResolvers<void>()
    const engine = await AnalyticsEngine.open({
      account: db.account,
      nowMs: () => Date.now(),
      calm: () => calm.promise,
    })
    onTestFinished(() => engine.close())
    const [first, ...others] = Array.from({ length: 30 }, () => aLoggedSession())
    if (!first) throw new Error('there are 30')
    await db.collections.sessions.bulkInsert([first, ...others])
    const reading = engine.changed(
      'sessions',
      others.map(({ id }) => id),
    )
    await engine.changed('sessions', [first.id])
    expect(await sessionsOf(engine)).toBe(1)
    calm.resolve()
    await reading
    expect(await sessionsOf(engine)).toBe(30)
  })

  test('reads more sessions than a page holds, and goes on from its snapshot with what was written since', async () => {
    const db = await openTestDatabase()
    const history = Array.from({ length: 450 }, (_, day) =>
      aLoggedSession({ startedAt: new Date(Date.UTC(2024, 0, 1 + day)).toISOString() }, { exercises: 1, setsEach: 1 }),
    )
    await db.collections.sessions.bulkInsert(history)
    const first = await AnalyticsEngine.open({ account: db.account, nowMs: () => Date.now() })
    expect(first.origin).toBe('documents')
    expect(await sessionsOf(first)).toBe(450)
    await first.close()

    const [edited, trashed, deleted] = history
    if (!edited || !trashed || !deleted) throw new Error('there are 450')
    await db.collections.sessions.insert(aLoggedSession())
    const documents = await db.collections.sessions.findByIds([edited.id, trashed.id, deleted.id]).exec()
    await documents.get(edited.id)?.incrementalPatch({ exercises: [] })
    await documents.get(trashed.id)?.incrementalPatch({ binnedAt: '2026-03-02T18:00:00.000Z' })
    await documents.get(deleted.id)?.incrementalRemove()
    await db.collections.measurements.insert(aMeasurement())

    const second = await openEngine(db.account)
    expect(await second.check()).toBe('complete')
    expect(second.origin).toBe('snapshot')
    // By its own clock the snapshot is too old.
    const anew = await openEngine(db.account, () => Date.now() + 8 * 86_400_000)
    await anew.save()
    expect(anew.origin).toBe('documents')
    expect(await sessionsOf(second)).toBe(449)
    const measurements = {
      about: 'measurements',
      today: '2026-03-04',
      weeks: 'all',
      weightUnit: 'kg',
      lengthUnit: 'cm',
      maxPoints: 40,
    } as const
    for (const question of [TOTALS, { about: 'exercises' }, measurements] as const)
      expect(await second.ask(question)).toEqual(await anew.ask(question))
  })

  test("receives another tab's writes, and finds unreported ones before saving", async () => {
    const db = await openTestDatabase()
    const tab = await openBeside(db)
    const engine = await openEngine(db.account)
    const [told, untold] = [aLoggedSession(), aLoggedSession()]
    await tab.collections.sessions.insert(told)
    await engine.changed('sessions', [told.id])
    expect(await sessionsOf(engine)).toBe(1)
    await tab.collections.sessions.insert(untold)
    expect(await sessionsOf(engine)).toBe(1)
    await engine.save()
    expect(await sessionsOf(engine)).toBe(2)
  })

  test('knows the muscles of an own exercise as soon as it is there', async () => {
    const db = await openTestDatabase()
    const engine = await openEngine(db.account)
    const own = anExercise({ primaryMuscles: ['neck'], secondaryMuscles: ['traps'] })
    const session = sessionOf([exerciseOf([aLoggedSet(20, 12)], { exerciseId: own.id })])
    await db.collections.sessions.insert(session)
    await engine.changed('sessions', [session.id])
    const muscles = async () => {
      const answer = await engine.ask({ about: 'muscles', from: '2000-01-01', today: '2100-01-01' })
      const work = answer as AnalyticsAnswer<'muscles'>
      return work.filter(({ sets }) => sets > 0).map(({ muscle, sets }) => [muscle, sets])
    }
    expect(await muscles()).toEqual([])
    await db.collections.exercises.insert(own)
    await engine.changed('exercises', [own.id])
    expect(await muscles()).toEqual([
      ['traps', 0.5],
      ['neck', 1],
    ])
  })

  test.each([
    ['a byte of it is wrong', (bytes: Uint8Array) => bytes.set([(bytes[40] ?? 0) ^ 1], 40), {}],
    ['it is of another shape of the documents', () => undefined, { schemaVersion: -1 }],
    ['it comes from the future: the clock was ahead', () => undefined, { savedAt: Date.now() + 86_400_000 }],
  ])('rebuilds everything if the snapshot is in doubt: %s', async (_why, spoil, fields) => {
    const db = await openTestDatabase()
    await db.collections.sessions.insert(aLoggedSession())
    await (await AnalyticsEngine.open({ account: db.account, nowMs: () => Date.now() })).close()
    const kept = await loadSnapshot(db.account)
    if (!kept) throw new Error('nothing was saved')
    spoil(new Uint8Array(kept.bytes))
    await saveSnapshot(db.account, { ...kept, ...fields })
    const engine = await openEngine(db.account)
    expect(engine.origin).toBe('documents')
    expect(await sessionsOf(engine)).toBe(1)
  })

  test('rebuilds everything if the snapshot has more documents than exist', async () => {
    const db = await openTestDatabase()
    await db.collections.sessions.bulkInsert([aLoggedSession(), aLoggedSession()])
    await (await AnalyticsEngine.open({ account: db.account, nowMs: () => Date.now() })).close()
    const kept = await loadSnapshot(db.account)
    // The account was restored from the server without one deleted elsewhere: there is no tombstone.
    await db.close()
    await deleteDatabase(db.account)
    const again = await openTestDatabase({ account: db.account })
    await again.collections.sessions.insert(aLoggedSession())
    if (kept) await saveSnapshot(db.account, kept)
    const engine = await openEngine(db.account)
    expect(await engine.check()).toBe('rebuilt')
    expect(engine.origin).toBe('documents')
    expect(await sessionsOf(engine)).toBe(1)
  })

  test('rebuilds everything a week later, after the first answers', async () => {
    const db = await openTestDatabase()
    await db.collections.sessions.insert(aLoggedSession())
    await (await AnalyticsEngine.open({ account: db.account, nowMs: () => Date.now() })).close()
    const engine = await openEngine(db.account, () => Date.now() + 8 * 86_400_000)
    expect(await sessionsOf(engine)).toBe(1)
    expect(engine.origin).toBe('snapshot')
    await engine.save()
    expect(engine.origin).toBe('documents')
    expect(await sessionsOf(engine)).toBe(1)
  })

  test('does not block deleting the account, and leaves no data', async () => {
    const db = await openTestDatabase()
    await db.collections.sessions.insert(aLoggedSession())
    const engine = await openEngine(db.account)
    await deleteDatabase(db.account)
    await expect(engine.ask(TOTALS)).rejects.toThrow('gone')
    await expect(engine.save()).rejects.toThrow('gone')
    const left = (await indexedDB.databases()).map(({ name }) => name)
    expect(left).not.toContain(storeDatabaseName({ account: db.account, version: 0, store: 'sessions' }))
    expect(await loadSnapshot(db.account)).toBeNull()
  })

  test('makes no database of an account that is not on the device', async () => {
    const account = anAccount()
    await expect(AnalyticsEngine.open({ account, nowMs: () => Date.now() })).rejects.toThrow('not on this device')
    const left = (await indexedDB.databases()).map(({ name }) => name)
    expect(left.filter((name) => name?.includes(`barra-${account}`))).toEqual([])
  })
})

describe.each(DATABASES)('the summary of the server on %s', (kind) => {
  let at: BillingServer
  beforeAll(async () => {
    at = await startBillingServer(kind)
  })
  afterAll(() => at.close())

  const summaryOf = (uid: string) => at.call(uid, { url: '/api/analytics/summary' })

  test('needs a subscription, and a trial is one', async () => {
    const uid = `summary-${kind}`
    expect(await summaryOf(uid)).toMatchObject({ status: 402, body: { error: { code: 'SUBSCRIPTION_REQUIRED' } } })
    await at.call(uid, { method: 'POST', url: '/api/auth/sync-user-trial', payload: {} })
    expect(await summaryOf(uid)).toMatchObject({ status: 200, body: { data: { sessions: 0, firstDay: null } } })
  })

  test('agrees with the device to the last set', async () => {
    const ids = Array.from({ length: 8 }, () => anId<SessionId>())
    let people = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomSession(ids), { maxLength: 14, size: 'max' }),
        fc.nat(),
        async (written, gone) => {
          const client = await at.server.client(`agrees-${kind}-${people++}`)
          await at.call(client.uid, { method: 'POST', url: '/api/auth/sync-user-trial', payload: {} })
          const db = await openTestDatabase()
          const engine = await AnalyticsEngine.open({ account: db.account, nowMs: () => Date.now() })
          const known = new Map<SessionId, Session>()
          for (const session of written) {
            const assumedMasterState = known.get(session.id)
            const row = {
              newDocumentState: { ...session, _deleted: false },
              ...(assumedMasterState && { assumedMasterState: { ...assumedMasterState, _deleted: false } }),
            }
            expect(await client.push('sessions', [row])).toMatchObject({ conflicts: [], refused: [] })
            await db.collections.sessions.upsert(session)
            await engine.changed('sessions', [session.id])
            known.set(session.id, session)
          }
          const deleted = [...known.values()][gone % (2 * (known.size || 1))]
          if (deleted) {
            const state = { ...deleted, _deleted: false }
            await client.push('sessions', [
              { newDocumentState: { ...deleted, _deleted: true }, assumedMasterState: state },
            ])
            await db.collections.sessions.findOne(deleted.id).remove()
            await engine.changed('sessions', [deleted.id])
          }
          const { body } = await summaryOf(client.uid)
          const { byExercise, ...totals } = analyticsSummary.parse(body.data)
          expect(totals).toEqual(await engine.ask(TOTALS))
          expect(await engine.ask({ about: 'exercises' })).toMatchObject(byExercise)
          engine.lose()
          await db.close()
        },
      ),
      { numRuns: 25 },
    )
  })

  test('counts what is spread over many pages once', async () => {
    const client = await at.server.client(`pages-${kind}`)
    await at.call(client.uid, { method: 'POST', url: '/api/auth/sync-user-trial', payload: {} })
    const sessions = Array.from({ length: 450 }, () => aSession({ status: 'completed' }))
    for (let from = 0; from < sessions.length; from += 150) {
      const rows = sessions
        .slice(from, from + 150)
        .map((session) => ({ newDocumentState: { ...session, _deleted: false } }))
      await client.push('sessions', rows)
    }
    expect((await summaryOf(client.uid)).body.data).toMatchObject({ sessions: 450, sets: 0, days: 1 })
  })
})
