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

/** The id of a built-in exercise, as written in the catalogue. It is never renamed: sessions refer to it for ever. */
export type BuiltInSlug = keyof typeof CATALOGUE

/** Every exercise that comes with Barra, without a word of any language. */
export const BUILT_IN_EXERCISES: readonly LibraryExercise[] = Object.entries<FactsBySlug[string]>(CATALOGUE).map(
  ([slug, facts]) => ({ oneSided: false, ...facts, id: builtInId(slug) }),
)

/** Whether an exercise comes with Barra. */
export function isBuiltIn(id: string): id is BuiltInSlug {
  return Object.hasOwn(CATALOGUE, id)
}

function builtInId(slug: string): ExerciseId {
  // The brand is given by a schema otherwise; a test holds every slug against that schema.
  return slug as ExerciseId
}
