import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeightUnit } from '#contract/quantity.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type PlatePairs, platesFor } from './plates.ts'

const plates = (unit: WeightUnit, ...pairs: readonly (readonly [value: number, pairs: number])[]): PlatePairs[] =>
  pairs.map(([value, count]) => ({ weight: { value, unit }, pairs: count }))
const kg = (value: number) => ({ value, unit: 'kg' as const })
const lb = (value: number) => ({ value, unit: 'lb' as const })
const GYM = plates('kg', [1.25, 2], [2.5, 2], [5, 2], [10, 2], [15, 2], [20, 2], [25, 4])
const values = (loading: ReturnType<typeof platesFor>) => loading?.perSide.map((plate) => plate.value)

test.each([
  ['an empty bar', 20, [], 20, 0],
  ['one pair', 60, [20], 60, 0],
  ['heaviest first', 142.5, [25, 25, 10, 1.25], 142.5, 0],
  ['what cannot be made: as close as it gets from below', 61, [20], 60, 1],
  ['as much as there is', 1_000, [25, 25, 25, 25, 20, 20, 15, 15, 10, 10, 5, 5, 2.5, 2.5, 1.25, 1.25], 435, 565],
])('%s', (_rule, weight, perSide, loaded, missing) => {
  const loading = platesFor(kg(weight), kg(20), GYM)
  expect(values(loading)).toEqual(perSide)
  expect(loading).toMatchObject({ loaded, missing, unit: 'kg' })
})

test('the heaviest plate is left out where only without it the load fits', () => {
  expect(values(platesFor(kg(100), kg(20), plates('kg', [25, 1], [20, 2])))).toEqual([20, 20])
})

test('of equal loads, that with the fewest plates is made', () => {
  expect(values(platesFor(kg(100), kg(20), plates('kg', [25, 1], [20, 2], [10, 1], [5, 1])))).toEqual([20, 20])
  expect(values(platesFor(kg(101), kg(20), plates('kg', [25, 1], [20, 2], [10, 1], [5, 1])))).toEqual([20, 20])
})

test('a gym of many odd plates is answered all the same, with what is close enough', () => {
  const odd = plates('kg', ...Array.from({ length: 14 }, (_, index) => [1.01 + index * 1.37, 3] as const))
  const loading = platesFor(kg(263.333), kg(20), odd)
  expect(loading?.missing).toBeLessThan(1)
})

test('an empty bar is a load, and one of a fraction less is too', () => {
  expect(values(platesFor(kg(20), kg(20), GYM))).toEqual([])
  expect(platesFor(kg(19.99), kg(20), GYM)).toBeNull()
})

test('a load below the bar cannot be made', () => {
  expect(platesFor(kg(15), kg(20), GYM)).toBeNull()
})

test('pounds on a bar in kilograms are shown in the requested unit', () => {
  const loading = platesFor(lb(225), lb(45), plates('lb', [45, 4], [25, 2], [10, 2], [5, 2], [2.5, 2]))
  expect(values(loading)).toEqual([45, 45])
  const mixed = platesFor(lb(135), kg(20), plates('lb', [45, 2]))
  expect(mixed?.perSide).toEqual([lb(45)])
  expect(mixed?.loaded).toBeCloseTo(134.09, 2)
})

const stock = fc.array(fc.record({ value: fc.integer({ min: 1, max: 200 }), pairs: fc.nat(3) }), { maxLength: 5 })

test('only available plates are used, and the load is never exceeded', () => {
  holds(
    fc.property(stock, fc.nat(600), (gym, weight) => {
      const loading = platesFor(
        kg(weight),
        kg(20),
        gym.map(({ value, pairs }) => ({ weight: kg(value / 4), pairs })),
      )
      fc.pre(loading !== null)
      const used = loading?.perSide ?? []
      for (const plate of used) {
        const have = gym.filter(({ value }) => value / 4 === plate.value).reduce((sum, { pairs }) => sum + pairs, 0)
        expect(used.filter((other) => other.value === plate.value).length).toBeLessThanOrEqual(have)
      }
      const loaded = 20 + 2 * used.reduce((sum, plate) => sum + plate.value, 0)
      expect(loaded).toBeLessThanOrEqual(weight)
      expect(loading).toMatchObject({ loaded, missing: weight - loaded })
    }),
  )
})

test('nothing that the plates allow comes closer', () => {
  holds(
    fc.property(stock, fc.integer({ min: 20, max: 300 }), (gym, weight) => {
      const loading = platesFor(
        kg(weight),
        kg(20),
        gym.map(({ value, pairs }) => ({ weight: kg(value / 4), pairs })),
      )
      const sums = gym.reduce<readonly number[]>(
        (reached, { value, pairs }) =>
          reached.flatMap((sum) => Array.from({ length: pairs + 1 }, (_, used) => sum + (value / 4) * used)),
        [0],
      )
      const best = Math.max(...sums.map((sum) => 20 + 2 * sum).filter((load) => load <= weight))
      expect(loading?.loaded).toBe(best)
    }),
  )
})
