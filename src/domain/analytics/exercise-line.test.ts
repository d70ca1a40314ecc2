import { expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SessionSet } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { exerciseLine } from './exercise-line.ts'

const BENCH = exerciseOf([]).exerciseId
const on = (day: number, kind: ExerciseKind, ...sets: SessionSet[]) =>
  sessionOf([exerciseOf(sets, { kind })], { startedAt: `2026-01-0${day}T18:00:00.000Z` })

test('the line is the best estimate at each session, oldest first', () => {
  const sessions = [
    on(3, 'weight-reps', aLoggedSet(100, 1), aLoggedSet(90, 10)),
    on(2, 'weight-reps', aLoggedSet(200, 1, 60, { kind: 'warm-up' }), blankSet({ reps: 5 })),
    on(1, 'weight-reps', aLoggedSet(80, 3), aLoggedSet(70, 3)),
  ]
  const { measure, at, values } = exerciseLine(sessions, BENCH, 'weight-reps')
  expect(measure).toBe('one-rep-max')
  expect([...at]).toEqual([1, 3].map((day) => Date.parse(`2026-01-0${day}T18:00:00.000Z`)))
  expect([...values]).toEqual([80 * 1.1, 120])
})

test('a bad day does not lower the line, nor does a light session', () => {
  const sessions = [
    on(4, 'weight-reps', aLoggedSet(102, 1)),
    on(3, 'weight-reps', aLoggedSet(95, 1)),
    on(2, 'weight-reps', aLoggedSet(60, 1)),
    on(1, 'weight-reps', aLoggedSet(100, 1)),
  ]
  expect([...exerciseLine(sessions, BENCH, 'weight-reps').values]).toEqual([100, 100, 102])
})

test('of assistance the least counts, and of a hold the longest', () => {
  const assisted = on(1, 'assisted-bodyweight', aLoggedSet(30, 8), aLoggedSet(20, 8), aLoggedSet(25, 8))
  expect([...exerciseLine([assisted], BENCH, 'assisted-bodyweight').values]).toEqual([20])
  const held = (seconds: number) => aLoggedSet(0, 0, 60, { weight: null, reps: null, seconds })
  expect([...exerciseLine([on(1, 'time', held(40), held(65))], BENCH, 'time').values]).toEqual([65])
})

test('sets of another kind are no part of it', () => {
  expect(exerciseLine([on(1, 'reps-only', aLoggedSet(0, 30))], BENCH, 'weight-reps').values).toHaveLength(0)
})
