import type { ExerciseId } from '#contract/id.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { oneRepMax } from '../analytics/one-rep-max.ts'
import { nearestLoadable } from '../loadable.ts'
import { convertWeight } from '../units.ts'

/** What percentages are usually taken of: not quite the maximum, so that a bad day can keep up with them. */
const SHARE_OF_MAXIMUM = 0.9

/** The training maximum that an exercise's last sessions suggest; null where they say nothing of its strength. */
export function usualTrainingMax(
  sessions: readonly Session[],
  exerciseId: ExerciseId,
  unit: WeightUnit,
): Weight | null {
  const logged = sessions
    .flatMap(({ exercises }) => exercises.filter((exercise) => exercise.exerciseId === exerciseId))
    .flatMap(({ sets }) => sets.filter(({ completedAt }) => completedAt !== null))
  const maxima = logged
    .map(({ weight, reps }) => (weight ? oneRepMax('epley', convertWeight(weight, unit), reps ?? 0) : Number.NaN))
    .filter((maximum) => !Number.isNaN(maximum))
  return maxima.length === 0 ? null : nearestLoadable({ value: Math.max(...maxima) * SHARE_OF_MAXIMUM, unit }, null)
}
