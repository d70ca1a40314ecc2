import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { type Calendar, type DayNumber, weekOf } from './days.ts'
import { countedDay, isWorkoutDone, sumsOf } from './sessions.ts'
import { inUnit } from './sets.ts'
import { streaksOf } from './weeks.ts'

export type MilestoneKind = 'sessions' | 'sets' | 'volume' | 'streak'
export type Reached = { readonly kind: MilestoneKind; readonly value: number; readonly day: DayNumber }
export type Next = { readonly kind: MilestoneKind; readonly value: number; readonly done: number }

const STEPS: Readonly<Record<MilestoneKind, readonly number[]>> = {
  sessions: [
    1, 10, 25, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1e3, 1250, 1500, 2e3, 2500, 3e3, 4e3, 5e3,
  ],
  sets: [100, 500, 1e3, 2500, 5e3, 7500, 1e4, 15e3, 2e4, 3e4, 4e4, 5e4, 75e3, 1e5, 15e4, 2e5],
  volume: [1e4, 5e4, 1e5, 25e4, 5e5, 1e6, 2e6, 3e6, 5e6, 75e5, 1e7, 2e7, 5e7],
  streak: [4, 8, 12, 26, 52, 78, 104, 156, 208, 260, 364, 520],
}
const KINDS = ['sessions', 'sets', 'volume', 'streak'] as const

/** The milestones that done workouts have reached, and the next one of each kind. */
export function milestonesOf(
  sessions: readonly Session[],
  calendar: Calendar,
  { unit, goal }: { readonly unit: WeightUnit; readonly goal: number | null },
): { readonly reached: readonly Reached[]; readonly next: readonly Next[] } {
  const { today, weekStart } = calendar
  const done = sessions
    .filter((session) => isWorkoutDone(session) && countedDay(session, today) <= today)
    .map((session) => ({ session, day: countedDay(session, today) }))
    .toSorted((one, other) => one.day - other.day)
  const sum = { sessions: 0, sets: 0, volume: 0, streak: 0 }
  const most = { ...sum }
  const reached: Reached[] = []
  const inWeek = new Map<DayNumber, number>()
  const streakUpTo = new Map<DayNumber, number>()
  let kg = 0
  for (const { session, day } of done) {
    const { sets, volumeKg } = sumsOf(session)
    kg += volumeKg
    const week = weekOf(day, weekStart)
    inWeek.set(week, (inWeek.get(week) ?? 0) + 1)
    if (inWeek.get(week) === (goal ?? 1)) streakUpTo.set(week, (streakUpTo.get(week - 7) ?? 0) + 1)
    sum.sessions += 1
    sum.sets += sets
    sum.volume = inUnit({ value: kg, unit: 'kg' }, unit)
    sum.streak = streakUpTo.get(week) ?? 0
    for (const kind of KINDS) {
      for (const value of STEPS[kind]) if (value > most[kind] && value <= sum[kind]) reached.push({ kind, value, day })
      most[kind] = Math.max(most[kind], sum[kind])
    }
  }
  const next = KINDS.flatMap((kind): readonly Next[] => {
    const value = STEPS[kind].find((step) => step > most[kind])
    // A streak that ended is no way toward the next.
    const now = kind === 'streak' ? streaksOf(sessions, calendar, goal).current : most[kind]
    return value === undefined ? [] : [{ kind, value, done: now }]
  })
  return { reached, next }
}
