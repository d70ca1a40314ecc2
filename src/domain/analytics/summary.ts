import type { AnalyticsSummary } from '#contract/analytics-summary.ts'
import { trainedExercises } from './progress.ts'
import { allTotals } from './totals.ts'
import type { TrainingIndex } from './training-index.ts'

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
