import { expect, test } from 'vitest'
import { isSameTap } from './same-tap.ts'

const AT_MS = Date.parse('2026-05-01T18:00:00.000Z')

test.each([
  ['a tap at the same moment', AT_MS, true],
  ['a bounce right after the tap', AT_MS + 120, true],
  ['a tap after 400 ms', AT_MS + 400, false],
  ['a tap on a device whose clock was set back', AT_MS - 60_000, false],
])('%s', (_case, nowMs, expected) => {
  expect(isSameTap(AT_MS, nowMs)).toBe(expected)
})
