import '../../../../tests/setup/fake-indexeddb.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { updateSet } from '#domain/session/sets.ts'
import { latestSessionsWith, sessionById } from '#storage/collections/sessions.ts'
import { editDocument, insertDocument, restoreDocument, trashDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import { startDatabase } from '#storage/start-database.ts'
import { emptyTrash } from '#storage/trash.ts'
import {
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
import { loadPrevious } from '../sets/previous.ts'
import { knownSession, resolveEntry, whenArrived } from './resolve-entry.ts'

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

describe('an address', () => {
  test('of a session that was read ahead is that session at once, unless it is in the trash', async () => {
    const [session, trashed] = [aSession(), aSession({ binnedAt: '2026-03-01T00:00:00.000Z' })]
    const left = await openWith(session, trashed)
    await left.close()
    const db = startDatabase(left.account)
    onTestFinished(() => db.close())
    expect(knownSession(db, session.id)).toBeUndefined()
    await Promise.all([sessionById(db, session.id).get(), sessionById(db, trashed.id).get()])

    expect(knownSession(db, session.id)).toMatchObject({ type: 'session', session: { id: session.id } })
    expect(knownSession(db, trashed.id)).toBeUndefined()
    expect(knownSession(db, null)).toBeUndefined()
  })

  test('of a session is that session', async () => {
    const session = aSession()
    const db = await openWith(session)
    expect(await resolveEntry(db, session.id)).toMatchObject({ type: 'session', session: { id: session.id } })
  })

  test.each([
    ['the trash', false],
    ['deleted for good', true],
  ])('of a session that is in %s is that session, where sets of it are only on this device', async (_where, isGone) => {
    keepNotes()
    const session = aSession({ exercises: [aSessionExercise({ sets: [aSet({ reps: null })] })] })
    const db = await openWith(session)
    const stored = await sessionById(db, session.id).get()
    if (!stored) throw new Error('it was just stored')
    const [setId = ''] = setIds(stored)
    await trashDocument(db, 'sessions', session.id)
    if (isGone) await emptyTrash(db)
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

  test('of a workout that does not run is that workout, still to start', async () => {
    const db = await openWith(aSession({ status: 'active' }))
    expect(await resolveEntry(db, workout.id)).toMatchObject({ type: 'start', workout: { id: workout.id } })
  })

  test('without an id continues the running free session', async () => {
    const free = aSession({ workoutId: '', status: 'active' })
    const db = await openWith(free)
    expect(await resolveEntry(db, null)).toMatchObject({ type: 'session', session: { id: free.id } })
  })

  test.each(['another device', 'the trash'])(
    'of a session that is still to come from %s is told when it has',
    async (from) => {
      const session = aSession()
      const db = await openWith(...(from === 'the trash' ? [session] : []))
      if (from === 'the trash') await trashDocument(db, 'sessions', session.id)
      const arrived = vi.fn()
      onTestFinished(whenArrived(db, session.id, arrived))
      await insertDocument(db, 'sessions', aSession())
      expect(arrived).not.toHaveBeenCalled()
      await (from === 'the trash'
        ? restoreDocument(db, 'sessions', session.id)
        : insertDocument(db, 'sessions', session))
      await expect.poll(() => arrived.mock.calls.length).toBe(1)
    },
  )

  test('of something deleted or unknown is missing', async () => {
    const session = aSession()
    const db = await openWith(session)
    await trashDocument(db, 'sessions', session.id)
    expect(await resolveEntry(db, session.id)).toEqual({ type: 'missing' })
    expect(await resolveEntry(db, 'nowhere')).toEqual({ type: 'missing' })
  })
})

test('the last time is looked for on later pages too, and never in the session itself', async () => {
  const days = Array.from({ length: 25 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}T18:00:00.000Z`)
  const others = days.map((startedAt) => aSession({ status: 'completed', startedAt, exercises: [] }))
  const now = loggedBench('2026-03-01T18:00:00.000Z', 70)
  const db = await openWith(loggedBench('2026-01-01T18:00:00.000Z', 60), ...others, now)
  const found = await loadPrevious(db, [BENCH, 'never-done' as ExerciseId], now.id as SessionId)
  expect(found.get(BENCH)?.exercises[0]?.sets[0]?.weight?.value).toBe(60)
  expect(found.size).toBe(1)
})

test('a workout of a clock that was ahead is no last time', async () => {
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const db = await openWith(loggedBench('2026-03-01T18:00:00.000Z', 70), loggedBench(inThreeDays, 62.5))
  const found = await loadPrevious(db, [BENCH], null)
  expect(found.get(BENCH)?.exercises[0]?.sets[0]?.weight?.value).toBe(70)
})

test('a workout that still runs is no last time, whoever asks', async () => {
  const done = loggedBench('2026-03-01T18:00:00.000Z', 60)
  const running: Session = { ...loggedBench('2026-03-03T18:00:00.000Z', 70), status: 'active' }
  const db = await openWith(done, running)
  const sessions = (await latestSessionsWith(db, [BENCH], { except: null })).get(BENCH)
  expect(sessions?.map(({ id }) => id)).toEqual([done.id])
})
