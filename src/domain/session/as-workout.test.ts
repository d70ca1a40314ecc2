import { expect, test } from 'vitest'
import { workout as workoutSchema } from '#contract/workout.ts'
import { aLoggedSet, BENCH, blankSet, exerciseOf, idMaker, sessionOf } from '../../../tests/builders.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { sessionAsWorkout } from './as-workout.ts'
import { startSession } from './start-session.ts'

const options = () => ({ newId: idMaker(8), orderKey: 'a5' })

test('a workout from a session has the results as targets', () => {
  const session = sessionOf([
    exerciseOf([aLoggedSet(60, 8, 10, { kind: 'warm-up' }), aLoggedSet(100, 5, 60, { rpe: 8.5 })], {
      restSeconds: 120,
      note: 'wide grip',
    }),
  ])
  const workout = sessionAsWorkout(session, options())
  expect(workout).toMatchObject({ name: 'Push day', orderKey: 'a5', folderId: null, archivedAt: null })
  expect(workout.exercises).toMatchObject([
    {
      exerciseId: BENCH.id,
      restSeconds: 120,
      note: 'wide grip',
      sets: [
        { kind: 'warm-up', target: { weight: { value: 60, unit: 'kg' }, reps: { min: 8, max: 8 } } },
        { kind: 'working', target: { weight: { value: 100, unit: 'kg' }, reps: { min: 5, max: 5 }, rpe: 8.5 } },
      ],
    },
  ])
  expect(workoutSchema.safeParse(workout).success).toBe(true)
})

test('without typed values, the earlier plan stays', () => {
  const target = { ...NO_TARGET, reps: { min: 8, max: 12 }, percentOfOneRepMax: 75 }
  const workout = sessionAsWorkout(sessionOf([exerciseOf([blankSet({ target })])]), {
    ...options(),
    name: 'From Monday',
  })
  expect(workout.name).toBe('From Monday')
  expect(workout.exercises[0]?.sets[0]?.target).toEqual(target)
})

test('where nothing was planned nor typed, nothing is asked for', () => {
  expect(sessionAsWorkout(sessionOf([exerciseOf([blankSet()])]), options()).exercises[0]?.sets[0]?.target).toEqual(
    NO_TARGET,
  )
})

test('a set held or gone is asked for as it was', () => {
  const held = blankSet({ seconds: 60, distance: { value: 400, unit: 'm' } })
  const planned = blankSet({ target: { ...NO_TARGET, seconds: 45, distance: { value: 200, unit: 'm' }, rpe: 8 } })
  const [first, second] = sessionAsWorkout(sessionOf([exerciseOf([held, planned])]), options()).exercises[0]?.sets ?? []
  expect(first?.target).toEqual({ ...NO_TARGET, seconds: 60, distance: { value: 400, unit: 'm' } })
  expect(second?.target).toEqual(planned.target)
})

test('a load that was lifted replaces the percentage that had been planned', () => {
  const target = { ...NO_TARGET, percentOfOneRepMax: 75 }
  const workout = sessionAsWorkout(sessionOf([exerciseOf([aLoggedSet(90, 5, 60, { target })])]), options())
  expect(workout.exercises[0]?.sets[0]?.target).toMatchObject({
    percentOfOneRepMax: null,
    weight: { value: 90, unit: 'kg' },
  })
})

test('a session started from it holds the same values again', () => {
  const done = sessionOf([exerciseOf([aLoggedSet(100, 5), aLoggedSet(95, 6)]), exerciseOf([aLoggedSet(20, 15)])])
  const workout = sessionAsWorkout(done, options())
  const again = startSession(
    { workout, name: '', exerciseOf: () => BENCH },
    { nowIso: done.startedAt, timeZone: 'UTC', newId: idMaker(9) },
  )
  const values = (session: typeof done) =>
    session.exercises.map((exercise) => exercise.sets.map(({ weight, reps, kind }) => ({ weight, reps, kind })))
  expect(values(again)).toEqual(values(done))
})
