import type { ExerciseKind } from '#contract/exercise.ts'
import type { Progression, ProgressionKind } from '#contract/progression.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { WorkoutExercise } from '#contract/workout.ts'
import { oneRepMax } from '../analytics/one-rep-max.ts'
import { assertNever } from '../assert-never.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { convertWeight } from '../units.ts'
import { workOf } from './past.ts'

/** Default increment: a pair of the smallest usual plates. */
const USUAL_STEPS: Readonly<Record<WeightUnit, number>> = { kg: 2.5, lb: 5 }
/** Default deload: a tenth off after three misses in a row. */
export const USUAL_DELOAD = { afterMisses: 3, percent: 10 } as const
/** Three weeks up and an easy one. */
const USUAL_WEEKS = [
  { percent: 75, reps: 6 },
  { percent: 80, reps: 5 },
  { percent: 85, reps: 3 },
  { percent: 60, reps: 6 },
] as const

/** The rules available for this kind of exercise, the simplest first. */
export function rulesFor(kind: ExerciseKind): readonly ProgressionKind[] {
  switch (kind) {
    case 'weight-reps':
      return ['linear', 'double', 'wave']
    case 'weighted-bodyweight':
      return ['linear', 'double', 'reps']
    case 'bodyweight-reps':
    case 'reps-only':
    // Progress is less assistance there, by an amount that depends on its source: only the person knows.
    case 'assisted-bodyweight':
      return ['reps']
    case 'time':
    case 'distance-time':
    case 'weight-distance':
    case 'weight-time':
      return []
    default:
      return assertNever(kind)
  }
}

/** Sets planned as a percentage increase with the maximum anyway. */
export function canFollow(rule: ProgressionKind, kind: ExerciseKind, { sets }: Pick<WorkoutExercise, 'sets'>): boolean {
  const work = workOf(sets)
  if (work.length === 0 || !rulesFor(kind).includes(rule)) return false
  return rule === 'wave' || rule === 'reps' || !isByPercent({ sets })
}

export function isByPercent({ sets }: Pick<WorkoutExercise, 'sets'>): boolean {
  return workOf(sets).some(({ target }) => target.weight === null && target.percentOfOneRepMax !== null)
}

export function usualRule(kind: ProgressionKind, unit: WeightUnit, trainingMax: Weight | null = null): Progression {
  const step = { value: USUAL_STEPS[unit], unit }
  switch (kind) {
    case 'linear':
    case 'double':
      return { kind, step, deload: USUAL_DELOAD }
    case 'reps':
      return { kind }
    case 'wave':
      return {
        kind,
        step,
        deload: USUAL_DELOAD,
        trainingMax: trainingMax ?? { value: unit === 'kg' ? 60 : 135, unit },
        weeks: [...USUAL_WEEKS],
      }
    default:
      return assertNever(kind)
  }
}

export function unitOf(rule: Progression): WeightUnit | null {
  return rule.kind === 'reps' ? null : rule.step.unit
}

/** Usual base of percentages: not quite the maximum, so that they suit a bad day too. */
const SHARE_OF_MAXIMUM = 0.9

/** The training maximum suggested by the last sessions of a planned exercise, else by its plan; null without data. */
export function usualTrainingMax(
  sessions: readonly Session[],
  { exerciseId, sets }: WorkoutExercise,
  unit: WeightUnit,
): Weight | null {
  const done = sessions
    .flatMap(({ exercises }) => exercises.filter((exercise) => exercise.exerciseId === exerciseId))
    .flatMap((exercise) => exercise.sets.filter(({ completedAt }) => completedAt !== null))
  const planned = sets.map(({ target }) => ({ weight: target.weight, reps: target.reps?.min ?? null }))
  const maximum = greatest(done, unit) ?? greatest(planned, unit)
  return maximum === null ? null : nearestLoadable({ value: maximum * SHARE_OF_MAXIMUM, unit }, null)
}

type Work = { readonly weight: Weight | null; readonly reps: number | null }

function greatest(sets: readonly Work[], unit: WeightUnit): number | null {
  const maxima = sets
    .map(({ weight, reps }) => (weight ? oneRepMax('epley', convertWeight(weight, unit), reps ?? 0) : Number.NaN))
    .filter((maximum) => !Number.isNaN(maximum))
  return maxima.length === 0 ? null : Math.max(...maxima)
}
