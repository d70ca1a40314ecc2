import type { AnalyticsQuestion, ExerciseTime } from './questions.ts'
import { occasionOf } from './records.ts'
import { isWarmUp, setFactsAt } from './set-facts.ts'
import { exerciseKindAt, type SetTable, setKindAt, type TrainingIndex } from './training-index.ts'

export function exerciseTimes(
  training: TrainingIndex,
  { exerciseId, limit }: AnalyticsQuestion<'last-times'>,
): readonly ExerciseTime[] {
  const table = training.exercises.get(exerciseId)
  return table ? latestSlots(table, limit).map((slot) => exerciseTime(training, table, slot)) : []
}

function exerciseTime(training: TrainingIndex, table: SetTable, slot: number): ExerciseTime {
  const { session } = table.columns
  const first = session.indexOf(slot)
  const rows = Array.from({ length: session.lastIndexOf(slot, table.length - 1) - first + 1 }, (_, at) => first + at)
  const working = rows.filter((row) => !isWarmUp(table, row))
  return {
    ...occasionOf(training, slot),
    exerciseKind: exerciseKindAt(table, first),
    sets: (working.length > 0 ? working : rows).map((row) => ({
      ...setFactsAt(table, row),
      kind: setKindAt(table, row),
    })),
  }
}

/** Sets are in the order of their sessions. */
function latestSlots(table: SetTable, limit: number): readonly number[] {
  const slots: number[] = []
  for (let row = table.length - 1; row >= 0 && slots.length < limit; row--) {
    const slot = table.columns.session[row] ?? 0
    if (slot !== slots.at(-1)) slots.push(slot)
  }
  return slots
}
