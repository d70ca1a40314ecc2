const DAY_MS = 86_400_000

/**
 * How long ago a session began, in whole calendar days where the person is now: `today`, `yesterday`, `5 days ago`; over
 * five weeks ago the date says more.
 */
export function dayText(startedAt: string, nowMs: number, locale: string): string {
  const then = new Date(startedAt)
  const days = Math.round((startOfDay(new Date(nowMs)) - startOfDay(then)) / DAY_MS)
  if (days > 35) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return days < 14 ? relative.format(-days, 'day') : relative.format(-Math.round(days / 7), 'week')
}

/** Midnight, as a number that differs by whole days even where a clock changed in between. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}
