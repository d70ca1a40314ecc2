import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type Bar, barFor } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { platesFor } from '../gym/plates.ts'
import { convertWeight } from '../units.ts'
import { percentLadder, warmUpLadder } from './warm-up.ts'

const usualBar = (unit: WeightUnit) => barFor('barbell', null, { gyms: [], gymId: null }, unit)
const kg = (value: number): Weight => ({ value, unit: 'kg' })
const lb = (value: number): Weight => ({ value, unit: 'lb' })
const lines = (working: Weight, bar: Bar | null) =>
  warmUpLadder(working, bar).map(({ weight, reps }) => `${weight.value} × ${reps}`)

test.each([
  ['the empty bar, then 40, 60 and 80 %', kg(100), usualBar('kg'), ['20 × 10', '40 × 8', '60 × 5', '80 × 3']],
  ['in pounds, without the smallest plates', lb(225), usualBar('lb'), ['45 × 10', '85 × 8', '135 × 5', '175 × 3']],
  ['fewer for a light load', kg(60), usualBar('kg'), ['20 × 10', '35 × 5', '50 × 3']],
  ['the bar alone for a lighter one', kg(25), usualBar('kg'), ['20 × 10']],
  ['none where the bar is nearly the load', kg(22.5), usualBar('kg'), []],
  ['none for an empty bar', kg(20), usualBar('kg'), []],
  [
    'a bar of its own',
    kg(60),
    { weight: kg(25), plates: usualBar('kg')?.plates ?? [] },
    ['25 × 10', '35 × 5', '50 × 3'],
  ],
  [
    'a gym with small plates alone',
    kg(30),
    { weight: kg(20), plates: [{ weight: kg(1), pairs: 9 }] },
    ['20 × 10', '24 × 3'],
  ],
  ['a bar without plates', kg(60), { weight: kg(20), plates: [] }, ['20 × 10']],
  ['heavy dumbbells or a machine', kg(60), null, ['25 × 8', '35 × 5', '47.5 × 3']],
  ['medium dumbbells', kg(20), null, ['10 × 8', '15 × 4']],
  ['light dumbbells', kg(10), null, ['6 × 8']],
  ['the lightest to warm up for', kg(5), null, ['3 × 8']],
  ['the heaviest of the light ones', kg(14.9), null, ['9 × 8']],
  ['the lightest of the medium ones', kg(15), null, ['7 × 8', '10 × 4']],
  ['the lightest of the heavy ones', kg(35), null, ['15 × 8', '20 × 5', '27.5 × 3']],
  ['dumbbells in pounds', lb(50), null, ['25 × 8', '35 × 4']],
  [
    'plates of 5 lb, as they are worth the walk, and none of 2.5',
    lb(100),
    {
      weight: lb(45),
      plates: [
        { weight: lb(5), pairs: 9 },
        { weight: lb(2.5), pairs: 9 },
      ],
    },
    ['45 × 10', '75 × 3'],
  ],
  ['nothing to warm up for', kg(4), null, []],
] as const)('%s', (_rule, working, bar, expected) => {
  expect(lines(working, bar)).toEqual(expected)
})

const plate = fc.record({
  value: fc.integer({ min: 1, max: 100 }),
  pairs: fc.nat(3),
  unit: fc.constantFrom('kg', 'lb'),
})
const bars = fc.record({ bar: fc.nat(25), plates: fc.array(plate, { maxLength: 5 }) }).map(
  ({ bar, plates }): Bar => ({
    weight: kg(bar),
    plates: plates.map(({ value, pairs, unit }) => ({ weight: { value: value / 4, unit }, pairs })),
  }),
)
const loads = fc.record({ value: fc.double({ min: 0, max: 5_000, noNaN: true }), unit: fc.constantFrom('kg', 'lb') })

test('a ladder rises, stays below the working load, is lifted fewer times with every rung, and has four of them at most', () => {
  holds(
    fc.property(loads, fc.option(bars), (working, bar) => {
      const ladder = warmUpLadder(working, bar)
      expect(ladder.length).toBeLessThanOrEqual(4)
      for (const [index, { weight, reps }] of ladder.entries()) {
        const before = ladder[index - 1]
        expect(weight.unit).toBe(working.unit)
        expect(weight.value).toBeLessThan(working.value)
        expect(weight.value).toBeGreaterThan(before?.weight.value ?? 0)
        expect(reps).toBeLessThan(before?.reps ?? 11)
      }
    }),
  )
})

test('every rung can be loaded with what the gym has', () => {
  holds(
    fc.property(loads, bars, (working, bar) => {
      for (const { weight } of warmUpLadder(working, bar)) {
        const lightest = Math.max(weight.value, convertWeight(bar.weight, weight.unit))
        // A load is written with two decimals: in the other unit it can be off by half a hundredth.
        expect(platesFor({ ...weight, value: lightest + 0.005 }, bar.weight, bar.plates)?.missing).toBeLessThanOrEqual(
          0.01,
        )
      }
    }),
  )
})

test('without a bar every rung is a step that there is', () => {
  holds(
    fc.property(loads, (working) => {
      for (const { weight } of warmUpLadder(working, null)) expect(nearestLoadable(weight, null)).toEqual(weight)
    }),
  )
})

test('a planned share of the maximum is led up to by shares of it', () => {
  expect(percentLadder(80)).toEqual([
    { percent: 32, reps: 8 },
    { percent: 48, reps: 5 },
    { percent: 64, reps: 3 },
  ])
  holds(
    fc.property(fc.double({ min: 1, max: 150, noNaN: true }), (working) => {
      const percents = [0, ...percentLadder(working).map(({ percent }) => percent), working]
      for (const [index, percent] of percents.entries()) expect(percent).toBeGreaterThan(percents[index - 1] ?? -1)
    }),
  )
})
