import type { ExerciseId } from '#contract/id.ts'
import { BACK } from './catalogue/back.ts'
import { BICEPS } from './catalogue/biceps.ts'
import { CARDIO } from './catalogue/cardio.ts'
import { CHEST } from './catalogue/chest.ts'
import { CORE } from './catalogue/core.ts'
import { HIPS_AND_CALVES } from './catalogue/hips-and-calves.ts'
import { POSTERIOR_CHAIN } from './catalogue/posterior-chain.ts'
import { QUADS } from './catalogue/quads.ts'
import { SHOULDERS } from './catalogue/shoulders.ts'
import { TRICEPS } from './catalogue/triceps.ts'
import { WHOLE_BODY } from './catalogue/whole-body.ts'
import type { FactsBySlug, LibraryExercise } from './library-exercise.ts'

const CATALOGUE = {
  ...CHEST,
  ...BACK,
  ...SHOULDERS,
  ...BICEPS,
  ...TRICEPS,
  ...QUADS,
  ...POSTERIOR_CHAIN,
  ...HIPS_AND_CALVES,
  ...CORE,
  ...WHOLE_BODY,
  ...CARDIO,
} satisfies FactsBySlug

/** The id of a built-in exercise, as written in the catalogue. Never renamed: sessions refer to it forever. */
export type BuiltInSlug = keyof typeof CATALOGUE

/** Every built-in exercise, without language-specific text. */
export const BUILT_IN_EXERCISES: readonly LibraryExercise[] = Object.entries<FactsBySlug[string]>(CATALOGUE).map(
  ([slug, facts]) => ({ oneSided: false, ...facts, id: builtInId(slug) }),
)

export function isBuiltIn(id: string): id is BuiltInSlug {
  return Object.hasOwn(CATALOGUE, id)
}

function builtInId(slug: string): ExerciseId {
  // Otherwise a schema brands ids; a test checks every slug against that schema.
  return slug as ExerciseId
}
