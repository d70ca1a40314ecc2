import { countedDay } from './counted-day.ts'
import type { DayNumber } from './day-number.ts'
import { type OneRepMaxFormula, oneRepMax } from './one-rep-max.ts'
import type { Distribution } from './questions.ts'
import { credibleRows, isWarmUp, loadAt } from './set-facts.ts'
import { exerciseKindAt, type SetTable, type TrainingIndex } from './training-index.ts'

/** A maximum older than this no longer measures today's sets. */
const MAXIMUM_LASTS_DAYS = 90

const PERCENT_FROM = [0, 50, 60, 70, 80, 90]
const REPS_FROM = [1, 4, 7, 10, 13, 21]
const RESERVE_FROM = [0, 1, 2, 3, 4]

/**
 * Intensity of the working sets from a day to today, both included. The percentage is of the best estimated maximum of the
 * 90 days up to and including the session, because a load can be heavy at one time and light three years later.
 */
export function distributionOf(
  training: TrainingIndex,
  from: DayNumber,
  today: DayNumber,
  formula: OneRepMaxFormula,
): Distribution {
  const percent = bands(PERCENT_FROM)
  const reps = bands(REPS_FROM)
  const inReserve = bands(RESERVE_FROM)
  for (const table of training.exercises.values()) {
    const maxima = maximaOf(training, table, formula)
    for (let row = 0; row < table.length; row++) {
      const slot = table.columns.session[row] ?? 0
      const on = countedDay(training, slot, today)
      if (on < from || on > today || isWarmUp(table, row)) continue
      reps.count(table.columns.reps[row] ?? -1)
      inReserve.count(table.columns.inReserve[row] ?? Number.NaN)
      if (exerciseKindAt(table, row) === 'weight-reps')
        percent.count((loadAt(table, row) * 100) / (maxima.get(slot) ?? Number.NaN))
    }
  }
  return { percent: percent.counted, reps: reps.counted, inReserve: inReserve.counted }
}

/** The best estimate of the 90 days up to each session of an exercise, in kg, by the session's slot. */
function maximaOf(training: TrainingIndex, table: SetTable, formula: OneRepMaxFormula): ReadonlyMap<number, number> {
  const { day } = training.sessions.columns
  const { session, reps, inReserve } = table.columns
  const best = new Map<number, number>()
  for (const row of credibleRows(table, 'weight-reps')) {
    const estimate = oneRepMax(formula, loadAt(table, row), reps[row] ?? -1, inReserve[row])
    const slot = session[row] ?? 0
    if (estimate > (best.get(slot) ?? 0)) best.set(slot, estimate)
  }
  // Candidates for the best of a later session, best first: each session enters and leaves once.
  const candidates: { readonly on: DayNumber; readonly estimate: number }[] = []
  const maxima = new Map<number, number>()
  for (const slot of new Set(session.subarray(0, table.length))) {
    const on = day[slot] ?? 0
    const estimate = best.get(slot)
    if (estimate !== undefined) {
      while ((candidates.at(-1)?.estimate ?? Number.POSITIVE_INFINITY) <= estimate) candidates.pop()
      candidates.push({ on, estimate })
    }
    while (candidates[0] && on - candidates[0].on > MAXIMUM_LASTS_DAYS) candidates.shift()
    if (candidates[0]) maxima.set(slot, candidates[0].estimate)
  }
  return maxima
}

function bands(starts: readonly number[]) {
  const counted = starts.map((from) => ({ from, sets: 0 }))
  return {
    counted,
    count(value: number) {
      const band = counted.findLast(({ from }) => value >= from)
      if (band) band.sets += 1
    },
  }
}
