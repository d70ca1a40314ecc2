import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Equipment } from '#contract/exercise.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type Bar, barFor } from './bar.ts'
import { nearestLoadable } from './loadable.ts'
import { platesFor } from './plates.ts'

const NO_GYM = { gyms: [], gymId: null }
const usualBar = (unit: WeightUnit, equipment: Equipment = 'barbell') => barFor(equipment, null, NO_GYM, unit)
const kg = (value: number): Weight => ({ value, unit: 'kg' })
const lb = (value: number): Weight => ({ value, unit: 'lb' })
/** A home gym: pairs of 20 and 10, and nothing smaller. */
const GARAGE: Bar = {
  weight: kg(20),
  plates: [
    { weight: kg(20), pairs: 1 },
    { weight: kg(10), pairs: 1 },
  ],
}

test.each([
  ['what fits stays', kg(90), usualBar('kg'), 90],
  ['up to the nearer', kg(89), usualBar('kg'), 90],
  ['down to the nearer', kg(88.6), usualBar('kg'), 87.5],
  ['of two as near, the lighter', kg(88.75), usualBar('kg'), 87.5],
  ['never less than the bar', kg(12), usualBar('kg'), 20],
  ['pounds', lb(187), usualBar('lb'), 185],
  ['only what the gym has', kg(69), GARAGE, 60],
  ['not past what the gym has', kg(200), GARAGE, 80],
  [
    'as if plates that there are none of were not',
    kg(50),
    {
      weight: kg(20),
      plates: [
        { weight: kg(20), pairs: 1 },
        { weight: kg(1.25), pairs: 0 },
      ],
    },
    60,
  ],
  [
    'as if plates that weigh nothing were not',
    kg(50),
    {
      weight: kg(20),
      plates: [
        { weight: kg(20), pairs: 1 },
        { weight: kg(0), pairs: 2 },
      ],
    },
    60,
  ],
  ['a bar in pounds asked for in kilograms', kg(20), { weight: lb(45), plates: [] }, 20.41],
  ['no bar: the steps of machines and dumbbells', kg(41), null, 40],
  ['no bar, of two as near, the lighter', kg(41.25), null, 40],
  ['a light dumbbell', kg(6.6), null, 7],
  ['never nothing', lb(0.4), null, 2.5],
  ['never more than a set holds', kg(7_500), null, 5_000],
] as const)('%s', (_rule, weight, bar, expected) => {
  expect(nearestLoadable(weight, bar)).toEqual({ value: expected, unit: weight.unit })
})

const plate = fc.record({ value: fc.integer({ min: 1, max: 100 }), pairs: fc.nat(3) })
const bars = fc.record({ bar: fc.nat(25), plates: fc.array(plate, { maxLength: 5 }) }).map(
  ({ bar, plates }): Bar => ({
    weight: kg(bar),
    plates: plates.map(({ value, pairs }) => ({ weight: kg(value / 4), pairs })),
  }),
)

test("any gym's nearest load can be loaded, and is stable", () => {
  holds(
    fc.property(bars, fc.double({ min: 0, max: 600, noNaN: true }), (bar, value) => {
      const load = nearestLoadable(kg(value), bar)
      expect(platesFor(load, bar.weight, bar.plates)?.missing).toBe(0)
      expect(nearestLoadable(load, bar)).toEqual(load)
    }),
  )
})

test('with the usual plates no other load is nearer by more than half a pair of the smallest, and more is never less', () => {
  const weights = fc.double({ min: 20, max: 300, noNaN: true })
  holds(
    fc.property(weights, weights, (left, right) => {
      const loadOf = (value: number) => nearestLoadable(kg(value), usualBar('kg')).value
      expect(Math.abs(loadOf(left) - left)).toBeLessThanOrEqual(1.26)
      expect(Math.sign(loadOf(left) - loadOf(right)) * Math.sign(left - right)).toBeGreaterThanOrEqual(0)
    }),
  )
})
