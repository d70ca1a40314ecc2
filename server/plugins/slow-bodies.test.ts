import { expect, test } from 'vitest'
import { allowedMs, DEFAULT_ARRIVAL_BOUNDS } from './slow-bodies.ts'

test('in production a body at 2 kbit/s is never cut', () => {
  for (const bytes of [500, 2_000, 50_000, 800 * 1_024]) {
    expect(allowedMs(bytes, true, DEFAULT_ARRIVAL_BOUNDS)).toBeGreaterThan((bytes / 250) * 1_000)
  }
})
