import { expect, test } from 'vitest'
import { addDays } from '#domain/time/session-day.ts'
import { calendarWeeks, daysOfLastYear, monthLabels } from './calendar-weeks.ts'

test('weeks begin on the chosen day and end with the one that today is in, without days to come', () => {
  // A Wednesday.
  const weeks = calendarWeeks('2026-11-18', 1, 2)
  expect(weeks[0]).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
  ])
  expect(weeks[1]).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', null, null, null, null])
  expect(calendarWeeks('2026-11-18', 0, 1)[0]?.[0]).toBe('2026-11-15')
})

test('a month is named where it begins, and in the first week if there is room before the next', () => {
  const named = (weeks: number) =>
    monthLabels(calendarWeeks('2026-11-18', 1, weeks)).flatMap((day, week) => (day ? [[week, day]] : []))
  expect(named(8)).toEqual([
    [0, '2026-10-01'],
    [4, '2026-11-01'],
  ])
  expect(named(7)[0]).toEqual([0, '2026-10-05'])
  expect(named(3)).toEqual([[0, '2026-11-02']])
  // In a week, October begins.
  expect(named(9)[0]).toEqual([1, '2026-10-01'])
})

test('a year is 365 days up to today, though the grid has more', () => {
  const all = calendarWeeks('2026-11-27', 1, 53)
    .flat()
    .filter((day) => day !== null)
  expect(all).toHaveLength(369)
  expect(daysOfLastYear(all, '2026-11-27')).toBe(365)
  expect(daysOfLastYear([addDays('2026-11-27', -365), '2025-11-28', '2026-11-27'], '2026-11-27')).toBe(2)
})
