import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { instantOf } from './instant.ts'
import { instantAtWallTime, wallTimeOf, withOffset } from './zoned-time.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const MADRID = 'Europe/Madrid'

test.each([
  ['2026-03-02T21:30:00.000Z', SAO_PAULO, '2026-03-02T18:30'],
  ['2026-03-03T02:15:59.999Z', SAO_PAULO, '2026-03-02T23:15'],
  ['2026-07-01T00:05:00.000Z', MADRID, '2026-07-01T02:05'],
  ['2026-03-02T12:00:00.000Z', 'Asia/Kathmandu', '2026-03-02T17:45'],
  ['2026-03-02T12:00:00.000Z', 'Mars/Olympus', '2026-03-02T12:00'],
])('at %s the wall in %s shows %s', (instant, timeZone, wallTime) => {
  expect(wallTimeOf(instant, timeZone)).toBe(wallTime)
})

test.each([
  ['an ordinary evening', '2026-03-02T18:30', SAO_PAULO, '2026-03-02T21:30:00.000Z'],
  ['a time that comes twice: the first one', '2026-10-25T02:30', MADRID, '2026-10-25T00:30:00.000Z'],
  ['a time that is leapt over: as much later', '2026-03-29T02:30', MADRID, '2026-03-29T01:30:00.000Z'],
  ['just before the leap', '2026-03-29T01:59', MADRID, '2026-03-29T00:59:00.000Z'],
  ['midnight', '2026-03-02T00:00', SAO_PAULO, '2026-03-02T03:00:00.000Z'],
  ['just after the leap', '2026-03-29T03:00', MADRID, '2026-03-29T01:00:00.000Z'],
])('%s', (_rule, wallTime, timeZone, instant) => {
  expect(instantAtWallTime(wallTime, timeZone)).toBe(instant)
})

test.each(['', 'yesterday', '2026-13-01T10:00', '2026-03-02'])('%j is no time on the wall', (text) => {
  expect(instantAtWallTime(text, SAO_PAULO)).toBeNull()
})

test('a local time converts back to the same minute, except for the repeated hour', () => {
  const minute = fc.integer({ min: 0, max: 50_000_000 }).map((minutes) => minutes * 60_000)
  const zone = fc.constantFrom(SAO_PAULO, MADRID, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC')
  holds(
    fc.property(minute, zone, (atMs, timeZone) => {
      const wallTime = wallTimeOf(instantOf(atMs), timeZone)
      const back = instantAtWallTime(wallTime, timeZone)
      expect(wallTimeOf(back ?? '', timeZone)).toBe(wallTime)
      expect([0, 3_600_000]).toContain(atMs - Date.parse(back ?? ''))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['2026-03-02T18:00:07.250Z', 'America/Sao_Paulo', '2026-03-02T15:00:07.250-03:00'],
  ['2026-03-02T18:00:00.000Z', 'Asia/Kathmandu', '2026-03-02T23:45:00.000+05:45'],
  ['2026-03-02T18:00:59.999Z', 'America/St_Johns', '2026-03-02T14:30:59.999-03:30'],
  ['2026-07-02T23:30:00.000Z', 'Europe/Madrid', '2026-07-03T01:30:00.000+02:00'],
  ['2026-03-02T18:00:00.000Z', 'UTC', '2026-03-02T18:00:00.000+00:00'],
])('%s in %s is %s', (instant, timeZone, text) => {
  expect(withOffset(instant, timeZone)).toBe(text)
})

test('the time with its offset is the same instant, wherever it is told', () => {
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
