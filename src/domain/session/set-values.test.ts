import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sessionSet } from '#contract/session.ts'
import { aLoggedSet, blankSet } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { areStorable, NO_VALUES, numberIn, prefill, setFields, valuesOf, valuesWith } from './set-values.ts'

const figure = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(null, 1, 2, 9.5) },
  fc.double({ min: -10, max: 20 }),
  fc.integer({ min: -5, max: 100_000 }),
  fc.double(),
  fc.constantFrom(0, -0, 1, 10, 9_999, 10_000, 86_400, 86_401, 5_000, 5_000.01, 1_000_000, 0.5, 7.5),
)
const quantity = <Unit extends string>(unit: Unit) => figure.map((value) => (value === null ? null : { value, unit }))

test('exactly the values of the contract are accepted', () => {
  const values = fc.record({
    weight: quantity('lb'),
    distance: quantity('km'),
    reps: figure,
    seconds: figure,
    rpe: figure,
    rir: figure,
  })
  holds(
    fc.property(values, (typed) => {
      expect(areStorable(typed)).toBe(sessionSet.safeParse(blankSet({ ...typed, orderKey: 'a0' })).success)
    }),
    { numRuns: 2_000 },
  )
})

test('a figure that is typed is the one that is shown, in the unit it was typed in', () => {
  const units = { weight: 'lb', distance: 'mi' } as const
  for (const figure of ['weight', 'reps', 'seconds', 'distance', 'rpe', 'rir'] as const) {
    const typed = { ...NO_VALUES, ...valuesWith(figure, 3, units) }
    expect(numberIn(typed, figure)).toBe(3)
    expect(Object.values(typed).filter((value) => value !== null)).toHaveLength(1)
    expect(numberIn({ ...typed, ...valuesWith(figure, null, units) }, figure)).toBeNull()
    expect(numberIn(NO_VALUES, figure)).toBeNull()
  }
  expect(valuesWith('weight', 225, units)).toEqual({ weight: { value: 225, unit: 'lb' } })
  expect(valuesWith('distance', 1, units)).toEqual({ distance: { value: 1, unit: 'mi' } })
})

test.each([
  ['weight-reps', ['weight', 'reps']],
  ['weighted-bodyweight', ['weight', 'reps']],
  ['assisted-bodyweight', ['weight', 'reps']],
  ['bodyweight-reps', ['reps']],
  ['reps-only', ['reps']],
  ['time', ['seconds']],
  ['distance-time', ['distance', 'seconds']],
  ['weight-distance', ['weight', 'distance']],
  ['weight-time', ['weight', 'seconds']],
] as const)('a set of %s has %j', (kind, fields) => {
  expect(setFields(kind)).toEqual(fields)
})

describe('a new set is filled in', () => {
  const target = {
    reps: { min: 8, max: 12 },
    weight: { value: 60, unit: 'kg' },
    percentOfOneRepMax: null,
    seconds: 45,
    distance: { value: 400, unit: 'm' },
    rpe: 8,
  } as const
  const previous = {
    ...valuesOf(aLoggedSet(80, 10, 60, { rpe: 9, rir: 1 })),
    seconds: 30,
    distance: { value: 200, unit: 'm' },
  } as const
  const open = { ...target, reps: null, weight: null, seconds: null, distance: null }

  test('as planned, else as the last time, and never with an effort', () => {
    const { weight, seconds, distance } = target
    expect(prefill(target, null)).toEqual({ ...NO_VALUES, weight, reps: 8, seconds, distance })
    expect(prefill(target, previous)).toEqual({ ...NO_VALUES, weight, reps: 10, seconds, distance })
    expect(prefill(open, previous)).toEqual({ ...previous, rpe: null, rir: null })
    expect(prefill(null, previous)).toEqual({ ...previous, rpe: null, rir: null })
    expect(prefill(null, null)).toEqual(NO_VALUES)
    expect(prefill(open, null)).toEqual(NO_VALUES)
  })

  test.each([
    [7, 8],
    [8, 8],
    [9, 9],
    [12, 12],
    [13, 8],
  ])('with the %d repetitions of the last time in a range of 8 to 12: %d', (reps, filledIn) => {
    expect(prefill(target, { ...previous, reps }).reps).toBe(filledIn)
  })
})
