import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { BestSets } from './questions.ts'
import { credibleRows, setFactsAt } from './set-facts.ts'
import { noBestSets, withSet } from './set-records.ts'
import { exerciseKindAt, type TrainingIndex } from './training-index.ts'

/** Of the exercise's latest kind, as other sets cannot be compared. */
export function bestSets(training: TrainingIndex, exerciseId: ExerciseId, except: SessionId): BestSets | null {
  const table = training.exercises.get(exerciseId)
  if (!table) return null
  const rows = Array.from({ length: table.length }, (_, row) => row).filter(
    (row) => training.idOf(table.columns.session[row] ?? 0) !== except,
  )
  const last = rows.at(-1)
  if (last === undefined) return null
  const kind = exerciseKindAt(table, last)
  return credibleRows(table, kind, rows).reduce((best, row) => withSet(best, setFactsAt(table, row)), noBestSets(kind))
}
