import type { Locale } from '#contract/preferences.ts'
import type { ExerciseTexts } from './exercise-text.ts'
import type { LibraryExercise } from './library-exercise.ts'
import { loadExerciseTexts } from './load-exercise-texts.ts'

/** The built-in exercises, with their texts in one language. */
export type ExerciseLibrary = { readonly exercises: readonly LibraryExercise[]; readonly texts: ExerciseTexts }

/** Loads the catalogue beside the texts: no list of workouts waits for either. */
export async function loadExerciseLibrary(locale: Locale): Promise<ExerciseLibrary> {
  const [{ BUILT_IN_EXERCISES }, texts] = await Promise.all([
    import('./built-in-exercises.ts'),
    loadExerciseTexts(locale),
  ])
  return { exercises: BUILT_IN_EXERCISES, texts }
}
