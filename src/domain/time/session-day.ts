import { DAY_MS, instantOf, millisecondsOf } from './instant.ts'
import { wallTimeOf } from './zoned-time.ts'

/** A day of the calendar as `YYYY-MM-DD`. */
export type Day = string

/** The local day of an instant in a zone; in UTC for a zone unknown to this machine. */
export function dayOf(instant: string, timeZone: string): Day {
  return wallTimeOf(instant, timeZone).slice(0, 10)
}

/** The day of a session: the local one on which it began. */
export function sessionDay(session: { readonly startedAt: string; readonly timeZone: string }): Day {
  return dayOf(session.startedAt, session.timeZone)
}

/** The first day of a day's week. `weekStart` 0 is Sunday, as in `Date.prototype.getDay`. */
export function weekStartOf(day: Day, weekStart: number): Day {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return addDays(day, -((weekday - weekStart + 7) % 7))
}

export function addDays(day: Day, days: number): Day {
  return instantOf(millisecondsOf(`${day}T00:00:00.000Z`) + days * DAY_MS).slice(0, 10)
}
