import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { NO_COLUMNS, NO_FIGURES } from '#domain/import/header.ts'
import { NO_QUESTIONS } from '#domain/import/imported.ts'
import type { ImportPreview } from '#platform/account/data-worker.ts'
import { somePreferences } from '../../../../tests/builders.ts'
import { answersOf, firstAnswers, needsBodyWeight } from './answered.ts'

const PREVIEW: ImportPreview = {
  format: 'strong',
  workouts: 1,
  sets: 1,
  measurements: 0,
  others: 0,
  firstDay: null,
  lastDay: null,
  questions: NO_QUESTIONS,
  usualSeconds: 3_600,
  names: [
    { name: 'Squat', sets: 1, workouts: 1, volume: 0, match: 'back-squat' as ExerciseId, sure: true },
    { name: 'Squat thing', sets: 1, workouts: 1, volume: 0, match: 'back-squat' as ExerciseId, sure: false },
    { name: 'Own', sets: 1, workouts: 1, volume: 0, match: null, sure: false },
  ],
  bodyLoads: [],
  oddities: [],
  columns: NO_COLUMNS,
  figures: NO_FIGURES,
  figureless: null,
  profile: {},
}

test("the person's units and recognized names are suggested, guesses are not", () => {
  const preferences = somePreferences({ weightUnit: 'lb', distanceUnit: 'mi', timeZone: 'Europe/Madrid' })
  expect(answersOf(firstAnswers(PREVIEW, preferences))).toEqual({
    timeZone: 'Europe/Madrid',
    weightUnit: 'lb',
    distanceUnit: 'mi',
    dayOrder: 'day-first',
    usualLength: false,
    bodyLoaded: [],
    bodyWeight: null,
    exercises: { Squat: { kind: 'known', id: 'back-squat' }, 'Squat thing': { kind: 'new' }, Own: { kind: 'new' } },
  })
})

test('kg that look like lb are proposed as lb', () => {
  const questions = { ...NO_QUESTIONS, weightUnit: 'converted' as const }
  expect(firstAnswers({ ...PREVIEW, questions }, somePreferences()).weightUnit).toBe('lb')
})

const PULL_UPS = { name: 'Pull Up', sets: 4, lowest: 65, highest: 94, unit: 'kg' as const, isAdded: false }
const WEIGHTED = { ...PULL_UPS, name: 'Pull Up (Weighted)', isAdded: true }

test("loads that may contain the body's weight stay as they are until the person says so", () => {
  const first = firstAnswers({ ...PREVIEW, bodyLoads: [PULL_UPS] }, somePreferences())
  expect(answersOf(first)).toMatchObject({ bodyLoaded: [], bodyWeight: null })
  expect(answersOf({ ...first, isBodyIncluded: true })).toMatchObject({ bodyLoaded: ['Pull Up'], bodyWeight: null })
})

test('the body weight is only requested if the file lacks it', () => {
  expect(needsBodyWeight([PULL_UPS, WEIGHTED])).toBe(false)
  expect(needsBodyWeight([WEIGHTED])).toBe(true)
})

test("the body's weight has to be given where it is to be taken off", () => {
  const preview = { ...PREVIEW, bodyLoads: [WEIGHTED] }
  const first = { ...firstAnswers(preview, somePreferences()), isBodyIncluded: true }
  for (const bodyWeight of ['', '0', 'eighty']) expect(answersOf({ ...first, bodyWeight })).toBeNull()
  expect(answersOf({ ...first, bodyWeight: '82,5' })?.bodyWeight).toEqual({ value: 82.5, unit: 'kg' })
})
