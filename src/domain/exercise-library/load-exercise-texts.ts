import type { Locale } from '#contract/preferences.ts'
import { assertNever } from '../assert-never.ts'
import type { ExerciseTexts } from './exercise-text.ts'

/** Loads the exercise texts of one language: a separate chunk from the precache. */
export async function loadExerciseTexts(locale: Locale): Promise<ExerciseTexts> {
  return (await importTexts(locale)).default
}

function importTexts(locale: Locale): Promise<{ readonly default: ExerciseTexts }> {
  switch (locale) {
    case 'en-US':
      return import('./texts/en-US/library.ts')
    case 'pt-BR':
      return import('./texts/pt-BR/library.ts')
    case 'es-ES':
      return import('./texts/es-ES/library.ts')
    default:
      return assertNever(locale)
  }
}
