import type { Day } from '../time/session-day.ts'
import { countedDay, lastDayOf } from './counted-day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber, weekdayOf, weekOf } from './day-number.ts'
import type { AnalyticsAnswer, Streaks, Weeks } from './questions.ts'
import { endedBetween, type TrainingIndex } from './training-index.ts'

export type Calendar = { readonly today: Day; readonly weekStart: number }

/** Number of ended sessions in each week that has any, by its first day. */
export function sessionsByWeek(training: TrainingIndex, calendar: Calendar): ReadonlyMap<DayNumber, number> {
  const today = dayNumberOf(calendar.today)
  const weeks = new Map<DayNumber, number>()
  for (const slot of endedBetween(training, Number.NEGATIVE_INFINITY, lastDayOf(today))) {
    const week = weekOf(countedDay(training, slot, today), calendar.weekStart)
    weeks.set(week, (weeks.get(week) ?? 0) + 1)
  }
  return weeks
}

/** Oldest first, the current week last: a fixed number, or from the first week with training on. Never empty. */
export function weeksAsked(
  byWeek: ReadonlyMap<DayNumber, unknown>,
  { today, weekStart }: Calendar,
  weeks: Weeks,
): readonly DayNumber[] {
  const last = weekOf(dayNumberOf(today), weekStart)
  const earliest = [...byWeek.keys()].reduce((first, week) => Math.min(first, week), last)
  const first = weeks === 'all' ? earliest : last - 7 * (Math.max(1, weeks) - 1)
  return Array.from({ length: (last - first) / 7 + 1 }, (_, place) => first + 7 * place)
}

export function sessionsToCount(goal: number | null): number {
  return goal ?? 1
}

export function streaksOf(byWeek: ReadonlyMap<DayNumber, number>, calendar: Calendar, goal: number | null): Streaks {
  const counts = (week: DayNumber) => (byWeek.get(week) ?? 0) >= sessionsToCount(goal)
  const weeks = weeksAsked(byWeek, calendar, 'all')
  let longest = 0
  let run = 0
  for (const week of weeks) {
    run = counts(week) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const thisWeek = weeks.at(-1) ?? 0
  const thisWeekCounts = counts(thisWeek)
  let current = 0
  for (let week = thisWeekCounts ? thisWeek : thisWeek - 7; counts(week); week -= 7) current += 1
  return { current, longest, thisWeekCounts }
}

/** Adherence: the share of completed weeks, from the first week with training on, that reached the goal. */
export function consistency(
  training: TrainingIndex,
  calendar: Calendar,
  weeks: Weeks,
  goal: number | null,
): AnalyticsAnswer<'consistency'> {
  const byWeek = sessionsByWeek(training, calendar)
  const asked = weeksAsked(byWeek, calendar, weeks)
  const began = weeksAsked(byWeek, calendar, 'all')[0] ?? 0
  const over = asked.slice(0, -1).filter((week) => week >= began)
  const sessions = (week: DayNumber) => byWeek.get(week) ?? 0
  const reached = over.filter((week) => sessions(week) >= sessionsToCount(goal)).length
  return {
    weeks: asked.map((week) => ({ start: dayOfNumber(week), sessions: sessions(week) })),
    adherence: goal === null || over.length === 0 ? null : reached / over.length,
    sessionsPerWeek: over.length === 0 ? 0 : over.reduce((total, week) => total + sessions(week), 0) / over.length,
    byWeekday: byWeekday(training, asked[0] ?? 0, dayNumberOf(calendar.today)),
    streaks: streaksOf(byWeek, calendar, goal),
  }
}

function byWeekday(training: TrainingIndex, from: DayNumber, today: DayNumber): readonly number[] {
  const days = [0, 0, 0, 0, 0, 0, 0]
  for (const slot of endedBetween(training, from, lastDayOf(today))) {
    const weekday = weekdayOf(countedDay(training, slot, today))
    days[weekday] = (days[weekday] ?? 0) + 1
  }
  return days
}
