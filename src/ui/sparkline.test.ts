import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline.tsx'

test('a line fills its place from the first point to the last, the highest on top', () => {
  expect(sparklinePath([0, 50, 100], [1, 3, 2])).toBe('M3.0 29.0L50.0 3.0L97.0 16.0')
})

test('a level line is centered, and one point is no line', () => {
  expect(sparklinePath([0, 100], [5, 5])).toBe('M3.0 16.0L97.0 16.0')
  expect(sparklinePath([0], [5])).toBe('')
  expect(sparklinePath([7, 7], [5, 6])).toBe('')
  expect(sparklinePath([], [])).toBe('')
})
