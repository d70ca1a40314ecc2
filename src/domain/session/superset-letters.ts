import { blocksOf } from './superset.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** By exercise id: `A` for those of the first superset. */
export function supersetLetters(exercises: Parameters<typeof blocksOf>[0]): ReadonlyMap<string, string> {
  const supersets = blocksOf(exercises).filter((block) => block.length > 1)
  return new Map(
    supersets.flatMap((block, index) =>
      block.map((exercise) => [exercise.id, LETTERS[index % LETTERS.length] ?? ''] as const),
    ),
  )
}
