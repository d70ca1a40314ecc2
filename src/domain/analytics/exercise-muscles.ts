import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { BUILT_IN_EXERCISES } from '../exercise-library/built-in-exercises.ts'
import type { ExerciseMuscles } from './muscle-sets.ts'

export type MusclesOf = (id: ExerciseId) => ExerciseMuscles | undefined

/** An own exercise in the trash still counts; a change to a built-in one in the trash does not. */
export function exerciseMuscles(documents: Iterable<Exercise>): MusclesOf {
  const known = new Map<ExerciseId, ExerciseMuscles>(BUILT_IN_EXERCISES.map((exercise) => [exercise.id, exercise]))
  for (const { id, source, binnedAt, primaryMuscles, secondaryMuscles } of documents) {
    if (source === 'built-in' && binnedAt !== '') continue
    const builtIn = source === 'built-in' ? known.get(id) : undefined
    known.set(id, {
      primaryMuscles: primaryMuscles ?? builtIn?.primaryMuscles ?? [],
      secondaryMuscles: secondaryMuscles ?? builtIn?.secondaryMuscles ?? [],
    })
  }
  return (id) => known.get(id)
}
