import { dayNumberOf } from '#domain/analytics/day-number.ts'
import type { Day } from '#domain/time/session-day.ts'
import { relativeFormat } from './intl.ts'

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`, `6 years ago`: whole elapsed weeks, months and years. */
export function agoText(day: Day, today: Day, locale: string): string {
  const days = dayNumberOf(today) - dayNumberOf(day)
  const format = relativeFormat(locale, { numeric: 'auto' })
  if (days < 14) return format.format(-days, 'day')
  if (days < 60) return format.format(-Math.floor(days / 7), 'week')
  return days < 365 ? format.format(-Math.floor(days / 30), 'month') : format.format(-Math.floor(days / 365), 'year')
}
