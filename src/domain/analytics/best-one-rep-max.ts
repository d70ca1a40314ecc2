import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'
import { type OneRepMaxFormula, oneRepMax } from './one-rep-max.ts'
import { isWarmUp, setFactsAt } from './set-facts.ts'
import { exerciseKindAt, type TrainingIndex } from './training-index.ts'

/** An older lift says little about current strength. */
const DAYS = 12 * 7

/**
 * The best of the twelve weeks up to the latest estimate, however long ago, in the unit its set was entered in. A
 * running session is left out as `except`, so that its targets do not change during the session.
 */
export function bestOneRepMax(
  training: TrainingIndex,
  exerciseId: ExerciseId,
  formula: OneRepMaxFormula,
  except: SessionId | null,
): Weight | null {
  const table = training.exercises.get(exerciseId)
  if (!table || exerciseKindAt(table, table.length - 1) !== 'weight-reps') return null
  const { day } = training.sessions.columns
  let lastDay: number | null = null
  let best: Weight | null = null
  // Sets are in the order of their sessions.
  for (let row = table.length - 1; row >= 0; row--) {
    const slot = table.columns.session[row] ?? 0
    if (isWarmUp(table, row) || exerciseKindAt(table, row) !== 'weight-reps' || training.idOf(slot) === except) continue
    const { weight, reps, repsInReserve } = setFactsAt(table, row)
    const value = weight ? oneRepMax(formula, weight.value, reps ?? 0, repsInReserve ?? Number.NaN) : Number.NaN
    if (!weight || Number.isNaN(value)) continue
    const onDay = day[slot] ?? 0
    lastDay ??= onDay
    if (lastDay - onDay >= DAYS) break
    if (!best || convertWeight({ value, unit: weight.unit }, best.unit) > best.value)
      best = { value, unit: weight.unit }
  }
  return best
}
