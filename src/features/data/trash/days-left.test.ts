import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const BINNED = '2026-03-01T12:00:00.000Z'

test.each([
  ['2026-03-01T12:00:00.000Z', 30],
  ['2026-03-01T13:00:00.000Z', 30],
  ['2026-03-02T12:00:00.000Z', 29],
  ['2026-03-31T11:59:00.000Z', 1],
  ['2026-04-20T00:00:00.000Z', 0],
  // A clock that was set back.
  ['2026-02-01T00:00:00.000Z', 30],
])('at %s, %i days are left', (now, left) => {
  expect(daysLeft(BINNED, Date.parse(now), 30)).toBe(left)
})
