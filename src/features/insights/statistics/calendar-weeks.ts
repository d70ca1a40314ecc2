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

/** How many of these days are in the year up to today. */
export function daysOfLastYear(days: readonly Day[], today: Day): number {
  const first = addDays(today, -364)
  return days.filter((day) => day >= first && day <= today).length
}

/** Weeks between the first label and the next: the name of a month is wider than two. */
const ROOM_OF_A_LABEL = 2

/** For each week, the day by which its month is named: in the first week, and where a month begins. */
export function monthLabels(weeks: readonly (readonly (Day | null)[])[]): readonly (Day | undefined)[] {
  const begins = weeks.map((week) => week.find((day) => day?.endsWith('-01')) ?? undefined)
  const next = begins.findIndex((day, week) => week > 0 && day !== undefined)
  const hasRoom = next === -1 || next > ROOM_OF_A_LABEL
  return begins.map((day, week) => day ?? (week === 0 && hasRoom ? (weeks[0]?.[0] ?? undefined) : undefined))
}
