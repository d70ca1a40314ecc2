import { DAY_MS } from '../time/instant.ts'
import type { Day } from '../time/session-day.ts'

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4

/** A day of the calendar as the number of days since 1970-01-01, to count and compare with. */
export type DayNumber = number

export function dayNumberOf(day: Day): DayNumber {
  return Date.parse(`${day}T00:00:00.000Z`) / DAY_MS
}

export function dayOfNumber(number: DayNumber): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday, as in `Date.prototype.getDay`. */
export function weekdayOf(number: DayNumber): number {
  return (((number + FIRST_WEEKDAY) % 7) + 7) % 7
}

export function weekOf(number: DayNumber, weekStart: number): DayNumber {
  return number - ((weekdayOf(number) - weekStart + 7) % 7)
}
