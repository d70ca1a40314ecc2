import type { AnalyticsSummary } from '#contract/analytics-summary.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { groupBy } from '../group-by.ts'
import type { Day } from '../time/session-day.ts'
import { countedDay, lastDayOf } from './counted-day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber } from './day-number.ts'
import { trainedExercises } from './progress.ts'
import type { AnalyticsAnswer, CalendarDay, Totals } from './questions.ts'
import { fromKg } from './set-facts.ts'
import { type TrainingIndex, trainingBetween } from './training-index.ts'

/** Sums sessions, always in their order, so that every device gets the same last digit. */
export function totalsOf(training: TrainingIndex, slots: readonly number[], unit: WeightUnit): Totals {
  const { sets, warmUps, reps, volumeKg, durationMs } = training.sessions.columns
  const sum = (column: ArrayLike<number>) => slots.reduce((total, slot) => total + (column[slot] ?? 0), 0)
  return {
    sessions: slots.length,
    sets: sum(sets),
    warmUps: sum(warmUps),
    reps: sum(reps),
    volume: fromKg(sum(volumeKg), unit),
    durationMs: sum(durationMs),
  }
}

/** Warm-ups of sessions that do not count are left out too. */
export function allTotals(training: TrainingIndex, unit: WeightUnit): AnalyticsAnswer<'totals'> {
  const slots = trainingBetween(training, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
  const days = new Set(slots.map((slot) => training.sessions.columns.day[slot] ?? 0))
  const numbers = [...days].toSorted((left, right) => left - right)
  const dayAt = (number: DayNumber | undefined) => (number === undefined ? null : dayOfNumber(number))
  return {
    ...totalsOf(training, slots, unit),
    exercises: training.exercises.size,
    days: numbers.length,
    firstDay: dayAt(numbers[0]),
    lastDay: dayAt(numbers.at(-1)),
  }
}

export function calendar(training: TrainingIndex, from: Day, today: Day, unit: WeightUnit): readonly CalendarDay[] {
  const now = dayNumberOf(today)
  const slots = trainingBetween(training, dayNumberOf(from), lastDayOf(now))
  return [...groupBy(slots, (slot) => countedDay(training, slot, now))]
    .sort(([left], [right]) => left - right)
    .map(([day, ofDay]) => ({
      day: dayOfNumber(day),
      ...totalsOf(training, ofDay, unit),
      sessionIds: ofDay.map((slot) => training.idOf(slot)),
    }))
}

/** The same documents give the same figures on every machine. */
export function trainingSummary(training: TrainingIndex): AnalyticsSummary {
  return {
    ...allTotals(training, 'kg'),
    byExercise: trainedExercises(training).map(({ exerciseId, name, sessions, sets }) => ({
      exerciseId,
      name,
      sessions,
      sets,
    })),
  }
}
