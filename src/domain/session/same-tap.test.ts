import { expect, test } from 'vitest'
import { isSameTap } from './same-tap.ts'

const COMPLETED = { completedAt: '2026-05-01T18:00:00.000Z' }
const AT_MS = Date.parse(COMPLETED.completedAt)

test.each([
  ['a bounce right after the tap', AT_MS + 120, true],
  ['a tap after 400 ms', AT_MS + 400, false],
  ['a tap on a device whose clock was set back', AT_MS - 60_000, false],
])('%s', (_case, nowMs, expected) => {
  expect(isSameTap(COMPLETED, nowMs)).toBe(expected)
})

test('an open set has no tap to belong to', () => {
  expect(isSameTap({ completedAt: null }, AT_MS)).toBe(false)
})
