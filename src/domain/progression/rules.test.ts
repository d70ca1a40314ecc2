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
import { canFollow, rulesFor } from './rules.ts'
import { usualTrainingMax } from './training-max.ts'

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
})

test('a wave begins at nine tenths of what was lifted, else of what is planned', () => {
  const done = sessionOf([exerciseOf([aLoggedSet(90, 10), aLoggedSet(140, 20)])])
  expect(usualTrainingMax([done], plan, 'kg')).toEqual(kg(107.5))
  expect(usualTrainingMax([done], { ...plan, exerciseId: 'row' as typeof BENCH.id }, 'kg')).toBeNull()
  const planned = plannedExerciseOf([plannedSetFor({ weight: kg(60), reps: { min: 8, max: 8 } })])
  expect(usualTrainingMax([], planned, 'kg')).toEqual(kg(67.5))
})
