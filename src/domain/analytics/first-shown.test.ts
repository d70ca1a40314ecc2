import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { firstShown } from './first-shown.ts'
import type { TrainedExercise } from './questions.ts'

const TODAY = '2026-03-29'

function trained(name: string, sessions: number, last: string): TrainedExercise {
  const exerciseId = name as ExerciseId
  return { exerciseId, name, kind: 'weight-reps', sessions, sets: sessions, first: '2025-01-01', last, lastAt: 0 }
}

const curl = trained('curl', 3, '2026-03-28')
const squat = trained('squat', 40, '2026-03-02')
const row = trained('row', 90, '2026-03-01')
const ALL = [curl, squat, row]

const doing = (name: string, sets: Parameters<typeof exerciseOf>[0]) =>
  exerciseOf(sets, { exerciseId: name as ExerciseId })

test('the exercise of the set logged last in the running workout comes first', () => {
  const running = sessionOf([
    doing('row', [aLoggedSet(60, 8, 300)]),
    doing('curl', [aLoggedSet(20, 8, 100), blankSet()]),
  ])
  expect(firstShown(ALL, [running], TODAY)).toBe(row)
})

test('before the first set of it, the most trained of the last 28 days does', () => {
  const running = sessionOf([doing('row', [blankSet()])])
  expect(firstShown(ALL, [running], TODAY)).toBe(squat)
  expect(firstShown(ALL, [], TODAY)).toBe(squat)
})

test('the 28 days include today', () => {
  expect(firstShown(ALL, [], '2026-03-30')).toBe(curl)
})

test('after a longer break, the most trained of the latest twelve does', () => {
  const others = Array.from({ length: 11 }, (_, place) => trained(`other ${place}`, 2, '2025-02-01'))
  expect(firstShown([...others, squat, row], [], '2027-01-01')).toBe(squat)
})

test('without training there is none', () => {
  expect(firstShown([], [], TODAY)).toBeUndefined()
})
