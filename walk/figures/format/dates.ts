import { type DayNumber, dayOf } from '../from-export/days.ts'
import { plain } from './numbers.ts'

type Parts = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'day' | 'month' | 'year'>

/** `Mar 2, 2026`. */
export function dayText(day: DayNumber, locale: string, parts: Parts = { dateStyle: 'medium' }): string {
  return plain(new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(day * 86_400_000))
}

/** `Mar 2`, with the year if it is another one. */
export function shortDayText(day: DayNumber, today: DayNumber, locale: string): string {
  const isThisYear = dayOf(day).slice(0, 4) === dayOf(today).slice(0, 4)
  return isThisYear ? dayText(day, locale, { day: 'numeric', month: 'short' }) : dayText(day, locale)
}

/** `today`, `3 days ago`, from two weeks on in weeks, then months and years; a day to come is today. */
export function agoText(day: DayNumber, today: DayNumber, locale: string): string {
  const days = Math.max(0, today - day)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (days < 14) return plain(format.format(-days, 'day'))
  if (days < 60) return plain(format.format(-Math.floor(days / 7), 'week'))
  if (days < 365) return plain(format.format(-Math.floor(days / 30), 'month'))
  return plain(format.format(-Math.floor(days / 365), 'year'))
}

type Begun = { readonly startedAt: string; readonly timeZone: string }

/** `Mon, Mar 2, 6:00 PM` where it began, with the year if it is not this one. */
export function whenText({ startedAt, timeZone }: Begun, locale: string, isThisYear: boolean): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  })
  return plain(format.format(new Date(startedAt)))
}
