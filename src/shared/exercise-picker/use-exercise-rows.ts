import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import type { ExerciseFilter, exercisesToChoose } from '#domain/exercise/exercise-filter.ts'
import { type ExerciseGroup, groupExercises } from '#domain/exercise/exercise-groups.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import type { Exercises } from '#platform/exercises.ts'
import { findExercises } from '../exercise-search.ts'
import { useExerciseUse } from './use-exercise-use.ts'

/** What a list of exercises is for: for a workout, with or without one to replace. */
export type ExerciseChoice = {
  readonly replacedId?: ExerciseId | undefined
  readonly inWorkout?: readonly ExerciseId[] | undefined
  /** How long the list waits for what is trained most. */
  readonly patienceMs?: number
}

/** Narrows what was found: not everything in a library is to be chosen. */
export type Narrowing = typeof exercisesToChoose

export type ExerciseRow = { readonly exercise: ResolvedExercise } | { readonly heading: string }

const EMPTY: ExerciseChoice = {}

/** All that match, in groups, the likely ones first; with a query, the best match first. Undefined for a moment. */
export function useExerciseRows(
  exercises: Exercises | undefined,
  query: string,
  filter: ExerciseFilter,
  narrow: Narrowing,
  { replacedId, inWorkout, patienceMs }: ExerciseChoice = EMPTY,
): readonly ExerciseRow[] | undefined {
  const { t } = useTranslation('parts')
  const use = useExerciseUse(patienceMs)
  return useMemo(() => {
    if (!exercises || !use) return undefined
    const isSearched = query.trim() !== ''
    const passing = narrow(findExercises(exercises, query, use), query, filter)
    if (isSearched) return passing.map((exercise) => ({ exercise }))
    const context = {
      use,
      replaced: replacedId && exercises.byId.get(replacedId),
      inWorkout: inWorkout?.flatMap((id) => exercises.byId.get(id) ?? []),
      muscle: filter.muscle,
    }
    return groupExercises(passing, context).flatMap((group) => [
      { heading: headingOf(group) },
      ...group.exercises.map((exercise) => ({ exercise })),
    ])

    function headingOf({ kind, letter }: ExerciseGroup): string {
      switch (kind) {
        case 'letter':
          return letter
        case 'main-muscle':
          return t('guide.main')
        case 'also-muscle':
          return t('guide.also')
        default:
          return t(`group.${kind}`)
      }
    }
  }, [exercises, use, query, filter, narrow, replacedId, inWorkout, t])
}
