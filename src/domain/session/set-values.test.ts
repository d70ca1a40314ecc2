import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionSet } from '#contract/session.ts'
import { EXERCISE_KINDS } from '#contract/vocabulary.ts'
import { blankSet } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { areStorable, setFields } from './set-values.ts'

const figure = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(null, 1, 2, 9.5) },
  fc.double({ min: -10, max: 20 }),
  fc.integer({ min: -5, max: 100_000 }),
  fc.double(),
  fc.constantFrom(0, -0, 1, 10, 9_999, 10_000, 86_400, 86_401, 5_000, 5_000.01, 1_000_000, 0.5, 7.5),
)
const quantity = <Unit extends string>(unit: Unit) => figure.map((value) => (value === null ? null : { value, unit }))

test('exactly those values are taken that the contract stores', () => {
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

test('every kind of exercise has something to fill in, and nothing twice', () => {
  for (const kind of EXERCISE_KINDS) {
    const fields = setFields(kind)
    expect(fields.length).toBeGreaterThan(0)
    expect(new Set(fields).size).toBe(fields.length)
  }
})
