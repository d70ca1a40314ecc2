import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { millisecondsOf } from '../time/instant.ts'
import { loadBetter, runningBest, splitAttempts } from './best-line.ts'
import type { RecordKind, Series } from './questions.ts'
import { beatsRecord, comparedSet, recordValue } from './record-value.ts'
import { factsOf } from './set-records.ts'

type Measure = Exclude<RecordKind, 'reps-at-weight' | 'session-volume' | 'best-set'>

const MEASURE_OF: Readonly<Record<ExerciseKind, Measure>> = {
  'weight-reps': 'one-rep-max',
  'weighted-bodyweight': 'heaviest',
  'assisted-bodyweight': 'least-assistance',
  'bodyweight-reps': 'most-reps',
  'reps-only': 'most-reps',
  time: 'longest',
  'distance-time': 'farthest',
  'weight-distance': 'heaviest',
  'weight-time': 'heaviest',
}

/**
 * The best of an exercise's working sets over four weeks, at each session, oldest first; loads in kg. Sessions without one
 * are left out, and so are light ones: a planned deload is no loss of strength.
 */
export function exerciseLine(
  sessionsNewestFirst: readonly Session[],
  exerciseId: ExerciseId,
  kind: ExerciseKind,
): Series & { readonly measure: Measure } {
  const measure = MEASURE_OF[kind]
  const attempts = sessionsNewestFirst.toReversed().flatMap(({ startedAt, exercises }) => {
    const done = exercises.filter((exercise) => exercise.exerciseId === exerciseId && exercise.kind === kind)
    const values = done
      .flatMap(({ sets }) => sets.filter((set) => set.completedAt !== null && set.kind !== 'warm-up'))
      .map((set) => recordValue(measure, kind, comparedSet(factsOf(set)), 'epley'))
      .filter((value) => !Number.isNaN(value))
    const best = values.reduce((most, value) => (beatsRecord(measure, value, most) ? value : most), values[0] ?? 0)
    const isDeload = done.every(({ progression }) => progression?.reason === 'deloaded')
    return values.length > 0 ? [{ at: millisecondsOf(startedAt), value: best, isDeload }] : []
  })
  const better = loadBetter(kind)
  return { measure, ...runningBest(splitAttempts(attempts, better).full, better) }
}
