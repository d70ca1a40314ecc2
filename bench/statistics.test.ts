import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceFrom } from '../server/local/demo/dice.ts'
import { median, quantile, ratioOfMedians, shuffled } from './statistics.ts'

const figures = fc.array(fc.double({ min: 0.01, max: 1_000, noNaN: true }), { minLength: 1, maxLength: 40 })

test('the median is the middle value, or half way between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 10, 20])).toBe(6)
  expect(median([7])).toBe(7)
})

test('a quantile is interpolated between its neighbors', () => {
  const tens = [40, 10, 30, 0, 20]
  expect(quantile(tens, 0)).toBe(0)
  expect(quantile(tens, 1)).toBe(40)
  expect(quantile(tens, 0.95)).toBeCloseTo(38)
})

test('of no values there is no quantile', () => {
  expect(() => median([])).toThrow('no values')
})

test('a quantile is never outside of the values, and grows with its share', () => {
  fc.assert(
    fc.property(figures, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const found = quantile(values, share)
      expect(found).toBeGreaterThanOrEqual(Math.min(...values))
      expect(found).toBeLessThanOrEqual(Math.max(...values))
      expect(quantile(values, Math.min(1, share + 0.1))).toBeGreaterThanOrEqual(found)
    }),
  )
})

test('a ratio that is the same in every round has an interval without width', () => {
  const baselines = [4, 4, 4, 4]
  expect(ratioOfMedians([6, 6, 6, 6], baselines, diceFrom(1))).toEqual({ value: 1.5, low: 1.5, high: 1.5 })
})

test('the interval widens with the noise and holds the ratio', () => {
  const dice = diceFrom(2)
  const noisy = (around: number, noise: number) => Array.from({ length: 60 }, () => around + dice.normal(noise))
  const quiet = ratioOfMedians(noisy(20, 0.2), noisy(10, 0.1), dice)
  const loud = ratioOfMedians(noisy(20, 4), noisy(10, 2), dice)
  for (const { value, low, high } of [quiet, loud]) {
    expect(low).toBeLessThanOrEqual(value)
    expect(high).toBeGreaterThanOrEqual(value)
  }
  expect(quiet.low).toBeGreaterThan(1.95)
  expect(quiet.high).toBeLessThan(2.05)
  expect(loud.high - loud.low).toBeGreaterThan(quiet.high - quiet.low)
})

test('slow rounds do not widen the interval', () => {
  const slowdowns = Array.from({ length: 41 }, (_, round) => 1 + round)
  const ratio = ratioOfMedians(
    slowdowns.map((it) => 3 * it),
    slowdowns.map((it) => 2 * it),
    diceFrom(3),
  )
  expect(ratio.low).toBeCloseTo(1.5)
  expect(ratio.high).toBeCloseTo(1.5)
})

test('the same seed gives the same interval', () => {
  const values = [1, 5, 2, 8, 3]
  const baselines = [2, 2, 3, 1, 4]
  expect(ratioOfMedians(values, baselines, diceFrom(4))).toEqual(ratioOfMedians(values, baselines, diceFrom(4)))
})

test('values and baselines of different rounds are refused', () => {
  expect(() => ratioOfMedians([1, 2], [1], diceFrom(5))).toThrow('2 values and 1 baselines')
})

test('shuffling keeps every item and reaches every order', () => {
  const dice = diceFrom(6)
  const orders = new Set(Array.from({ length: 200 }, () => shuffled(['a', 'b', 'c'], dice).join('')))
  expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})
