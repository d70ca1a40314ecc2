import type { Day } from '#domain/time/session-day.ts'

/** The problem of a measurement's day, or null. A date field is '' while half typed. */
export function dayProblem(day: Day, today: Day): 'noDay' | 'future' | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'noDay'
  return day > today ? 'future' : null
}
