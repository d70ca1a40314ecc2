import type { ExerciseId } from '#contract/id.ts'
import type { ExerciseChoice } from '#domain/import/answers.ts'
import type { FoundName } from '#platform/account/data-worker.ts'

export type MergedNames = { readonly id: ExerciseId; readonly files: readonly string[] }

/** The exercises that several names map to, most sets first. */
export function mergedNames(
  names: readonly FoundName[],
  choices: Readonly<Record<string, ExerciseChoice>>,
): readonly MergedNames[] {
  const byExercise = new Map<ExerciseId, { files: string[]; sets: number }>()
  for (const { name, sets } of names) {
    const choice = choices[name]
    if (choice?.kind !== 'known') continue
    const group = byExercise.get(choice.id) ?? { files: [], sets: 0 }
    group.files.push(name)
    group.sets += sets
    byExercise.set(choice.id, group)
  }
  return [...byExercise]
    .filter(([, { files }]) => files.length > 1)
    .toSorted(([, left], [, right]) => right.sets - left.sets)
    .map(([id, { files }]) => ({ id, files }))
}
