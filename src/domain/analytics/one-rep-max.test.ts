import { describe, expect, test } from 'vitest'
import { type OneRepMaxFormula, oneRepMax } from './one-rep-max.ts'

const FORMULAS: readonly OneRepMaxFormula[] = ['epley', 'brzycki', 'rpe']

describe.each(FORMULAS)('by %s', (formula) => {
  test('one repetition with nothing left is the maximum itself', () => {
    expect(oneRepMax(formula, 140, 1)).toBe(140)
  })

  test('more repetitions with the same load mean more, up to 12; beyond that, nothing', () => {
    const estimates = Array.from({ length: 12 }, (_, index) => oneRepMax(formula, 100, index + 1))
    expect(estimates).toEqual(estimates.toSorted((left, right) => left - right))
    expect(new Set(estimates).size).toBe(12)
    expect(oneRepMax(formula, 100, 13)).toBeNaN()
  })

  test.each([
    [0, 5],
    [Number.NaN, 5],
    [100, 0],
    [100, -1],
  ])('%s has no value for %s repetitions', (load, reps) => {
    expect(oneRepMax(formula, load, reps)).toBeNaN()
  })
})

test.each([
  // Worked by hand from the published formulas and the published table.
  ['epley', 100, 10, 0, 133.33],
  ['brzycki', 100, 10, 0, 133.33],
  ['brzycki', 100, 5, 0, 112.5],
  ['rpe', 100, 5, 2, 123.3],
  ['rpe', 100, 1, 2, 108.46],
  ['rpe', 100, 12, 0, 147.06],
  ['rpe', 100, 12, 3.5, 170.65],
] as const)('by %s, %s for %s repetitions with %s left is %s', (formula, load, reps, left, expected) => {
  expect(oneRepMax(formula, load, reps, left)).toBeCloseTo(expected, 2)
})

test('the table treats unknown effort as none left, and ends at RPE 6.5', () => {
  expect(oneRepMax('rpe', 100, 5)).toBe(oneRepMax('rpe', 100, 5, 0))
  expect(oneRepMax('rpe', 100, 5, 4)).toBeNaN()
})
