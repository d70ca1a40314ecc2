import { expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetKind } from '#contract/workout.ts'
import { restSecondsAfter, warmUpRestSeconds } from './rest-after.ts'

const USUAL = 120

test.each<[string, ExerciseKind, number | null, SetKind, number]>([
  ["a working set rests as long as the person's usual rest", 'weight-reps', null, 'working', 120],
  ["or as long as its exercise's", 'weight-reps', 180, 'working', 180],
  ['a warm-up rests half of that', 'weight-reps', 180, 'warm-up', 90],
  ['half of the usual rest, too', 'weight-reps', null, 'warm-up', 60],
  ['a drop set rests like a working set', 'weight-reps', null, 'drop', 120],
  ['no rest stays none', 'weight-reps', 0, 'warm-up', 0],
  ['a run rests not at all', 'distance-time', null, 'working', 0],
  ['unless a rest was chosen for it', 'distance-time', 90, 'working', 90],
  ['a plank is no run', 'time', null, 'working', 120],
])('%s', (_rule, kind, restSeconds, set, expected) => {
  expect(restSecondsAfter({ kind, restSeconds }, { kind: set }, USUAL)).toBe(expected)
})

test.each([
  [45, 30],
  [90, 45],
  [95, 50],
  [150, 75],
  [300, 150],
  [20, 20],
  [30, 30],
])(
  'half of %i seconds are %i: whole steps, at least half a minute, never longer than the rest itself',
  (whole, half) => {
    expect(warmUpRestSeconds(whole)).toBe(half)
  },
)
