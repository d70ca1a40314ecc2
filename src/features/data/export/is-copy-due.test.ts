import { expect, test } from 'vitest'
import { isCopyDue } from './is-copy-due.ts'

const NOW = Date.parse('2026-06-15T12:00:00.000Z')

test.each([
  [null, true],
  ['2026-06-14T12:00:00.000Z', false],
  ['2026-05-17T12:00:00.000Z', false],
  ['2026-05-16T12:00:00.000Z', true],
  ['2030-01-01T00:00:00.000Z', true],
  ['what somebody spoilt', true],
])('last copy %s: due %s', (quietSince, isDue) => {
  expect(isCopyDue(quietSince, NOW)).toBe(isDue)
})
