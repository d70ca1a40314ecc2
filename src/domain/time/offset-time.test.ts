import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { instantOf } from './instant.ts'
import { withOffset } from './offset-time.ts'

test.each([
  ['2026-03-02T18:00:07.250Z', 'America/Sao_Paulo', '2026-03-02T15:00:07.250-03:00'],
  ['2026-03-02T18:00:00.000Z', 'Asia/Kathmandu', '2026-03-02T23:45:00.000+05:45'],
  ['2026-03-02T18:00:59.999Z', 'America/St_Johns', '2026-03-02T14:30:59.999-03:30'],
  ['2026-07-02T23:30:00.000Z', 'Europe/Madrid', '2026-07-03T01:30:00.000+02:00'],
  ['2026-03-02T18:00:00.000Z', 'UTC', '2026-03-02T18:00:00.000+00:00'],
])('%s in %s is %s', (instant, timeZone, text) => {
  expect(withOffset(instant, timeZone)).toBe(text)
})

test('it is the same instant, wherever it is told', () => {
  const zone = fc.constantFrom(
    'America/Sao_Paulo',
    'Europe/Madrid',
    'Asia/Kolkata',
    'Pacific/Marquesas',
    'Pacific/Kiritimati',
  )
  holds(
    fc.property(fc.integer({ min: 1_000_000_000_000, max: 2_000_000_000_000 }), zone, (atMs, timeZone) => {
      expect(Date.parse(withOffset(instantOf(atMs), timeZone))).toBe(atMs)
    }),
  )
})
