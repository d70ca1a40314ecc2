import { expect, test } from 'vitest'
import { closesBySwipe } from './swipe.ts'

test.each([
  ['a long slow pull', 120, 2_000, true],
  ['a short flick', 40, 60, true],
  ['a short slow pull', 60, 600, false],
  ['a tap that trembles', 10, 5, false],
  ['nothing', 0, 0, false],
])('%s', (_pull, distancePx, durationMs, closes) => {
  expect(closesBySwipe({ distancePx, durationMs })).toBe(closes)
})
