import { expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SessionSet } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, START, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { finishSession } from './lifecycle.ts'
import { bestSet, setVolume, summarize } from './summary.ts'

const lb = (value: number) => ({ value, unit: 'lb' as const })
const metres = (value: number) => ({ value, unit: 'm' as const })
const kilometres = (value: number) => ({ value, unit: 'km' as const })

test('a session is summed up by its logged sets, and warm-ups are no work', () => {
  const session = sessionOf([
    exerciseOf([
      aLoggedSet(60, 10, 10, { kind: 'warm-up' }),
      aLoggedSet(100, 5),
      aLoggedSet(100, 4),
      blankSet({ reps: 5 }),
    ]),
    exerciseOf([aLoggedSet(0, 12, 90, { weight: null })], { kind: 'reps-only' }),
    exerciseOf([blankSet()]),
  ])
  const done = finishSession(session, sinceStart(1_800), { unfinished: 'keep' })
  expect(summarize(done)).toEqual({ sets: 3, warmUps: 1, reps: 21, volume: 900, durationMs: 1_800_000, exercises: 2 })
})

test('volume counts loads in either unit as kg', () => {
  const session = sessionOf([exerciseOf([aLoggedSet(0, 10, 60, { weight: lb(100) })])])
  expect(summarize(session).volume).toBeCloseTo(453.59237, 8)
})

test('a running session lasts until now, or by default until its last set', () => {
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5, 300)])])
  expect(summarize(session, Date.parse(START) + 900_000).durationMs).toBe(900_000)
  expect(summarize(session).durationMs).toBe(300_000)
})

test.each([
  ['weight-reps', 500],
  ['weighted-bodyweight', 500],
  ['assisted-bodyweight', 0],
  ['bodyweight-reps', 0],
  ['reps-only', 0],
  ['weight-distance', 0],
  ['weight-time', 0],
  ['distance-time', 0],
] as const)('a set of %s has a volume of %i kg', (kind, volume) => {
  expect(setVolume({ kind }, aLoggedSet(100, 5))).toBe(volume)
})

test('one-sided sets count on both sides', () => {
  const squat = exerciseOf([aLoggedSet(20, 10), aLoggedSet(20, 8)], { oneSided: true })
  expect(summarize(sessionOf([squat, exerciseOf([aLoggedSet(100, 5)])]))).toMatchObject({
    sets: 3,
    reps: 41,
    volume: 20 * 36 + 500,
  })
})

const best = (kind: ExerciseKind, sets: readonly Partial<SessionSet>[]) =>
  bestSet(
    exerciseOf(
      sets.map((values) => blankSet({ completedAt: START, ...values })),
      { kind },
    ),
  )

test.each([
  [
    'the heaviest',
    'weight-reps',
    [
      { weight: lb(100), reps: 20 },
      { weight: lb(225), reps: 1 },
    ],
    { weight: lb(225) },
  ],
  [
    'of equal loads that with more reps',
    'weight-reps',
    [
      { weight: lb(100), reps: 5 },
      { weight: lb(100), reps: 6 },
    ],
    { reps: 6 },
  ],
  [
    'the one with the least help',
    'assisted-bodyweight',
    [
      { weight: lb(40), reps: 9 },
      { weight: lb(20), reps: 5 },
    ],
    { weight: lb(20) },
  ],
  [
    'the one with the longer way where nothing else differs',
    'weight-distance',
    [{ distance: metres(50) }, { distance: metres(60) }],
    { distance: metres(60) },
  ],
  [
    'the first of two that are alike',
    'weight-reps',
    [
      { weight: lb(100), reps: 5, rpe: 8 },
      { weight: lb(100), reps: 5, rpe: 9 },
    ],
    { rpe: 8 },
  ],
  [
    'one with a load before one without',
    'weight-reps',
    [{ reps: 20 }, { weight: lb(45), reps: 1 }],
    { weight: lb(45) },
  ],
  ['the one with most reps', 'reps-only', [{ reps: 8 }, { reps: 12 }, { reps: 10 }], { reps: 12 }],
  [
    'the farthest, in any unit',
    'distance-time',
    [{ distance: metres(900) }, { distance: kilometres(1) }],
    { distance: kilometres(1) },
  ],
  [
    'of equal distances the fastest',
    'distance-time',
    [
      { distance: metres(400), seconds: 90 },
      { distance: metres(400), seconds: 80 },
    ],
    { seconds: 80 },
  ],
  ['of equal loads the longest', 'weight-time', [{ seconds: 60 }, { seconds: 75 }], { seconds: 75 }],
  [
    'work, even lighter than a warm-up',
    'weight-reps',
    [
      { kind: 'warm-up', weight: lb(99) },
      { weight: lb(45), reps: 1 },
    ],
    { weight: lb(45) },
  ],
  ['a warm-up where nothing else was done', 'weight-reps', [{ kind: 'warm-up', weight: lb(99) }], { weight: lb(99) }],
] as const)('the best set is %s', (_rule, kind, sets, expected) => {
  expect(best(kind, sets)).toMatchObject(expected)
})

test('an open set is never the best set', () => {
  expect(bestSet(exerciseOf([blankSet({ reps: 10 })]))).toBeNull()
})
