import type { Locale } from '#contract/preferences.ts'
import { textOf } from '#domain/exercise-library/exercise-text.ts'
import { loadExerciseLibrary } from '#domain/exercise-library/load-exercise-library.ts'
import type { Catalogue } from './settings.ts'

/** The product's own list of exercises: data, in which nothing is computed. */
export async function catalogueIn(locale: Locale): Promise<Catalogue> {
  const { exercises, texts } = await loadExerciseLibrary(locale)
  return new Map(
    exercises.map((exercise) => {
      const { name = '', howTo = [] } = textOf(texts, exercise.id) ?? {}
      return [exercise.id, { ...exercise, name, howTo }]
    }),
  )
}
