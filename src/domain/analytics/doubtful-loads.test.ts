import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { doubtfulLoads } from './doubtful-loads.ts'

const sets = (...loads: readonly number[]) => loads.map((load) => ({ load, reps: 5 }))

test.each([
  ['one digit too many', sets(84, 84, 839), [2]],
  ['pounds for kilograms', sets(100, 220), [1]],
  ['a slip hides no later record', sets(84, 839, 90), [1]],
  ['a third more at once', sets(60, 81), [1]],
  ['no more than 1.3 times', sets(60, 78), []],
  ['confirmed by a second set', sets(60, 100, 100), []],
  ['confirmed by a later, somewhat lighter set', sets(60, 100, 62, 80), []],
  ['not confirmed by what was known before', sets(60, 100, 62), [1]],
  ['the next dumbbell', sets(10, 15), []],
  ['the very first set', sets(300), []],
])('%s', (_what, lifted, expected) => {
  expect([...doubtfulLoads('weight-reps', lifted)]).toEqual(expected)
})

test('a single at the estimated maximum is to be expected after sets of ten', () => {
  expect([
    ...doubtfulLoads('weight-reps', [
      { load: 100, reps: 10 },
      { load: 132.5, reps: 1 },
    ]),
  ]).toEqual([])
  expect([
    ...doubtfulLoads('weight-reps', [
      { load: 100, reps: 10 },
      { load: 135, reps: 1 },
    ]),
  ]).toEqual([1])
})

test('counts from the best before the session', () => {
  const earlier = { loadKg: 84, oneRepMaxKg: 112 }
  expect([...doubtfulLoads('weight-reps', sets(839), earlier)]).toEqual([0])
  expect([...doubtfulLoads('weight-reps', sets(112), earlier)]).toEqual([])
})

test('weight on a belt, and whatever is not lifted alone, is never doubted', () => {
  expect([...doubtfulLoads('weighted-bodyweight', sets(5, 40))]).toEqual([])
  expect([...doubtfulLoads('assisted-bodyweight', sets(5, 40))]).toEqual([])
})

test('the same load twice is never doubted', () => {
  holds(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 900 }),
      (all, load) => {
        const doubtful = doubtfulLoads('weight-reps', sets(...all, load, load))
        expect(doubtful.has(all.length) || doubtful.has(all.length + 1)).toBe(false)
      },
    ),
  )
})
