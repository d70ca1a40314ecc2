import '../../../tests/setup/fake-indexeddb.ts'
import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { sessionDay } from '#domain/time/session-day.ts'
import { NO_TARGET } from '#domain/workout/planned-sets.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { latestSessions, runningSessions } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import { aPlannedSet, aSession, aSessionExercise, aSet, aWorkout, aWorkoutExercise } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { draftPast } from './draft-past.ts'

const BENCH = 'barbell-bench-press' as ExerciseId
const workout = aWorkout({
  name: 'Push',
  exercises: [aWorkoutExercise({ exerciseId: BENCH, sets: [aPlannedSet(), aPlannedSet({ orderKey: 'a1' })] })],
})
const start = { workout, freeName: 'Free', locale: 'en-US' as const }

function loggedBench(startedAt: string, kilograms: number): Session {
  const set = aSet({ weight: { value: kilograms, unit: 'kg' }, reps: 8, completedAt: startedAt })
  return aSession({ status: 'completed', startedAt, exercises: [aSessionExercise({ exerciseId: BENCH, sets: [set] })] })
}

test('a workout of the past takes over what was lifted before it, not what came after', async () => {
  const db = await openTestDatabase()
  for (const session of [loggedBench('2026-02-01T18:00:00.000Z', 50), loggedBench('2026-03-01T18:00:00.000Z', 60)])
    await insertDocument(db, 'sessions', session)
  const past = await draftPast(db, { ...start, startedAt: '2026-02-10T21:00:00.000Z' })
  expect(past).toMatchObject({ name: 'Push', workoutId: workout.id, status: 'completed', rest: null })
  const [first, second] = past.exercises[0]?.sets ?? []
  expect(first).toMatchObject({ weight: { value: 50, unit: 'kg' }, reps: 8, completedAt: past.endedAt })
  expect(second, 'there was one set last time').toMatchObject({ weight: null, completedAt: null })
  const order = (await latestSessions(db, { limit: 5 }).get()).map(({ startedAt }) => startedAt.slice(0, 10))
  expect(order, 'nothing is stored').toEqual(['2026-03-01', '2026-02-01'])
})

test('a past workout belongs to its day in the chosen zone and lasts about as long as planned', async () => {
  const db = await openTestDatabase()
  await editPreferences(db, (preferences) => ({ ...preferences, timeZone: 'America/Sao_Paulo' }))
  const past = await draftPast(db, { ...start, startedAt: '2026-02-11T01:00:00.000Z' })
  expect(past.timeZone).toBe('America/Sao_Paulo')
  expect(sessionDay(past)).toBe('2026-02-10')
  const minutes = (Date.parse(past.endedAt ?? '') - Date.parse(past.startedAt)) / 60_000
  expect(minutes).toBeGreaterThan(2)
  expect(minutes).toBeLessThan(30)
})

test('a past workout without a plan lasts an hour and leaves a running one alone', async () => {
  const db = await openTestDatabase()
  const running = aSession()
  await insertDocument(db, 'sessions', running)
  const past = await draftPast(db, { ...start, workout: null, startedAt: '2026-02-10T21:00:00.000Z' })
  expect(past).toMatchObject({ name: 'Free', workoutId: '', endedAt: '2026-02-10T22:00:00.000Z', exercises: [] })
  expect((await runningSessions(db).get()).map(({ id }) => id)).toEqual([running.id])
})

test('the figures of a past workout are those of last time, not the plan’s next step', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', loggedBench('2026-02-01T18:00:00.000Z', 50))
  const target = { ...NO_TARGET, weight: { value: 60, unit: 'kg' as const }, reps: { min: 10, max: 12 } }
  const sets = [aPlannedSet({ target }), aPlannedSet({ target, orderKey: 'a1' })]
  const planned = aWorkout({ exercises: [aWorkoutExercise({ exerciseId: BENCH, sets })] })
  const past = await draftPast(db, { ...start, workout: planned, startedAt: '2026-02-10T21:00:00.000Z' })
  expect(past.exercises[0]?.sets[0]).toMatchObject({ weight: { value: 50, unit: 'kg' }, reps: 8 })
  expect(past.exercises[0]?.sets[1], 'there was one set last time').toMatchObject({ weight: { value: 60 }, reps: 10 })
})
