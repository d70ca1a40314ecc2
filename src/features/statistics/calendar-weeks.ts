import { addDays, type Day, weekStartOf } from '#domain/session-day.ts'

/** Weeks of a year back, oldest first, each with its seven days; days after `today` are null. */
export function calendarWeeks(today: Day, weekStart: number, weeks: number): readonly (readonly (Day | null)[])[] {
  const first = addDays(weekStartOf(today, weekStart), -7 * (weeks - 1))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = addDays(first, week * 7 + weekday)
      return day <= today ? day : null
    }),
  )
}

/** How dark a day is drawn: 0 without training, then quarters of the most sets of a day. */
export function heatOf(sets: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (sets <= 0 || most <= 0) return 0
  const share = sets / most
  if (share > 0.75) return 4
  if (share > 0.5) return 3
  return share > 0.25 ? 2 : 1
}
