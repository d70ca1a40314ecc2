import type { Muscle } from '#contract/exercise.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { DAY_MS } from '../time/instant.ts'
import { type Calendar, sessionsByWeek, weeksAsked } from './consistency.ts'
import { countedDay, lastDayOf } from './counted-day.ts'
import { dayNumberOf, dayOfNumber, weekOf } from './day-number.ts'
import { distributionOf } from './distribution.ts'
import type { MusclesOf } from './exercise-muscles.ts'
import { muscleSets } from './muscle-sets.ts'
import { balanceOf, trainsMuscles, weighted, workSince } from './muscle-work.ts'
import type { OneRepMaxFormula } from './one-rep-max.ts'
import type { TrainingLoad, Weeks } from './questions.ts'
import { fromKg, isEffective } from './set-facts.ts'
import { type TrainingIndex, trainingBetween } from './training-index.ts'
import { trendOf } from './trend.ts'

export function trainingLoad(
  training: TrainingIndex,
  musclesOf: MusclesOf,
  calendar: Calendar,
  weeks: Weeks,
  unit: WeightUnit,
  formula: OneRepMaxFormula,
): TrainingLoad {
  const asked = weeksAsked(sessionsByWeek(training, calendar), calendar, weeks)
  const [from = 0, today] = [asked[0], dayNumberOf(calendar.today)]
  const placeOf = (slot: number) => (weekOf(countedDay(training, slot, today), calendar.weekStart) - from) / 7
  const slots = trainingBetween(training, from, lastDayOf(today))
  const totals = weeklyTotals(training, slots, placeOf, asked.length)
  const muscles = weeklyMuscles(training, musclesOf, new Set(slots), placeOf, asked.length)
  const over = asked.slice(0, -1)
  return {
    weeks: asked.map(dayOfNumber),
    ...totals,
    volume: totals.volume.map((kg) => fromKg(kg, unit)),
    ...muscles,
    balance: balanceOf(weighted(workSince(training, from, today), musclesOf)),
    distribution: distributionOf(training, from, today, formula),
    trend: trendOf({
      at: Float64Array.from(over, (week) => week * DAY_MS),
      values: totals.sets.slice(0, over.length),
    }),
  }
}

/** Sums of each week, volume in kg. */
function weeklyTotals(
  training: TrainingIndex,
  slots: readonly number[],
  placeOf: (slot: number) => number,
  weeks: number,
) {
  const columns = training.sessions.columns
  const sessions = new Float64Array(weeks)
  const sets = new Float64Array(weeks)
  const volume = new Float64Array(weeks)
  const durationMs = new Float64Array(weeks)
  for (const slot of slots) {
    const place = placeOf(slot)
    add(sessions, place, 1)
    add(sets, place, columns.sets[slot] ?? 0)
    add(volume, place, columns.volumeKg[slot] ?? 0)
    add(durationMs, place, columns.durationMs[slot] ?? 0)
  }
  return { sessions, sets, volume, durationMs }
}

function weeklyMuscles(
  training: TrainingIndex,
  musclesOf: MusclesOf,
  slots: ReadonlySet<number>,
  placeOf: (slot: number) => number,
  weeks: number,
): Pick<TrainingLoad, 'muscles' | 'effectiveSets'> {
  const effectiveSets = new Float64Array(weeks)
  const all = new Map<Muscle, Float64Array>()
  const effective = new Map<Muscle, Float64Array>()
  for (const exerciseId of training.exerciseIds) {
    const table = training.exercises.get(exerciseId)
    const shares = muscleSets([{ exerciseId, sets: 1 }], musclesOf)
    for (let row = 0; table && row < table.length; row++) {
      const slot = table.columns.session[row] ?? 0
      if (!slots.has(slot) || !trainsMuscles(table, row)) continue
      const place = placeOf(slot)
      const counts = isEffective(table, row)
      if (counts) add(effectiveSets, place, 1)
      for (const { muscle, sets } of shares) {
        add(weeksOf(all, muscle, weeks), place, sets)
        if (counts) add(weeksOf(effective, muscle, weeks), place, sets)
      }
    }
  }
  return {
    effectiveSets,
    muscles: MUSCLES.flatMap((muscle) => {
      const sets = all.get(muscle)
      return sets ? [{ muscle, sets, effectiveSets: weeksOf(effective, muscle, weeks) }] : []
    }),
  }
}

function weeksOf(byMuscle: Map<Muscle, Float64Array>, muscle: Muscle, weeks: number): Float64Array {
  const known = byMuscle.get(muscle)
  if (known) return known
  const made = new Float64Array(weeks)
  byMuscle.set(muscle, made)
  return made
}

function add(column: Float64Array, place: number, value: number): void {
  column[place] = (column[place] ?? 0) + value
}
