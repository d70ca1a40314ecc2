import type { ExerciseKind } from '#contract/exercise.ts'
import type { Progression, ProgressionKind } from '#contract/progression.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import type { WorkoutExercise } from '#contract/workout.ts'
import { assertNever } from '../assert-never.ts'
import { workOf } from './past.ts'

/** How much is added at a time where nobody says otherwise: a pair of the smallest usual plates. */
const USUAL_STEPS: Readonly<Record<WeightUnit, number>> = { kg: 2.5, lb: 5 }
/** Three misses in a row, and a tenth comes off. */
export const USUAL_DELOAD = { afterMisses: 3, percent: 10 } as const
/** Three weeks up and an easy one. */
const USUAL_WEEKS = [
  { percent: 75, reps: 6 },
  { percent: 80, reps: 5 },
  { percent: 85, reps: 3 },
  { percent: 60, reps: 6 },
] as const

/** The rules that an exercise of this kind can follow, the plainest first. */
export function rulesFor(kind: ExerciseKind): readonly ProgressionKind[] {
  switch (kind) {
    case 'weight-reps':
      return ['linear', 'double', 'wave']
    case 'weighted-bodyweight':
      return ['linear', 'double', 'reps']
    case 'bodyweight-reps':
    case 'reps-only':
    // Less help is what progress is there, and where the help comes from says how much less: only the person can.
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

/** Whether a planned exercise can follow a rule. Sets planned as a share of the maximum go up with it by themselves. */
export function canFollow(rule: ProgressionKind, kind: ExerciseKind, { sets }: Pick<WorkoutExercise, 'sets'>): boolean {
  const work = workOf(sets)
  if (work.length === 0 || !rulesFor(kind).includes(rule)) return false
  return rule === 'wave' || rule === 'reps' || !isByPercent({ sets })
}

/** Whether loads are planned as a share of the one-repetition maximum. */
export function isByPercent({ sets }: Pick<WorkoutExercise, 'sets'>): boolean {
  return workOf(sets).some(({ target }) => target.weight === null && target.percentOfOneRepMax !== null)
}

/** A rule as it is before anybody changes its numbers. */
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

/** The unit that a rule adds weight in; null where it adds none. */
export function unitOf(rule: Progression): WeightUnit | null {
  return rule.kind === 'reps' ? null : rule.step.unit
}
