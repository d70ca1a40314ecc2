import { addDays, type Day, weekStartOf } from './session-day.ts'

/** A month of the calendar as `YYYY-MM`. */
export type Month = string

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  const total = year * 12 + ofYear - 1 + months
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

/** Seven days each, null for those of other months. `weekStart` 0 is Sunday. */
export function weeksOfMonth(month: Month, weekStart: number): readonly (readonly (Day | null)[])[] {
  const first = weekStartOf(firstDayOf(month), weekStart)
  const last = lastDayOf(month)
  const weeks: (Day | null)[][] = []
  for (let week = first; week <= last; week = addDays(week, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => addDays(week, weekday))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

export function isMonth(text: string): text is Month {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
}

/** Whether a text is a valid day: not 30 February. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const milliseconds = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text)
}
