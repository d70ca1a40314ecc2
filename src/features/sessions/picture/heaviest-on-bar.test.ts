import { expect, test } from 'vitest'
import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { aLoggedSet, exerciseOf, sessionOf, somePreferences } from '../../../../tests/builders.ts'
import { heaviestOnBar } from './heaviest-on-bar.ts'

const exercise = (id: string, ...sets: Parameters<typeof exerciseOf>[0]) => ({
  ...exerciseOf(sets),
  exerciseId: id as ExerciseId,
})
const equipmentOf = (id: ExerciseId): Equipment => (id === 'leg-press' ? 'machine' : 'barbell')
const find = (...exercises: ReturnType<typeof exercise>[]) =>
  heaviestOnBar(sessionOf(exercises), equipmentOf, somePreferences())

test('the heaviest set with a bar is drawn, with the plates of each side', () => {
  const found = find(
    exercise('bench', aLoggedSet(100, 5)),
    exercise('leg-press', aLoggedSet(220, 10)),
    exercise('squat', aLoggedSet(130, 7), aLoggedSet(120, 8)),
  )
  expect(found?.exercise.exerciseId).toBe('squat')
  expect(found?.set.reps).toBe(7)
  expect(found?.plates.map(({ value }) => value)).toEqual([25, 25, 5])
})

test('nothing is drawn without plates on it', () => {
  expect(find(exercise('leg-press', aLoggedSet(220, 10)))).toBeNull()
  expect(find(exercise('bench', aLoggedSet(20, 10)))).toBeNull()
  expect(find()).toBeNull()
})
