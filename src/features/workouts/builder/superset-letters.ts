import type { WorkoutExercise } from '#contract/workout.ts'
import { blocksOf } from '#domain/session/superset.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `A` for the exercises of the first superset, `B` for the second, by exercise id. */
export function supersetLetters(exercises: readonly WorkoutExercise[]): ReadonlyMap<string, string> {
  const supersets = blocksOf(exercises).filter((block) => block.length > 1)
  return new Map(
    supersets.flatMap((block, index) =>
      block.map((exercise) => [exercise.id, LETTERS[index % LETTERS.length] ?? ''] as const),
    ),
  )
}
