import type { Equipment, Muscle } from '#contract/exercise.ts'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Locale } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Say } from '../../tooling/words.ts'

/** The built-in exercises, with their names in the language that is shown: they are in no export. */
export type Catalogue = ReadonlyMap<
  ExerciseId,
  {
    readonly name: string
    readonly equipment: Equipment
    readonly primaryMuscles: readonly Muscle[]
    readonly secondaryMuscles: readonly Muscle[]
    readonly howTo: readonly string[]
  }
>

export type ShownScreen =
  | {
      readonly kind:
        | 'dashboard'
        | 'history'
        | 'progress'
        | 'analytics'
        | 'statistics'
        | 'metrics'
        | 'workouts'
        | 'profile'
    }
  | { readonly kind: 'session' | 'running'; readonly id: SessionId }
  | { readonly kind: 'exercise'; readonly id: ExerciseId }

/** How a person has set the app, and which screen is before them. */
export type FigureSettings = {
  readonly locale: Locale
  readonly unit: WeightUnit
  readonly timeZone: string
  /** Milliseconds since 1970 on the device. */
  readonly now: number
  /** 0 is Sunday. */
  readonly weekStart: number
  readonly screen: ShownScreen
  readonly catalogue: Catalogue
  readonly say: Say
}
