import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

const LIMITS = { firstMs: 1_000, longestMs: 60_000 }

test('each failure doubles the wait, up to the longest', () => {
  const waits = [0, 1, 2, 3, 4, 6, 7, 8, 10_000].map((failures) => backoffMs(failures, LIMITS))
  expect(waits).toEqual([1_000, 1_000, 2_000, 4_000, 8_000, 32_000, 60_000, 60_000, 60_000])
})

test('chance takes away at most half of it, however often it failed', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const full = backoffMs(failures, LIMITS)
      const wait = backoffMs(failures, LIMITS, random)
      expect(wait).toBeGreaterThanOrEqual(full / 2)
      expect(wait).toBeLessThanOrEqual(full)
    }),
  )
})
