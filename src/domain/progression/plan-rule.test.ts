import { expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Progression } from '#contract/progression.ts'
import type { Workout } from '#contract/workout.ts'
import { exerciseNamed, plannedExerciseOf, plannedSetFor, workoutOf } from '../../../tests/builders.ts'
import { suitsAll, usualRange, withRule, withRuleForAll } from './plan-rule.ts'
import { usualRule } from './rules.ts'

const reps = (min: number, max = min) => plannedSetFor({ reps: { min, max } })
const named = (slug: ExerciseKind, ...sets: ReturnType<typeof plannedSetFor>[]) =>
  plannedExerciseOf(sets, { exerciseId: exerciseNamed(slug) })
/** Exercises are named by their kind. */
const kindOf = (id: string) => id as ExerciseKind

const press = named('weight-reps', plannedSetFor({}, 'warm-up'), reps(5), reps(5))
const raise = named('weight-reps', reps(12, 15))
const pullUp = named('reps-only', reps(6))
const plank = named('time', plannedSetFor({ seconds: 45 }))
const workout = workoutOf([press, raise, pullUp, plank])

const double = usualRule('double', 'kg')
const rulesOf = (of: Workout) => of.exercises.map(({ progression }) => progression?.kind)
const rangesOf = (of: Workout) => of.exercises.map(({ sets }) => sets.at(-1)?.target.reps)

test('a rule for all is followed by what can, in its own range; the rest gains repetitions or stays', () => {
  const ruled = withRuleForAll(workout, press.id, { rule: double, range: { min: 4, max: 6 } }, kindOf)
  expect(rulesOf(ruled)).toEqual(['double', 'double', 'reps', undefined])
  expect(rangesOf(ruled)).toEqual([{ min: 4, max: 6 }, { min: 12, max: 15 }, { min: 6, max: 10 }, null])
  expect(ruled.exercises[0]?.sets[0], 'a warm-up has no range').toEqual(workout.exercises[0]?.sets[0])
})

test('linear progression for all leaves planned repetitions alone', () => {
  const linear = usualRule('linear', 'kg')
  const ruled = withRuleForAll(workout, press.id, { rule: linear, range: { min: 8, max: 12 } }, kindOf)
  expect(rulesOf(ruled)).toEqual(['linear', 'linear', 'reps', undefined])
  expect(rangesOf(ruled).slice(0, 2)).toEqual([
    { min: 5, max: 5 },
    { min: 12, max: 15 },
  ])
})

test('no rule for all takes every rule away', () => {
  const ruled = withRuleForAll(workout, press.id, { rule: double, range: { min: 4, max: 6 } }, kindOf)
  const free = withRuleForAll(ruled, press.id, { rule: null, range: { min: 4, max: 6 } }, kindOf)
  expect(free.exercises.every(({ progression }) => !progression)).toBe(true)
})

test('a deleted exercise, whose kind is unknown, keeps what it has', () => {
  const ruled = withRuleForAll(workout, press.id, { rule: double, range: { min: 4, max: 6 } }, () => undefined)
  expect(rulesOf(ruled)).toEqual(['double', undefined, undefined, undefined])
})

test.each<[string, Progression | null, boolean]>([
  ['no rule', null, true],
  ['a rule with steps', double, true],
  ['a wave, which is built on one maximum', usualRule('wave', 'kg'), false],
])('%s suits all exercises: %s', (_what, rule, expected) => {
  expect(suitsAll(rule)).toBe(expected)
})

test.each([
  ['a planned range', raise, { min: 12, max: 15 }],
  ['a fixed number as its start', press, { min: 5, max: 9 }],
  ['the usual one without a plan', named('weight-reps', plannedSetFor()), { min: 8, max: 12 }],
])('a rule begins with %s', (_what, exercise, range) => {
  expect(usualRange(exercise)).toEqual(range)
})

test('a fixed number that a climbing rule already follows is its range', () => {
  const [climbing] = withRule(workout, press.id, { rule: double, range: { min: 5, max: 5 } }).exercises
  expect(climbing && usualRange(climbing)).toEqual({ min: 5, max: 5 })
})
