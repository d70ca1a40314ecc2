import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { addMonths, isDay, isMonth, lastDayOf, monthOf, weeksOfMonth } from './month.ts'
import { addDays } from './session-day.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -27, '2023-12'],
  ['0999-12', 1, '1000-01'],
  ['0999-01', 0, '0999-01'],
] as const)('%s and %i months is %s', (month, months, result) => {
  expect(addMonths(month, months)).toBe(result)
})

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})

describe('the weeks of a month', () => {
  test('begin on the day that the person’s week begins on', () => {
    // 1 November 2026 is a Sunday.
    expect(weeksOfMonth('2026-11', 0)[0]).toEqual(Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`))
    expect(weeksOfMonth('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeksOfMonth('2026-11', 1)).toHaveLength(6)
    expect(weeksOfMonth('2026-02', 0)).toHaveLength(4)
  })

  test('hold each day of the month once, in order, and nothing else', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 6 }), (later, weekStart) => {
        const month = addMonths('1990-01', later)
        const weeks = weeksOfMonth(month, weekStart)
        const days = weeks.flat().filter((day) => day !== null)
        expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
        expect(days[0]).toBe(`${month}-01`)
        expect(days.at(-1)).toBe(lastDayOf(month))
        for (const [place, day] of days.entries()) {
          expect(monthOf(day)).toBe(month)
          if (place > 0) expect(day).toBe(addDays(days[place - 1] ?? '', 1))
        }
      }),
    )
  })
})

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['2026-02', false],
  ['2026-02-281', false],
  ['12026-02-28', false],
  ['2026-02-28T10:00', false],
  ['2026-02-30T', false],
  ['', false],
])('whether %j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-121', false],
  ['12026-12', false],
  ['2026-10', true],
  ['2026-09', true],
])('whether %j is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is)
})
