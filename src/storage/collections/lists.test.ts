import { beforeAll, expect, test } from 'vitest'
import type { ExerciseId, WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { aFolder, aLoggedSession, aMeasurement, anExercise, anId, aWorkout } from '../../../tests/builders.ts'
import { rowsRead } from '../../../tooling/count-rows.ts'
import { deleteDatabase } from '../accounts.ts'
import { type Database, openDatabase } from '../database.ts'
import { trashedDocuments } from '../trash.ts'
import { ownExercises } from './exercises.ts'
import { allFolders } from './folders.ts'
import { latestMeasurements } from './measurements.ts'
import {
  countSessions,
  countSessionsOfWorkout,
  latestSessions,
  latestSessionsOfWorkout,
  latestSessionsWith,
  runningSessions,
} from './sessions.ts'
import { activeWorkouts, archivedWorkouts } from './workouts.ts'

const TEN_YEARS = 1_500
const START = Date.parse('2016-03-01T18:00:00.000Z')
const ACCOUNT = `lists-${Date.now()}`
const LEGS = anId<WorkoutId>()

/** Ten years of training: every fifth session belongs to one workout, some were abandoned, some are in the trash. */
const history: readonly Session[] = Array.from({ length: TEN_YEARS }, (_, index) =>
  aLoggedSession(
    {
      // Two at a time begin in the same millisecond, as imported ones do.
      startedAt: new Date(START + Math.floor(index / 2) * 86_400_000).toISOString(),
      workoutId: index % 5 === 0 ? LEGS : '',
      status: index % 10 === 3 ? 'abandoned' : 'completed',
      binnedAt: index % 50 === 49 ? '2026-03-01T00:00:00.000Z' : '',
    },
    { exercises: 1, setsEach: 1 },
  ),
)
const inUse = history.filter((session) => session.binnedAt === '').toSorted(newestFirst)

function newestFirst(left: Session, right: Session): number {
  return left.newestFirst === right.newestFirst
    ? left.id < right.id
      ? -1
      : 1
    : left.newestFirst < right.newestFirst
      ? -1
      : 1
}

const ids = (documents: readonly { readonly id: string }[]) => documents.map(({ id }) => id)

/** Reopened, so that no cache is used. */
async function withHistory<Result>(action: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ account: ACCOUNT })
  try {
    return await action(db)
  } finally {
    await db.close()
  }
}

beforeAll(async () => {
  await withHistory((db) => db.collections.sessions.bulkInsert([...history]))
  return () => deleteDatabase(ACCOUNT)
})

test('the newest 30 of 1,500 sessions come in order, and little else is read', () =>
  withHistory(async (db) => {
    let sessions: readonly Session[] = []
    const rows = await rowsRead(async () => {
      sessions = await latestSessions(db, { limit: 30 }).get()
    })
    expect(ids(sessions)).toEqual(ids(inUse.slice(0, 30)))
    expect(rows).toBeLessThanOrEqual(32)
  }))

test('page after page shows every session once, and reads it once', () =>
  withHistory(async (db) => {
    const shown: Session[] = []
    const rows = await rowsRead(async () => {
      for (;;) {
        const page = await latestSessions(db, { limit: 100, after: shown.at(-1) }).get()
        if (page.length === 0) break
        shown.push(...page)
      }
    })
    expect(ids(shown)).toEqual(ids(inUse))
    expect(rows).toBeGreaterThanOrEqual(inUse.length)
    // A page starts at the moment where the last one ended, which two sessions may share.
    expect(rows).toBeLessThanOrEqual(inUse.length + 2 * (inUse.length / 100 + 1))
  }))

test('looking back for an exercise reads no further than it has to', () =>
  withHistory(async (db) => {
    const bench = inUse[0]?.exercises[0]?.exerciseId ?? ('' as ExerciseId)
    const never = 'never-done' as ExerciseId
    const rows = await rowsRead(async () => {
      const found = await latestSessionsWith(db, [bench], { except: inUse[0]?.id ?? null })
      expect(found.get(bench)?.[0]?.id).toBe(inUse[1]?.id)
    })
    expect(rows).toBeLessThanOrEqual(22)
    const more = await latestSessionsWith(db, [bench, never], { except: null, isEnough: (_, all) => all.length >= 30 })
    expect(ids(more.get(bench) ?? [])).toEqual(ids(inUse.slice(0, 40)))
    expect(more.has(never)).toBe(false)
  }))

test('a page of completed sessions reads no others', () =>
  withHistory(async (db) => {
    const completed = inUse.filter((session) => session.status === 'completed')
    const rows = await rowsRead(async () => {
      const sessions = await latestSessions(db, { limit: 50, status: 'completed' }).get()
      expect(ids(sessions)).toEqual(ids(completed.slice(0, 50)))
      const next = await latestSessions(db, { limit: 50, status: 'completed', after: sessions.at(-1) }).get()
      expect(ids(next)).toEqual(ids(completed.slice(50, 100)))
    })
    expect(rows).toBeLessThanOrEqual(104)
  }))

test("a workout's sessions are read without those of others", () =>
  withHistory(async (db) => {
    const legs = inUse.filter((session) => session.workoutId === LEGS)
    const rows = await rowsRead(async () => {
      const sessions = await latestSessionsOfWorkout(db, LEGS, { limit: 20 }).get()
      expect(ids(sessions)).toEqual(ids(legs.slice(0, 20)))
      const next = await latestSessionsOfWorkout(db, LEGS, { limit: 20, after: sessions.at(-1) }).get()
      expect(ids(next)).toEqual(ids(legs.slice(20, 40)))
    })
    expect(rows).toBeLessThanOrEqual(44)
  }))

test("a workout's newest completed session is found at once", () =>
  withHistory(async (db) => {
    const expected = inUse.find((session) => session.workoutId === LEGS && session.status === 'completed')
    const rows = await rowsRead(async () => {
      const found = await latestSessionsOfWorkout(db, LEGS, { limit: 1, status: 'completed' }).get()
      expect(ids(found)).toEqual([expected?.id])
    })
    expect(rows).toBeLessThanOrEqual(3)
  }))

test('looking for a running session among 1,500 reads none of them', () =>
  withHistory(async (db) => {
    const rows = await rowsRead(async () => expect(await runningSessions(db).get()).toEqual([]))
    expect(rows).toBe(0)
  }))

test('counting reads nothing', () =>
  withHistory(async (db) => {
    const rows = await rowsRead(async () => {
      expect(await countSessions(db).get()).toBe(inUse.length)
      expect(await countSessions(db, 'abandoned').get()).toBe(
        inUse.filter((session) => session.status === 'abandoned').length,
      )
      expect(await countSessionsOfWorkout(db, LEGS).get()).toBe(
        inUse.filter((session) => session.workoutId === LEGS).length,
      )
    })
    expect(rows).toBe(0)
  }))

test('the trash reads what is in it', () =>
  withHistory(async (db) => {
    const rows = await rowsRead(async () => {
      expect(await trashedDocuments(db, 'sessions').get()).toHaveLength(TEN_YEARS / 50)
    })
    expect(rows).toBe(TEN_YEARS / 50)
  }))

test('workouts and folders are in order, with and without archived ones', () =>
  withHistory(async (db) => {
    const workouts = ['a2', 'a0', 'a1'].map((orderKey) => aWorkout({ orderKey, name: orderKey }))
    const archived = aWorkout({ orderKey: 'a05', archivedAt: '2026-01-01T00:00:00.000Z' })
    await db.collections.workouts.bulkInsert([
      ...workouts,
      archived,
      aWorkout({ binnedAt: '2026-01-01T00:00:00.000Z' }),
    ])
    await db.collections.folders.bulkInsert([aFolder({ orderKey: 'a1' }), aFolder({ orderKey: 'a0' })])

    expect((await activeWorkouts(db).get()).map(({ name }) => name)).toEqual(['a0', 'a1', 'a2'])
    expect(ids(await archivedWorkouts(db).get())).toEqual([archived.id])
    expect((await allFolders(db).get()).map(({ orderKey }) => orderKey)).toEqual(['a0', 'a1'])
  }))

test('the latest readings of one kind are read without those of others', () =>
  withHistory(async (db) => {
    const readings = Array.from({ length: 300 }, (_, index) =>
      aMeasurement({
        measuredAt: new Date(START + index * 86_400_000).toISOString(),
        kind: index % 3 === 0 ? 'body-weight' : 'waist',
      }),
    )
    await db.collections.measurements.bulkInsert(readings)
    const expected = readings.filter(({ kind }) => kind === 'body-weight').toReversed()
    const rows = await rowsRead(async () => {
      expect(ids(await latestMeasurements(db, 'body-weight', 10).get())).toEqual(ids(expected.slice(0, 10)))
    })
    expect(rows).toBeLessThanOrEqual(11)
  }))

test('trashed exercises are not read with the others', () =>
  withHistory(async (db) => {
    const kept = anExercise()
    await db.collections.exercises.bulkInsert([kept, anExercise({ binnedAt: '2026-01-01T00:00:00.000Z' })])
    const rows = await rowsRead(async () => expect(ids(await ownExercises(db).get())).toEqual([kept.id]))
    expect(rows).toBe(1)
  }))
