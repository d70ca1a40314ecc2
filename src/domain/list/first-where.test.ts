import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { firstWhere } from './first-where.ts'

test('of places in order, it is the first from which on it holds, and their number where it holds of none', () => {
  holds(
    fc.property(fc.array(fc.nat(20)), fc.nat(22), (numbers, least) => {
      const sorted = numbers.toSorted((left, right) => left - right)
      const place = firstWhere(sorted.length, (at) => (sorted[at] ?? 0) >= least)
      expect(place).toBe(numbers.filter((number) => number < least).length)
    }),
  )
})
