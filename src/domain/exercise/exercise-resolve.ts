import type { Equipment, Exercise, ExerciseKind, Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import { type ExerciseTexts, textOf } from '../exercise-library/exercise-text.ts'
import type { LibraryExercise } from '../exercise-library/library-exercise.ts'
import type { ExerciseLibrary } from '../exercise-library/load-exercise-library.ts'

export type ResolvedExercise = {
  readonly id: ExerciseId
  readonly source: Exercise['source']
  readonly name: string
  readonly aliases: readonly string[]
  readonly kind: ExerciseKind
  readonly equipment: Equipment
  readonly primaryMuscles: readonly Muscle[]
  readonly secondaryMuscles: readonly Muscle[]
  readonly oneSided: boolean
  /** Null: the preferences' rest. */
  readonly defaultRestSeconds: number | null
  /** Weight of the empty bar, if it differs from the gym's usual one. */
  readonly barWeight: Weight | null
  readonly note: string
  /** Instructions, a line each. */
  readonly howTo: readonly string[]
  readonly starred: boolean
  readonly hidden: boolean
}

/**
 * By name, hidden ones included. Documents in the trash, and changes to built-in exercises unknown to this version, do
 * not count.
 */
export function resolveExercises(
  documents: readonly Exercise[],
  { exercises, texts }: ExerciseLibrary,
  locale: string,
): readonly ResolvedExercise[] {
  const inUse = documents.filter((document) => document.binnedAt === '')
  const changes = new Map(inUse.filter(({ source }) => source === 'built-in').map((change) => [change.id, change]))
  const builtIn = exercises.flatMap((exercise) => resolveBuiltIn(exercise, texts, changes.get(exercise.id)))
  const own = inUse.filter(({ source }) => source === 'own').flatMap(resolveOwn)
  const { compare } = new Intl.Collator(locale)
  return [...builtIn, ...own].toSorted((left, right) => compare(left.name, right.name))
}

function resolveBuiltIn(
  exercise: LibraryExercise,
  texts: ExerciseTexts,
  change: Exercise | undefined,
): readonly ResolvedExercise[] {
  const text = textOf(texts, exercise.id)
  if (!text) return []
  return [
    {
      id: exercise.id,
      source: 'built-in',
      name: change?.name ?? text.name,
      aliases: [...(change?.name ? [text.name] : []), ...text.aliases, ...(change?.aliases ?? [])],
      kind: change?.kind ?? exercise.kind,
      equipment: change?.equipment ?? exercise.equipment,
      primaryMuscles: change?.primaryMuscles ?? exercise.primaryMuscles,
      secondaryMuscles: change?.secondaryMuscles ?? exercise.secondaryMuscles,
      oneSided: change?.oneSided ?? exercise.oneSided,
      defaultRestSeconds: change?.defaultRestSeconds ?? exercise.defaultRestSeconds,
      barWeight: change?.barWeight ?? null,
      note: change?.note ?? '',
      howTo: change?.instructions ? linesOf(change.instructions) : text.howTo,
      starred: change?.starred ?? false,
      hidden: change?.hidden ?? false,
    },
  ]
}

function resolveOwn(document: Exercise): readonly ResolvedExercise[] {
  const { id, source, name, aliases, kind, equipment, barWeight, note, starred, hidden } = document
  // The schema rejects such a document, but the list must not crash on one that came another way.
  if (name === null || kind === null || equipment === null) return []
  return [
    {
      id,
      source,
      name,
      aliases,
      kind,
      equipment,
      primaryMuscles: document.primaryMuscles ?? [],
      secondaryMuscles: document.secondaryMuscles ?? [],
      oneSided: document.oneSided ?? false,
      defaultRestSeconds: document.defaultRestSeconds,
      barWeight,
      note,
      howTo: linesOf(document.instructions),
      starred,
      hidden,
    },
  ]
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
