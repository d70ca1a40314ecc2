import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs, Wake } from './backoff.ts'

test('waits between half a second and a minute, however often it failed', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const wait = backoffMs(failures, random)
      expect(wait).toBeGreaterThanOrEqual(500)
      expect(wait).toBeLessThanOrEqual(60_000)
    }),
  )
})

test('waits longer after each failure', () => {
  expect([1, 2, 3, 4].map((failures) => backoffMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000])
})

test('a wake-up ends every wait at once', async () => {
  const wake = new Wake()
  const waits = Promise.all([wake.wait(3_600_000), wake.wait(3_600_000)])
  wake.now()
  await expect(waits).resolves.toHaveLength(2)
})

test('a wake-up during an attempt lets the next one follow at once', async () => {
  const wake = new Wake()
  const { calls } = wake
  wake.now()
  await expect(wake.wait(3_600_000, calls)).resolves.toBeUndefined()
})
