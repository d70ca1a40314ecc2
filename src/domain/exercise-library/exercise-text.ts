import { type BuiltInSlug, isBuiltIn } from './built-in-exercises.ts'

/** What one language says about an exercise. */
export type ExerciseText = {
  /** As lifters of that country say it. */
  readonly name: string
  /** Other words people search by, English gym names and abbreviations among them. */
  readonly aliases: readonly string[]
  /** How it is done, a short line each. */
  readonly howTo: readonly string[]
}

/** The texts of one part of the catalogue: an exercise without a text does not compile. */
export type TextsOf<Catalogue> = { readonly [Slug in keyof Catalogue]: ExerciseText }

/** The texts of every built-in exercise in one language. */
export type ExerciseTexts = { readonly [Slug in BuiltInSlug]: ExerciseText }

/** What a language says about an exercise; undefined for one of the person's own. */
export function textOf(texts: ExerciseTexts, id: string): ExerciseText | undefined {
  return isBuiltIn(id) ? texts[id] : undefined
}
