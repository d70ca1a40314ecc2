import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { millisecondsOf } from '../time/instant.ts'
import type { RecordKind, Series } from './questions.ts'
import { beatsRecord, comparedSet, recordValue } from './record-value.ts'
import { factsOf } from './set-records.ts'

type Measure = Exclude<RecordKind, 'reps-at-weight' | 'session-volume' | 'best-set'>

const MEASURE_OF: Readonly<Record<ExerciseKind, Measure>> = {
  'weight-reps': 'one-rep-max',
  'weighted-bodyweight': 'heaviest',
  'assisted-bodyweight': 'heaviest',
  'bodyweight-reps': 'most-reps',
  'reps-only': 'most-reps',
  time: 'longest',
  'distance-time': 'farthest',
  'weight-distance': 'heaviest',
  'weight-time': 'heaviest',
}

/** The best of an exercise's working sets in each session, oldest first; loads in kg. Those without one are left out. */
export function exerciseLine(
  sessionsNewestFirst: readonly Session[],
  exerciseId: ExerciseId,
  kind: ExerciseKind,
): Series & { readonly measure: Measure } {
  const measure = MEASURE_OF[kind]
  const points = sessionsNewestFirst.toReversed().flatMap(({ startedAt, exercises }) => {
    const values = exercises
      .filter((exercise) => exercise.exerciseId === exerciseId && exercise.kind === kind)
      .flatMap(({ sets }) => sets.filter((set) => set.completedAt !== null && set.kind !== 'warm-up'))
      .map((set) => recordValue(measure, kind, comparedSet(factsOf(set)), 'epley'))
      .filter((value) => !Number.isNaN(value))
    const best = values.reduce(
      (most, value) => (beatsRecord(measure, kind, value, most) ? value : most),
      values[0] ?? 0,
    )
    return values.length > 0 ? [[millisecondsOf(startedAt), best] as const] : []
  })
  return {
    measure,
    at: Float64Array.from(points, ([at]) => at),
    values: Float64Array.from(points, ([, value]) => value),
  }
}
