import type { SessionFilter } from '#domain/analytics/questions.ts'
import { addMonths, firstDayOf, monthOf } from '#domain/time/month.ts'
import { addDays, type Day } from '#domain/time/session-day.ts'

/** Both days included; null is open. */
export type Period = Pick<SessionFilter, 'from' | 'to'>

export function namedPeriods(today: Day) {
  const year = today.slice(0, 4)
  const before = String(Number(year) - 1).padStart(4, '0')
  return [
    { name: 'any', period: { from: null, to: null } },
    { name: 'fourWeeks', period: { from: addDays(today, -27), to: null } },
    { name: 'threeMonths', period: { from: firstDayOf(addMonths(monthOf(today), -2)), to: null } },
    { name: 'thisYear', period: { from: `${year}-01-01`, to: null } },
    { name: 'lastYear', period: { from: `${before}-01-01`, to: `${before}-12-31` } },
  ] as const satisfies readonly { readonly name: string; readonly period: Period }[]
}

export function isSamePeriod(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to
}

export function onlyDayOf({ from, to }: Period): Day | null {
  return from === to ? from : null
}
