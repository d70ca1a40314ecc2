import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { addDays, weekStartOf } from '../time/session-day.ts'
import { dayNumberOf, dayOfNumber, weekOf } from './day-number.ts'

test('days as numbers are the days of the calendar, and lie in the same weeks, also before 1970', () => {
  holds(
    fc.property(fc.integer({ min: -9_000, max: 40_000 }), fc.integer({ min: 0, max: 6 }), (days, weekStart) => {
      const day = addDays('1970-01-01', days)
      expect(dayNumberOf(day)).toBe(days)
      expect(dayOfNumber(days)).toBe(day)
      expect(dayOfNumber(weekOf(days, weekStart))).toBe(weekStartOf(day, weekStart))
    }),
  )
})
