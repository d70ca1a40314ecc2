import { expect, test } from 'vitest'
import { EXERCISE_KINDS } from '#contract/vocabulary.ts'
import {
  aLoggedSet,
  type BENCH,
  exerciseOf,
  plannedExerciseOf,
  plannedSetFor,
  sessionOf,
} from '../../../tests/builders.ts'
import { setFields } from '../session/set-values.ts'
import { canFollow, rulesFor, unitOf, usualRule, usualTrainingMax } from './rules.ts'

const kg = (value: number) => ({ value, unit: 'kg' as const })
const plan = plannedExerciseOf([plannedSetFor()])

test('weight is added where there is some, repetitions where they are counted', () => {
  for (const kind of EXERCISE_KINDS) {
    const fields = setFields(kind)
    const rules = rulesFor(kind)
    if (!fields.includes('reps')) expect(rules).toEqual([])
    if (!fields.includes('weight')) expect(rules).not.toContain('linear')
    for (const rule of rules) expect(canFollow(rule, kind, plan)).toBe(true)
  }
})

test('there have to be working sets; a share of the maximum goes up by itself', () => {
  expect(canFollow('linear', 'weight-reps', plannedExerciseOf([plannedSetFor({}, 'warm-up')]))).toBe(false)
  const byPercent = plannedExerciseOf([plannedSetFor({ percentOfOneRepMax: 80 })])
  expect(canFollow('double', 'weight-reps', byPercent)).toBe(false)
  expect(canFollow('wave', 'weight-reps', byPercent)).toBe(true)
  expect(canFollow('reps', 'weighted-bodyweight', byPercent)).toBe(true)
  expect(canFollow('linear', 'weighted-bodyweight', byPercent)).toBe(false)
  const both = plannedExerciseOf([plannedSetFor({ percentOfOneRepMax: 80, weight: kg(60) })])
  expect(canFollow('linear', 'weight-reps', both)).toBe(true)
  expect(canFollow('linear', 'weight-reps', plannedExerciseOf([]))).toBe(false)
})

test('a wave begins at nine tenths of what was lifted, else of what is planned', () => {
  const done = sessionOf([exerciseOf([aLoggedSet(90, 10), aLoggedSet(140, 20)])])
  expect(usualTrainingMax([done], plan, 'kg')).toEqual(kg(107.5))
  expect(usualTrainingMax([done], { ...plan, exerciseId: 'row' as typeof BENCH.id }, 'kg')).toBeNull()
  const planned = plannedExerciseOf([plannedSetFor({ weight: kg(60), reps: { min: 8, max: 8 } })])
  expect(usualTrainingMax([], planned, 'kg')).toEqual(kg(67.5))
})

test('a training maximum is made of what was done and can be, in the unit asked for', () => {
  const maximum = (...sets: Parameters<typeof exerciseOf>[0]) =>
    usualTrainingMax([sessionOf([exerciseOf(sets)])], plan, 'lb')
  expect(maximum(aLoggedSet(100, 1))).toEqual({ value: 200, unit: 'lb' })
  expect(maximum(aLoggedSet(100, 1, 60, { completedAt: null }))).toBeNull()
  expect(maximum(aLoggedSet(100, 1, 60, { weight: null }), aLoggedSet(100, 1, 60, { reps: null }))).toBeNull()
})

test('a usual rule adds a pair of the smallest usual plates in its unit; one of repetitions adds no weight', () => {
  expect(usualRule('linear', 'kg')).toMatchObject({ step: kg(2.5), deload: { afterMisses: 3, percent: 10 } })
  expect(usualRule('double', 'lb')).toMatchObject({ step: { value: 5, unit: 'lb' } })
  expect(usualRule('wave', 'kg')).toMatchObject({ trainingMax: kg(60) })
  expect(usualRule('wave', 'lb')).toMatchObject({ trainingMax: { value: 135, unit: 'lb' } })
  expect(usualRule('wave', 'kg', kg(120))).toMatchObject({ trainingMax: kg(120) })
  expect(unitOf(usualRule('wave', 'lb'))).toBe('lb')
  expect(unitOf(usualRule('reps', 'lb'))).toBeNull()
})
