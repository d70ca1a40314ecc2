import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newestFirstKey as schema } from '#contract/document.ts'
import { holds } from '../../../tests/support/holds.ts'
import { instantOf } from '../time/instant.ts'
import { newestFirstKey } from './newest-first.ts'

const moment = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instantOf)

test('ascending keys are descending instants', () => {
  holds(
    fc.property(moment, moment, (one, other) => {
      fc.pre(one !== other)
      expect(newestFirstKey(one) < newestFirstKey(other)).toBe(one > other)
    }),
  )
})

test('a key is 16 digits, as the contract stores it', () => {
  expect(newestFirstKey('2026-03-02T18:00:00.000Z')).toBe('8998227525600000')
  holds(
    fc.property(moment, (instant) => {
      expect(schema.safeParse(newestFirstKey(instant)).success).toBe(true)
    }),
  )
})
