import { dayNumberOf } from '#domain/analytics/day-number.ts'
import type { Day } from '#domain/time/session-day.ts'
import { dateFormat, relativeFormat } from './intl.ts'

type DayParts = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'day' | 'month' | 'year'>

/** `Mar 2, 2026`: a calendar day, independent of the zone; `parts` selects other parts. */
export function dayText(day: Day, locale: string, parts: DayParts = { dateStyle: 'medium' }): string {
  return dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(noonOf(day))
}

/** `Mar 2`, with the year only if it is another one. */
export function shortDayText(day: Day, today: Day, locale: string): string {
  return day.slice(0, 4) === today.slice(0, 4)
    ? dayText(day, locale, { day: 'numeric', month: 'short' })
    : dayText(day, locale)
}

/** `Mar 2 – Apr 4, 2026`. */
export function periodText(from: Day, to: Day, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(noonOf(from), noonOf(to))
}

/** 0 is Sunday. */
export function weekdayText(weekday: number, locale: string, width: 'narrow' | 'long' = 'long'): string {
  // 1 January 2023 was a Sunday.
  return dateFormat(locale, { weekday: width, timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + weekday))
}

function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00.000Z`)
}

/**
 * `today`, `yesterday`, `3 days ago`, `2 weeks ago`, `6 years ago`: whole elapsed weeks, months and years. Nothing was
 * done in the future: a day that has not begun here, after travel or by a wrong clock, is today.
 */
export function agoText(day: Day, today: Day, locale: string): string {
  const days = Math.max(0, dayNumberOf(today) - dayNumberOf(day))
  const format = relativeFormat(locale, { numeric: 'auto' })
  if (days < 14) return format.format(-days, 'day')
  if (days < 60) return format.format(-Math.floor(days / 7), 'week')
  return days < 365 ? format.format(-Math.floor(days / 30), 'month') : format.format(-Math.floor(days / 365), 'year')
}
