import '../../../tests/setup/fake-indexeddb.ts'
import { describe, expect, test } from 'vitest'
import type { ExerciseId, GymId, SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { withGym } from '#domain/gym/gym.ts'
import { finishSession } from '#domain/session/lifecycle.ts'
import { completeSet, updateSet } from '#domain/session/sets.ts'
import { NO_TARGET } from '#domain/workout/planned-sets.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { runningSessions, sessionById } from '#storage/collections/sessions.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import {
  aLoggedSet,
  anExercise,
  anId,
  aPlannedSet,
  aSession,
  aSessionExercise,
  aSet,
  aWorkout,
  aWorkoutExercise,
  setIds,
} from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { type Begun, beginSession, finishOther } from './begin-session.ts'

const BENCH = 'barbell-bench-press' as ExerciseId

const workout = aWorkout({
  name: 'Push',
  exercises: [aWorkoutExercise({ exerciseId: BENCH, sets: [aPlannedSet(), aPlannedSet({ orderKey: 'a1' })] })],
})

async function openWith(...sessions: readonly Session[]): Promise<Database> {
  const db = await openTestDatabase()
  await insertDocument(db, 'workouts', workout)
  for (const session of sessions) await insertDocument(db, 'sessions', session)
  return db
}

function loggedBench(startedAt: string, kilograms: number): Session {
  const set = aSet({ weight: { value: kilograms, unit: 'kg' }, reps: 8, completedAt: startedAt })
  return aSession({ status: 'completed', startedAt, exercises: [aSessionExercise({ exerciseId: BENCH, sets: [set] })] })
}

const start = (db: Database, of: Workout | null, beside: readonly SessionId[] = []): Promise<Begun> =>
  beginSession(db, { does: 'start', workout: of, freeName: 'Free', locale: 'en-US' }, beside)

/** The session that runs now. */
function sessionOf(begun: Begun): Session {
  if (begun.type !== 'running') throw new Error('another session runs')
  return begun.session
}

const started = async (db: Database, of: Workout): Promise<Session> => sessionOf(await start(db, of))

describe('starting', () => {
  test("prefills a workout with last time's results", async () => {
    const db = await openWith(loggedBench('2026-03-01T18:00:00.000Z', 60), loggedBench('2026-02-01T18:00:00.000Z', 50))
    const session = await started(db, workout)
    expect(session).toMatchObject({ name: 'Push', status: 'active', workoutId: workout.id })
    expect(session.exercises[0]).toMatchObject({ exerciseId: BENCH, name: 'Barbell bench press', kind: 'weight-reps' })
    expect(session.exercises[0]?.sets[0]?.weight).toEqual({ value: 60, unit: 'kg' })
  })

  test('goes on by the rule of an exercise, from what was really done, with the plates of the gym', async () => {
    const db = await openWith()
    const five = { weight: { value: 5, unit: 'kg' as const }, pairs: 8 }
    const facts = { name: 'Garage', bars: [], plates: [five] }
    await editPreferences(db, (preferences) => withGym(preferences, anId<GymId>(), facts))
    const target = { ...NO_TARGET, weight: { value: 60, unit: 'kg' as const }, reps: { min: 5, max: 5 } }
    const exercise = aWorkoutExercise({ exerciseId: BENCH, sets: [aPlannedSet({ target })] })
    const progression = { kind: 'linear', step: { value: 2.5, unit: 'kg' }, deload: null } as const
    const ruled = aWorkout({ exercises: [{ ...exercise, progression }] })
    const train = async (reps: number) => {
      const { id, exercises } = await started(db, ruled)
      await editDocument(db, 'sessions', id, (session) => {
        const typed = updateSet(session, setIds(session)[0] ?? '', { reps })
        const done = completeSet(typed, setIds(session)[0] ?? '', session.startedAt, { restSeconds: 0 })
        return finishSession(done, session.startedAt, { unfinished: 'keep' })
      })
      return { load: exercises[0]?.sets[0]?.weight?.value, why: exercises[0]?.progression?.reason }
    }
    expect(await train(5)).toEqual({ load: 60, why: 'start' })
    expect(await train(4)).toEqual({ load: 70, why: 'weight-added' })
    expect(await train(5)).toEqual({ load: 70, why: 'repeated' })
  })

  test('twice starts one session', async () => {
    const db = await openWith()
    const [first, second] = [await started(db, workout), await started(db, workout)]
    expect(second.id).toBe(first.id)
    expect(await runningSessions(db).get()).toHaveLength(1)
  })

  test('brings what the person keeps noted of an exercise, which later edits do not change', async () => {
    const db = await openWith()
    const noted = anExercise({
      id: BENCH,
      source: 'built-in',
      note: 'Rack at hole 7',
      barWeight: { value: 15, unit: 'kg' },
    })
    await insertDocument(db, 'exercises', noted)
    const { id } = await started(db, workout)
    await editDocument(db, 'exercises', BENCH, (exercise) => ({ ...exercise, note: 'Rack at hole 9', barWeight: null }))
    const session = await sessionById(db, id).get()
    expect(session?.exercises[0]).toMatchObject({
      exerciseNote: 'Rack at hole 7',
      barWeight: { value: 15, unit: 'kg' },
      oneSided: false,
    })
  })

  test('shows an exercise that is gone by what is left of its name', async () => {
    const gone = aWorkout({ exercises: [aWorkoutExercise({ exerciseId: 'zercher-carry' as ExerciseId })] })
    const session = await started(await openWith(), gone)
    expect(session.exercises[0]?.name).toBe('zercher carry')
  })

  test('in favour of another workout keeps every set of that one', async () => {
    const other = aSession({
      status: 'active',
      exercises: [
        aSessionExercise({ sets: [aSet({ completedAt: '2026-03-02T18:01:00.000Z' }), aSet({ orderKey: 'a1' })] }),
      ],
    })
    const db = await openWith(other)
    await finishOther(db, other)
    const ended = await sessionById(db, other.id).get()
    expect(ended?.status).toBe('completed')
    expect(ended?.exercises[0]?.sets).toHaveLength(2)
  })

  test('one in which nothing was done leaves no trace', async () => {
    const other = aSession({ status: 'active', exercises: [aSessionExercise({ sets: [aSet({ completedAt: null })] })] })
    const db = await openWith(other)
    await finishOther(db, other)
    expect(await sessionById(db, other.id).get()).toBeNull()
  })
})

describe('while another workout runs', () => {
  const other = aSession({ status: 'active' })
  const past = loggedBench('2026-03-01T18:00:00.000Z', 60)

  test.each(['start', 'repeat', 'reopen'] as const)('nothing starts before a decision: %s', async (does) => {
    const db = await openWith(other, past)
    const begun =
      does === 'start' ? await start(db, workout) : await beginSession(db, { does, session: past, locale: 'en-US' })
    expect(begun).toMatchObject({ type: 'other-running', other: { id: other.id } })
    expect(await runningSessions(db).get()).toHaveLength(1)
  })

  test('both run where that is wanted', async () => {
    const db = await openWith(other, past)
    expect((await start(db, workout, [other.id])).type).toBe('running')
    expect(await runningSessions(db).get()).toHaveLength(2)
  })
})

describe('repeating', () => {
  const past = aSession({
    status: 'completed',
    name: 'Push',
    exercises: [aSessionExercise({ exerciseId: BENCH, sets: [aLoggedSet(60, 8)] })],
  })

  test('twice at once starts one session', async () => {
    const db = await openWith(past)
    const [first, second] = await Promise.all([
      beginSession(db, { does: 'repeat', session: past, locale: 'en-US' }),
      beginSession(db, { does: 'repeat', session: past, locale: 'en-US' }),
    ])
    expect(sessionOf(second).id).toBe(sessionOf(first).id)
    expect(await runningSessions(db).get()).toHaveLength(1)
  })

  test('a workout that runs and has a logged set is another one', async () => {
    const running = { ...past, id: anId<SessionId>(), status: 'active' } as const
    const db = await openWith(past, running)
    expect((await beginSession(db, { does: 'repeat', session: past, locale: 'en-US' })).type).toBe('other-running')
  })

  test('an imported workout runs under the names of the library, and an unknown exercise under its own', async () => {
    const imported = aSession({
      ...past,
      exercises: [
        aSessionExercise({ exerciseId: BENCH, name: 'Bench Press (Barbell)', sets: [aLoggedSet(60, 8)] }),
        aSessionExercise({ exerciseId: anId<ExerciseId>(), name: 'Sandbag Carry', orderKey: 'a1' }),
      ],
    })
    const db = await openWith(imported)
    const begun = await beginSession(db, { does: 'repeat', session: imported, locale: 'pt-BR' })
    expect(sessionOf(begun).exercises.map(({ name }) => name)).toEqual(['Supino reto com barra', 'Sandbag Carry'])
  })

  test('belongs to a day of the chosen time zone', async () => {
    const db = await openWith(past)
    await editPreferences(db, (preferences) => ({ ...preferences, timeZone: 'Pacific/Kiritimati' }))
    const begun = await beginSession(db, { does: 'repeat', session: past, locale: 'en-US' })
    expect(sessionOf(begun).timeZone).toBe('Pacific/Kiritimati')
  })
})
