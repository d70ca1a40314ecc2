import type { Equipment, ExerciseKind, Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'

/** Language-independent facts of a built-in exercise. Rest is in seconds, between working sets. */
export type ExerciseFacts = {
  readonly kind: ExerciseKind
  readonly equipment: Equipment
  readonly primaryMuscles: readonly Muscle[]
  readonly secondaryMuscles: readonly Muscle[]
  /** Left and right are trained one after the other. */
  readonly oneSided?: boolean
  readonly defaultRestSeconds: number
}

/** A part of the catalogue: facts by the exercise's slug. */
export type FactsBySlug = { readonly [Slug in string]: ExerciseFacts }

export type LibraryExercise = Required<ExerciseFacts> & { readonly id: ExerciseId }
