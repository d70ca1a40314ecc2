import type { BuiltInSlug } from './built-in-exercises.ts'

export type ExerciseText = {
  /** The name used by lifters of that country. */
  readonly name: string
  /** Other search terms, including English gym names and abbreviations. */
  readonly aliases: readonly string[]
  /** Instructions, a short line each. */
  readonly howTo: readonly string[]
}

/** The texts of one part of the catalogue: an exercise without a text does not compile. */
export type TextsOf<Catalogue> = { readonly [Slug in keyof Catalogue]: ExerciseText }

export type ExerciseTexts = { readonly [Slug in BuiltInSlug]: ExerciseText }

/** The texts of an exercise; undefined for a custom one. */
export function textOf(texts: ExerciseTexts, id: string): ExerciseText | undefined {
  const bySlug: Readonly<Record<string, ExerciseText>> = texts
  return Object.hasOwn(bySlug, id) ? bySlug[id] : undefined
}
