import type { ExerciseId } from '#contract/id.ts'
import type { Workout } from '#contract/workout.ts'
import { foldText } from '#domain/search/search-text.ts'

/** A word of the name or of an exercise begins with each query word. Ignores case and accents. */
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
