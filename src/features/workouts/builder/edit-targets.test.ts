import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { SetTarget, Workout } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { updatePlannedSet } from '#domain/workout/planned-sets.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { addWorkoutExercises } from '#domain/workout/workout-exercises.ts'
import { changeLoadMode, changeTarget, clearEffort, fixReps } from './edit-targets.ts'

let made = 0
const newId = () => `018f0000-0000-7000-8000-${String(++made).padStart(12, '0')}`
const empty = newWorkout({ name: 'Push', orderKey: 'a0', newId })
const bench = addWorkoutExercises(empty, ['barbell-bench-press' as ExerciseId], newId, 4)
const benchId = bench.exercises[0]?.id ?? ''
const kg = (value: number) => ({ value, unit: 'kg' }) as const

const setsOf = (workout: Workout) => inOrder(workout.exercises[0]?.sets ?? [])
const idAt = (index: number) => setsOf(bench)[index]?.id ?? ''
const targetsOf = (workout: Workout, field: keyof SetTarget) => setsOf(workout).map((set) => set.target[field])

test('typing into the first of equal sets changes all of them', () => {
  const typed = changeTarget(bench, idAt(0), { weight: kg(100) })
  expect(targetsOf(typed, 'weight')).toEqual([kg(100), kg(100), kg(100), kg(100)])
})

test('the sets above stay as they are', () => {
  const typed = changeTarget(bench, idAt(2), { weight: kg(80) })
  expect(targetsOf(typed, 'weight')).toEqual([null, null, kg(80), kg(80)])
})

test('a set that asks for something else ends it, and so does one of another kind', () => {
  const pyramid = changeTarget(bench, idAt(2), { weight: kg(80) })
  expect(targetsOf(changeTarget(pyramid, idAt(0), { weight: kg(60) }), 'weight')).toEqual([
    kg(60),
    kg(60),
    kg(80),
    kg(80),
  ])
  const withDrop = updatePlannedSet(bench, idAt(1), { kind: 'drop' })
  expect(targetsOf(changeTarget(withDrop, idAt(0), { weight: kg(60) }), 'weight')).toEqual([kg(60), null, null, null])
})

test('other fields do not matter', () => {
  const varied = updatePlannedSet(bench, idAt(1), { target: { reps: { min: 8, max: 8 } } })
  expect(targetsOf(changeTarget(varied, idAt(0), { weight: kg(60) }), 'weight')).toEqual(Array(4).fill(kg(60)))
})

test('values outside of the contract change nothing', () => {
  expect(changeTarget(bench, idAt(0), { weight: kg(99_999) })).toBe(bench)
  expect(changeTarget(bench, 'unknown', { weight: kg(60) })).toBe(bench)
})

test('a weight keeps its figure in another unit, and loads are either weights or percent', () => {
  const weighted = changeTarget(bench, idAt(0), { weight: kg(100) })
  const pounds = changeLoadMode(weighted, benchId, 'lb')
  expect(targetsOf(pounds, 'weight')).toEqual(Array(4).fill({ value: 100, unit: 'lb' }))
  const percent = changeTarget(changeLoadMode(pounds, benchId, 'percent'), idAt(0), { percentOfOneRepMax: 75 })
  expect(targetsOf(percent, 'weight')).toEqual(Array(4).fill(null))
  expect(targetsOf(changeLoadMode(percent, benchId, 'kg'), 'percentOfOneRepMax')).toEqual(Array(4).fill(null))
})

test('a range that becomes fixed keeps its lower end', () => {
  const range = changeTarget(bench, idAt(0), { reps: { min: 8, max: 12 } })
  expect(targetsOf(fixReps(range, benchId), 'reps')).toEqual(Array(4).fill({ min: 8, max: 8 }))
})

test('effort can be taken out of all sets at once', () => {
  const hard = changeTarget(bench, idAt(0), { rpe: 9 })
  expect(targetsOf(clearEffort(hard, benchId), 'rpe')).toEqual(Array(4).fill(null))
})
