import type { WeightUnit } from '#contract/quantity.ts'
import { type Calendar, sessionsByWeek, sessionsToCount, streaksOf } from './consistency.ts'
import { countedDay, lastDayOf } from './counted-day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber, weekOf } from './day-number.ts'
import type { AnalyticsAnswer, Milestone } from './questions.ts'
import { fromKg } from './set-facts.ts'
import { endedBetween, type TrainingIndex } from './training-index.ts'

type Kind = Milestone['kind']

/** Volume is in the person's unit. */
const STEPS: Readonly<Record<Kind, readonly number[]>> = {
  sessions: [
    1, 10, 25, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000,
    4_000, 5_000,
  ],
  sets: [
    100, 500, 1_000, 2_500, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000,
    200_000,
  ],
  volume: [
    10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 7_500_000, 10_000_000,
    20_000_000, 50_000_000,
  ],
  streak: [4, 8, 12, 26, 52, 78, 104, 156, 208, 260, 364, 520],
}
const KINDS: readonly Kind[] = ['sessions', 'sets', 'volume', 'streak']

type Reached = Milestone & { readonly on: DayNumber }

export function milestones(
  training: TrainingIndex,
  calendar: Calendar,
  unit: WeightUnit,
  goal: number | null,
): AnalyticsAnswer<'milestones'> {
  const counts = countsAlong(training, calendar, unit, sessionsToCount(goal))
  const reached = KINDS.flatMap((kind) => STEPS[kind].flatMap((value) => reachedAt(kind, value, counts)))
  const next = KINDS.flatMap((kind) => {
    const most = Math.max(0, ...counts.map((each) => each[kind]))
    const value = STEPS[kind].find((step) => step > most)
    // A streak that ended is no progress toward the next one.
    const done = kind === 'streak' ? currentStreak(training, calendar, goal) : most
    return value === undefined ? [] : [{ kind, value, done }]
  })
  return {
    reached: reached
      .toSorted((left, right) => right.on - left.on)
      .map(({ kind, value, on }) => ({ kind, value, day: dayOfNumber(on) })),
    next,
  }
}

type Counts = Readonly<Record<Kind, number>> & { readonly on: DayNumber }

/** Cumulative counts after each ended session. `needed` sessions make a week count. */
function countsAlong(
  training: TrainingIndex,
  { today, weekStart }: Calendar,
  unit: WeightUnit,
  needed: number,
): readonly Counts[] {
  const { sets, volumeKg } = training.sessions.columns
  const now = dayNumberOf(today)
  let [sessions, allSets, kg, streak, week, inWeek] = [0, 0, 0, 0, Number.NEGATIVE_INFINITY, 0]
  return endedBetween(training, Number.NEGATIVE_INFINITY, lastDayOf(now))
    .map((slot) => ({ slot, on: countedDay(training, slot, now) }))
    .toSorted((left, right) => left.on - right.on)
    .map(({ slot, on }) => {
      const ofSession = weekOf(on, weekStart)
      if (ofSession !== week) {
        if (ofSession !== week + 7 || inWeek < needed) streak = 0
        week = ofSession
        inWeek = 0
      }
      inWeek += 1
      if (inWeek === needed) streak += 1
      sessions += 1
      allSets += sets[slot] ?? 0
      kg += volumeKg[slot] ?? 0
      return { on, sessions, sets: allSets, volume: fromKg(kg, unit), streak }
    })
}

function reachedAt(kind: Kind, value: number, counts: readonly Counts[]): readonly Reached[] {
  const first = counts.find((each) => each[kind] >= value)
  return first ? [{ kind, value, on: first.on }] : []
}

function currentStreak(training: TrainingIndex, calendar: Calendar, goal: number | null): number {
  return streaksOf(sessionsByWeek(training, calendar), calendar, goal).current
}
