import { expect, test } from 'vitest'
import { heatOf } from './heat.ts'

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [5, 20, 1],
  [6, 20, 2],
  [10, 20, 2],
  [11, 20, 3],
  [15, 20, 3],
  [16, 20, 4],
  [20, 20, 4],
  [0, 0, 0],
])('%i sets of at most %i are drawn as %i', (sets, most, heat) => {
  expect(heatOf(sets, most)).toBe(heat)
})
