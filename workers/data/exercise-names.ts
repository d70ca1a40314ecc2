import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { type ExerciseTexts, textOf } from '#domain/exercise-library/exercise-text.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import type { KnownExercise } from '#domain/import/build-documents.ts'
import { buildNameIndex, type NamedExercise, type NameIndex } from '#domain/import/match-names.ts'

/** The person's exercises: by their names in all languages, and by id. */
export type ExerciseNames = {
  readonly index: NameIndex
  readonly known: ReadonlyMap<ExerciseId, KnownExercise>
}

/** Reads the library in all languages: a file may be in any. `own` are custom exercises and changes. */
export async function loadExerciseNames(own: readonly Exercise[]): Promise<ExerciseNames> {
  const texts = await Promise.all(LOCALES.map((locale) => loadExerciseTexts(locale)))
  const changes = new Map(own.filter(({ binnedAt }) => binnedAt === '').map((exercise) => [exercise.id, exercise]))
  const builtIn = BUILT_IN_EXERCISES.map(({ id, kind, equipment, oneSided }) => {
    const change = changes.get(id)
    return {
      id,
      kind: change?.kind ?? kind,
      equipment: change?.equipment ?? equipment,
      oneSided: change?.oneSided ?? oneSided,
      names: [...(change?.name ? [change.name] : []), ...(change?.aliases ?? []), ...namesIn(texts, id)],
    }
  })
  const made = [...changes.values()].flatMap(({ id, source, name, aliases, kind, equipment, oneSided }) =>
    source === 'own' && name !== null && kind !== null && equipment !== null
      ? [{ id, kind, equipment, oneSided: oneSided ?? false, names: [name, ...aliases] }]
      : [],
  )
  // Custom exercises first: they win if two share a name.
  const all: readonly (NamedExercise & KnownExercise)[] = [...made, ...builtIn]
  return { index: buildNameIndex(all), known: new Map(all.map((exercise) => [exercise.id, exercise])) }
}

function namesIn(texts: readonly ExerciseTexts[], id: ExerciseId): readonly string[] {
  return texts.flatMap((ofLanguage) => {
    const text = textOf(ofLanguage, id)
    return text ? [text.name, ...text.aliases] : []
  })
}
