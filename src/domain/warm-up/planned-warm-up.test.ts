import { expect, test } from 'vitest'
import { workout as workoutSchema } from '#contract/workout.ts'
import { idMaker, plannedExerciseOf, plannedSetFor, workoutOf } from '../../../tests/builders.ts'
import { barFor } from '../gym/bar.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { firstWorkingTarget, replacePlannedWarmUps, warmUpTargets } from './planned-warm-up.ts'

const newId = idMaker(8)
const kg = (value: number) => ({ value, unit: 'kg' as const })
const bar = barFor('barbell', null, { gyms: [], gymId: null }, 'kg')
const work = plannedSetFor({ weight: kg(60), reps: { min: 5, max: 5 } })
const loads = (exercise: ReturnType<typeof plannedExerciseOf>) =>
  warmUpTargets(firstWorkingTarget(exercise), bar)?.map(
    ({ weight, percentOfOneRepMax, reps }) => `${weight?.value ?? `${percentOfOneRepMax}%`} × ${reps?.max}`,
  )

test('a planned load is led up to by loads, a planned share of the maximum by shares', () => {
  const warmUp = plannedSetFor({ weight: kg(10) }, 'warm-up')
  expect(loads(plannedExerciseOf([warmUp, work]))).toEqual(['20 × 10', '35 × 5', '50 × 3'])
  expect(loads(plannedExerciseOf([plannedSetFor({ percentOfOneRepMax: 80 })]))).toEqual([
    '32% × 8',
    '48% × 5',
    '64% × 3',
  ])
})

test('a plan that leaves the load open is known to be warmed up to nothing', () => {
  expect(loads(plannedExerciseOf([plannedSetFor()]))).toBeUndefined()
  expect(loads(plannedExerciseOf([plannedSetFor({ weight: kg(60) }, 'drop')]))).toBeUndefined()
})

test('a load that the plan leaves open is warmed up to as last time', () => {
  const last = [null, { weight: kg(60) }]
  const open = plannedExerciseOf([plannedSetFor({}, 'warm-up'), plannedSetFor({ reps: { min: 5, max: 5 } })])
  expect(firstWorkingTarget(open, last)).toMatchObject({ weight: kg(60), reps: { min: 5, max: 5 } })
  const planned = plannedExerciseOf([plannedSetFor({}, 'warm-up'), plannedSetFor({ percentOfOneRepMax: 80 })])
  expect(firstWorkingTarget(planned, last)).toMatchObject({ weight: null, percentOfOneRepMax: 80 })
})

test('warm-ups stand first, in place of those that were there; the other sets stay as they are', () => {
  const exercise = plannedExerciseOf([plannedSetFor({}, 'warm-up'), work, plannedSetFor({}, 'drop')])
  const workout = workoutOf([exercise])
  const targets = [{ ...NO_TARGET, weight: kg(20), reps: { min: 10, max: 10 } }]
  const warmed = replacePlannedWarmUps(workout, exercise.id, targets, newId)
  const [warmUp, ...others] = warmed.exercises[0]?.sets ?? []
  expect(warmUp).toMatchObject({ kind: 'warm-up', target: targets[0] })
  expect(others).toEqual(exercise.sets.slice(1))
  expect(replacePlannedWarmUps(warmed, exercise.id, targets, newId).exercises[0]?.sets).toHaveLength(3)
  expect(
    workoutSchema.shape.exercises.element.shape.sets.element.shape.orderKey.safeParse(warmUp?.orderKey).success,
  ).toBe(true)
})

test('warm-ups that take the place of others need no more room than they add', () => {
  const warmUps = Array.from({ length: 3 }, () => plannedSetFor({}, 'warm-up'))
  const full = plannedExerciseOf([...warmUps, ...Array.from({ length: 97 }, () => plannedSetFor())])
  const workout = workoutOf([full])
  const ladder = (length: number) => Array.from({ length }, () => NO_TARGET)
  expect(replacePlannedWarmUps(workout, full.id, ladder(3), newId)).not.toBe(workout)
  expect(replacePlannedWarmUps(workout, full.id, ladder(4), newId)).toBe(workout)
})
