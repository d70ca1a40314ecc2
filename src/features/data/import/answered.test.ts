import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { NO_COLUMNS } from '#domain/import/header.ts'
import { NO_QUESTIONS } from '#domain/import/imported.ts'
import type { ImportPreview } from '#platform/data-worker.ts'
import { somePreferences } from '../../../../tests/builders.ts'
import { answersOf, firstAnswers } from './answered.ts'

const PREVIEW: ImportPreview = {
  format: 'strong',
  workouts: 1,
  sets: 1,
  measurements: 0,
  others: 0,
  firstDay: null,
  lastDay: null,
  questions: NO_QUESTIONS,
  names: [
    { name: 'Squat', sets: 1, workouts: 1, match: 'back-squat' as ExerciseId, sure: true },
    { name: 'Own', sets: 1, workouts: 1, match: null, sure: false },
  ],
  oddities: [],
  columns: NO_COLUMNS,
  profile: {},
}

test("the person's own units and what was found are proposed", () => {
  const preferences = somePreferences({ weightUnit: 'lb', distanceUnit: 'mi', timeZone: 'Europe/Madrid' })
  expect(answersOf(firstAnswers(PREVIEW, preferences))).toEqual({
    timeZone: 'Europe/Madrid',
    weightUnit: 'lb',
    distanceUnit: 'mi',
    dayOrder: 'day-first',
    bodyWeight: null,
    exercises: { Squat: { kind: 'known', id: 'back-squat' }, Own: { kind: 'new' } },
  })
})

test('kg that look like lb are proposed as lb', () => {
  const questions = { ...NO_QUESTIONS, weightUnit: 'converted' as const }
  expect(firstAnswers({ ...PREVIEW, questions }, somePreferences()).weightUnit).toBe('lb')
})

test("the body's weight has to be given where it is to be taken off", () => {
  const first = { ...firstAnswers(PREVIEW, somePreferences()), isBodyIncluded: true }
  for (const bodyWeight of ['', '0', 'eighty']) expect(answersOf({ ...first, bodyWeight })).toBeNull()
  expect(answersOf({ ...first, bodyWeight: '82,5' })?.bodyWeight).toEqual({ value: 82.5, unit: 'kg' })
})
