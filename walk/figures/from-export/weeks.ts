import type { Session } from '#contract/session.ts'
import { type Calendar, type DayNumber, weekdayOf, weekOf } from './days.ts'
import { countedDay, isTraining, isWorkoutDone, type Sums, sumOf } from './sessions.ts'

export type Streaks = { readonly current: number; readonly longest: number; readonly thisWeekCounts: boolean }

/** Days that are too far ahead are a wrong clock's. */
const DAYS_AHEAD = 2

/** Workouts done in each week, by its first day. */
function workoutsByWeek(sessions: readonly Session[], { today, weekStart }: Calendar): ReadonlyMap<DayNumber, number> {
  const weeks = new Map<DayNumber, number>()
  for (const session of sessions) {
    const day = countedDay(session, today)
    if (!isWorkoutDone(session) || day > today + DAYS_AHEAD) continue
    const week = weekOf(day, weekStart)
    weeks.set(week, (weeks.get(week) ?? 0) + 1)
  }
  return weeks
}

/** A week counts with as many workouts as the goal, one without a goal. The current week ends no streak. */
export function streaksOf(sessions: readonly Session[], calendar: Calendar, goal: number | null): Streaks {
  const weeks = workoutsByWeek(sessions, calendar)
  const counts = (week: DayNumber) => (weeks.get(week) ?? 0) >= (goal ?? 1)
  const thisWeek = weekOf(calendar.today, calendar.weekStart)
  let [longest, run] = [0, 0]
  for (let week = Math.min(thisWeek, ...weeks.keys()); week <= thisWeek; week += 7) {
    run = counts(week) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  let current = 0
  for (let week = counts(thisWeek) ? thisWeek : thisWeek - 7; counts(week); week -= 7) current += 1
  return { current, longest, thisWeekCounts: counts(thisWeek) }
}

/** This week so far, with only done workouts counted as such, and all of last week. */
export function weekSums(sessions: readonly Session[], { today, weekStart }: Calendar) {
  const first = weekOf(today, weekStart)
  const within = (from: DayNumber) =>
    sessions.filter((session) => {
      const day = countedDay(session, today)
      return isTraining(session) && day >= from && day < from + 7
    })
  const thisWeek = within(first)
  const done = thisWeek.filter(isWorkoutDone)
  const sums: Sums = { ...sumOf(thisWeek), sessions: done.length }
  return {
    thisWeek: sums,
    lastWeek: sumOf(within(first - 7)),
    trainedDays: new Set(done.map((session) => countedDay(session, today))),
  }
}

export type Regularity = {
  /** Share of full weeks that reached the goal; null without a goal or a full week. */
  readonly adherence: number | null
  readonly perWeek: number
  /** 0 is Sunday. */
  readonly byWeekday: readonly number[]
  readonly thisWeek: number
}

/** Of the last so many weeks, the current one among them; averages leave it out, and those before training began. */
export function regularity(
  sessions: readonly Session[],
  calendar: Calendar,
  { weeks, goal }: { readonly weeks: number; readonly goal: number | null },
): Regularity {
  const byWeek = workoutsByWeek(sessions, calendar)
  const thisWeek = weekOf(calendar.today, calendar.weekStart)
  const from = thisWeek - 7 * (weeks - 1)
  const full: number[] = []
  for (let week = Math.max(from, Math.min(thisWeek, ...byWeek.keys())); week < thisWeek; week += 7)
    full.push(byWeek.get(week) ?? 0)
  const byWeekday = [0, 0, 0, 0, 0, 0, 0]
  for (const session of sessions) {
    const day = countedDay(session, calendar.today)
    if (!isWorkoutDone(session) || day < from || day > calendar.today) continue
    byWeekday[weekdayOf(day)] = (byWeekday[weekdayOf(day)] ?? 0) + 1
  }
  const reached = full.filter((count) => count >= (goal ?? 1)).length
  const total = full.reduce((sum, count) => sum + count, 0)
  return {
    adherence: goal === null || full.length === 0 ? null : reached / full.length,
    perWeek: full.length === 0 ? 0 : total / full.length,
    byWeekday,
    thisWeek: byWeek.get(thisWeek) ?? 0,
  }
}
