import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { clockText, parseDuration } from './duration.ts'

test.each([
  ['90', 90],
  ['1:30', 90],
  ['1,30', 90],
  ['1.30', 90],
  [' 0:45 ', 45],
  ['1:02:03', 3_723],
  ['1:5', 65],
  ['١:٣٠', 90],
  ['１：３０', 90],
  ['24:00:00', 86_400],
])('%j says %i seconds', (text, seconds) => {
  expect(parseDuration(text)).toEqual({ ok: true, seconds })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'not-a-duration'],
  ['1:60', 'not-a-duration'],
  ['1:2:3:4', 'not-a-duration'],
  ['-5', 'not-a-duration'],
  [':30', 'not-a-duration'],
  ['1:30s', 'not-a-duration'],
  ['about 90', 'not-a-duration'],
  ['1234567', 'not-a-duration'],
  ['1:', 'not-a-duration'],
  ['1:305', 'not-a-duration'],
  ['86401', 'too-long'],
  ['24:00:01', 'too-long'],
])('%j is refused as %s', (text, reason) => {
  expect(parseDuration(text)).toEqual({ ok: false, reason })
})

test('a formatted duration is parsed back', () => {
  holds(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      expect(parseDuration(clockText(seconds))).toEqual({ ok: true, seconds })
    }),
  )
})

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [90, '1:30'],
  [89.5, '1:30'],
  [3_599.5, '1:00:00'],
  [36_000, '10:00:00'],
  [3_600, '1:00:00'],
  [3_661, '1:01:01'],
  [3_723, '1:02:03'],
  [-5, '0:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
