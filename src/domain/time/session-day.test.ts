import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { instantOf } from './instant.ts'
import { addDays, dayOf, sessionDay, weekStartOf } from './session-day.ts'

test.each([
  ['late in the evening of the day before in UTC', '2026-03-03T01:30:00.000Z', 'America/Sao_Paulo', '2026-03-02'],
  ['early on the next day in UTC', '2026-03-02T23:30:00.000Z', 'Europe/Madrid', '2026-03-03'],
  ['the same day', '2026-03-02T12:00:00.000Z', 'UTC', '2026-03-02'],
  ['across the date line', '2025-12-31T11:00:00.000Z', 'Pacific/Auckland', '2026-01-01'],
  ['on both sides of a change of the clock', '2026-03-29T00:59:00.000Z', 'Europe/Madrid', '2026-03-29'],
  ['in a zone that this machine does not know: as in UTC', '2026-03-03T01:30:00.000Z', 'Mars/Olympus', '2026-03-03'],
])('an instant belongs to the local day: %s', (_rule, instant, timeZone, day) => {
  expect(dayOf(instant, timeZone)).toBe(day)
})

test('a session belongs to the day it began on, where it began', () => {
  expect(sessionDay({ startedAt: '2026-03-03T02:50:00.000Z', timeZone: 'America/Sao_Paulo' })).toBe('2026-03-02')
})

test.each([
  ['a Wednesday, Monday first', '2026-03-04', 1, '2026-03-02'],
  ['a Wednesday, Sunday first', '2026-03-04', 0, '2026-03-01'],
  ['a Monday, Monday first', '2026-03-02', 1, '2026-03-02'],
  ['a Sunday, Monday first', '2026-03-01', 1, '2026-02-23'],
  ['a Friday, Saturday first, over the turn of the year', '2027-01-01', 6, '2026-12-26'],
])('the week of %s', (_rule, day, weekStart, expected) => {
  expect(weekStartOf(day, weekStart)).toBe(expected)
})

test('a week starts at most six days before, on the right weekday', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => instantOf(days * 86_400_000).slice(0, 10))
  holds(
    fc.property(day, fc.integer({ min: 0, max: 6 }), (today, weekStart) => {
      const start = weekStartOf(today, weekStart)
      expect(start <= today && addDays(start, 6) >= today).toBe(true)
      expect(new Date(`${start}T00:00:00Z`).getUTCDay()).toBe(weekStart)
    }),
  )
})

test('days are added over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
