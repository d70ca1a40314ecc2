import { addDays, type Day, weekStartOf } from '#domain/time/session-day.ts'

/** A number of weeks up to now, oldest first, each with seven days; days after `today` are null. */
export function calendarWeeks(today: Day, weekStart: number, weeks: number): readonly (readonly (Day | null)[])[] {
  const first = addDays(weekStartOf(today, weekStart), -7 * (weeks - 1))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = addDays(first, week * 7 + weekday)
      return day <= today ? day : null
    }),
  )
}
