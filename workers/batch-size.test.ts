import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BatchSize } from './batch-size.ts'

const MIN = 1
const MAX = 1_000_000
const aBatch = (first = 1_000) => new BatchSize({ least: MIN, first, most: MAX })

test('after a quick exchange the next one moves as much more as still is quick', () => {
  const batch = aBatch()
  batch.took(1_500)
  expect(batch.now).toBe(2_000)
})

test('one exchange that took no time makes no giant of the next', () => {
  const batch = aBatch()
  batch.took(0)
  expect(batch.now).toBe(8_000)
})

test('an exchange that was neither quick nor slow leaves it', () => {
  const batch = aBatch()
  batch.took(5_000)
  expect(batch.now).toBe(1_000)
})

test('a slow or aborted exchange halves it', () => {
  const batch = aBatch()
  batch.took(9_000)
  expect(batch.now).toBe(500)
  batch.shrink()
  expect(batch.now).toBe(250)
})

test('it stays within its bounds', () => {
  const batch = aBatch(MIN)
  batch.shrink()
  expect(batch.now).toBe(MIN)
  for (let count = 0; count < 20; count++) batch.took(1)
  expect(batch.now).toBe(MAX)
})

test('on a line of any rate and delay it comes to exchanges that are not slow, and fill most of the time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2_000_000 }), fc.integer({ min: 0, max: 1_000 }), (perSecond, delayMs) => {
      const batch = aBatch(64_000)
      const takes = () => delayMs + (batch.now / perSecond) * 1_000
      for (let count = 0; count < 30; count++) batch.took(takes())
      expect(takes()).toBeLessThanOrEqual(8_000)
      // Waiting requests leave the connection idle: at most a third of the time, unless the batch is at its maximum.
      if (batch.now < MAX) expect(delayMs / takes()).toBeLessThan(0.34)
    }),
  )
})
