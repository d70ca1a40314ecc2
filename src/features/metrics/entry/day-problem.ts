import type { Day } from '#domain/time/session-day.ts'

/** What is wrong with the day of a measurement; null where nothing is. A field for dates holds '' while it is half typed. */
export function dayProblem(day: Day, today: Day): 'noDay' | 'future' | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'noDay'
  return day > today ? 'future' : null
}
