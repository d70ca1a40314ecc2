import type { ExerciseId } from '#contract/id.ts'
import type { Workout } from '#contract/workout.ts'
import { foldText } from '#domain/search/search-text.ts'

/**
 * The workouts in whose name, or in the name of whose exercises, every word of the query begins somewhere. Case and
 * accents do not matter.
 */
export function searchWorkouts(
  workouts: readonly Workout[],
  query: string,
  nameOf: (id: ExerciseId) => string | undefined,
): readonly Workout[] {
  const words = foldText(query).split(' ').filter(Boolean)
  return workouts.filter((workout) => {
    const names = [workout.name, ...workout.exercises.map((exercise) => nameOf(exercise.exerciseId) ?? '')]
    const text = ` ${foldText(names.join(' '))}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
