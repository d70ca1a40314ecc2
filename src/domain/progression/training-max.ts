import type { Weight, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { WorkoutExercise } from '#contract/workout.ts'
import { oneRepMax } from '../analytics/one-rep-max.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { convertWeight } from '../units.ts'

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
