const DAY_MS = 86_400_000

/** `today`, `yesterday`, `3 days ago`, `2 weeks ago`, `6 years ago` in a language; by days of the calendar here, not by hours. */
export function agoText(instant: string, now: Date, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(instant))) / DAY_MS)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (days < 14) return format.format(-days, 'day')
  if (days < 60) return format.format(-Math.floor(days / 7), 'week')
  return days < 365 ? format.format(-Math.floor(days / 30), 'month') : format.format(-Math.floor(days / 365), 'year')
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
