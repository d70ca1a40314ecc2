import '../../../../tests/setup/fake-indexeddb.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ExerciseId, GymId, SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { withGym } from '#domain/gym.ts'
import { finishSession } from '#domain/session/lifecycle.ts'
import { completeSet, updateSet } from '#domain/session/sets.ts'
import { NO_TARGET } from '#domain/workout/planned-sets.ts'
import { emptyBin } from '#storage/bin.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { runningSessions, sessionById } from '#storage/collections/sessions.ts'
import { binDocument, editDocument, insertDocument, restoreDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import {
  anExercise,
  anId,
  aPlannedSet,
  aSession,
  aSessionExercise,
  aSet,
  aWorkout,
  aWorkoutExercise,
  setIds,
} from '../../../../tests/builders.ts'
import { keepNotes } from '../../../../tests/support/keep-notes.ts'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { unsavedCopyOf } from '../editing/unsaved-copy.ts'
import { loadPrevious } from '../previous.ts'
import { resolveEntry, whenArrived } from './resolve-entry.ts'
import { finishOther, startWorkout } from './start-workout.ts'

const BENCH = 'barbell-bench-press' as ExerciseId
const START = { freeName: 'Free', locale: 'en-US', timeZone: 'America/Sao_Paulo' } as const

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

describe('an address', () => {
  test('of a session is that session', async () => {
    const session = aSession()
    const db = await openWith(session)
    expect(await resolveEntry(db, session.id)).toMatchObject({ type: 'session', session: { id: session.id } })
  })

  test.each([
    ['the bin', false],
    ['deleted for good', true],
  ])('of a session that is in %s is that session, where sets of it are only on this device', async (_where, isGone) => {
    keepNotes()
    const session = aSession({ exercises: [aSessionExercise({ sets: [aSet({ reps: null })] })] })
    const db = await openWith(session)
    const stored = await sessionById(db, session.id).get()
    if (!stored) throw new Error('it was just stored')
    const [setId = ''] = setIds(stored)
    await binDocument(db, 'sessions', session.id)
    if (isGone) await emptyBin(db)
    expect(await resolveEntry(db, session.id)).toEqual({ type: 'missing' })

    const shelf = unsavedCopyOf(db.account, session.id)
    await shelf.keep({ before: stored, after: updateSet(stored, setId, { reps: 8 }) })
    onTestFinished(() => shelf.forget())
    const entry = await resolveEntry(db, session.id)
    const found = entry.type === 'session' ? entry.session : undefined
    expect(found).toMatchObject({ id: session.id, status: 'active' })

    const { after } = await editDocument(db, 'sessions', session.id, (it) => updateSet(it, setId, { reps: 8 }), found)
    expect(after.binnedAt).toBe('')
    expect(await resolveEntry(db, session.id)).toMatchObject({
      type: 'session',
      session: { exercises: after.exercises },
    })
  })

  test('of a workout is its running session, where there is one', async () => {
    const running = aSession({ workoutId: workout.id, status: 'active' })
    const db = await openWith(aSession({ workoutId: workout.id, status: 'completed' }), running)
    expect(await resolveEntry(db, workout.id)).toMatchObject({ type: 'session', session: { id: running.id } })
  })

  test('of a workout while another one runs asks first', async () => {
    const other = aSession({ status: 'active' })
    const db = await openWith(other)
    expect(await resolveEntry(db, workout.id)).toMatchObject({ type: 'start', other: { id: other.id } })
  })

  test('without an id goes on with the free session that runs', async () => {
    const free = aSession({ workoutId: '', status: 'active' })
    const db = await openWith(free)
    expect(await resolveEntry(db, null)).toMatchObject({ type: 'session', session: { id: free.id } })
  })

  test.each(['another device', 'the bin'])(
    'of a session that is still to come from %s is told when it has',
    async (from) => {
      const session = aSession()
      const db = await openWith(...(from === 'the bin' ? [session] : []))
      if (from === 'the bin') await binDocument(db, 'sessions', session.id)
      const arrived = vi.fn()
      onTestFinished(whenArrived(db, session.id, arrived))
      await insertDocument(db, 'sessions', aSession())
      expect(arrived).not.toHaveBeenCalled()
      await (from === 'the bin' ? restoreDocument(db, 'sessions', session.id) : insertDocument(db, 'sessions', session))
      await expect.poll(() => arrived.mock.calls.length).toBe(1)
    },
  )

  test('of something deleted or unknown is missing', async () => {
    const session = aSession()
    const db = await openWith(session)
    await binDocument(db, 'sessions', session.id)
    expect(await resolveEntry(db, session.id)).toEqual({ type: 'missing' })
    expect(await resolveEntry(db, 'nowhere')).toEqual({ type: 'missing' })
  })
})

describe('starting', () => {
  test('fills a workout in with what was done last time', async () => {
    const db = await openWith(loggedBench('2026-03-01T18:00:00.000Z', 60), loggedBench('2026-02-01T18:00:00.000Z', 50))
    const session = await startWorkout(db, { ...START, workout })
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
      const { id, exercises } = await startWorkout(db, { ...START, workout: ruled })
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
    const [first, second] = [
      await startWorkout(db, { ...START, workout }),
      await startWorkout(db, { ...START, workout }),
    ]
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
    const { id } = await startWorkout(db, { ...START, workout })
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
    const session = await startWorkout(await openWith(), { ...START, workout: gone })
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

  test('one in which nothing was done does not count as training, and can be resumed', async () => {
    const other = aSession({ status: 'active', exercises: [aSessionExercise({ sets: [aSet({ completedAt: null })] })] })
    const db = await openWith(other)
    await finishOther(db, other)
    expect(await sessionById(db, other.id).get()).toMatchObject({ status: 'abandoned' })
  })
})

test('the last time is looked for on later pages too, and never in the session itself', async () => {
  const days = Array.from({ length: 25 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}T18:00:00.000Z`)
  const others = days.map((startedAt) => aSession({ status: 'completed', startedAt, exercises: [] }))
  const now = loggedBench('2026-03-01T18:00:00.000Z', 70)
  const db = await openWith(loggedBench('2026-01-01T18:00:00.000Z', 60), ...others, now)
  const found = await loadPrevious(db, [BENCH, 'never-done' as ExerciseId], now.id as SessionId)
  expect(found.get(BENCH)?.logged.work[0]?.weight?.value).toBe(60)
  expect(found.size).toBe(1)
})
