import { useEffect, useMemo, useState } from 'react'
import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { SessionExercise } from '#contract/session.ts'
import { type Bar, barFor } from '#domain/gym/bar.ts'
import { exerciseById } from '#storage/collections/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

/**
 * The bar of a session's exercise, as heavy as the session says it is, and the plates of the gym in use; null where an
 * exercise has no bar, undefined while loading.
 */
export function useBar(exercise: SessionExercise, preferences: Preferences, unit: WeightUnit): Bar | null | undefined {
  const { exerciseId } = exercise
  const db = useDatabase()
  const own = useLiveQuery(useMemo(() => exerciseById(db, exerciseId), [db, exerciseId]))
  const builtIn = useBuiltInEquipment(exerciseId)
  const equipment = own?.equipment ?? builtIn
  // Sessions from before the copy was made know no bar of their own.
  const barWeight = exercise.barWeight === undefined ? (own?.barWeight ?? null) : exercise.barWeight
  const isKnown = own !== undefined && equipment !== undefined
  return useMemo(
    () => (isKnown ? barFor(equipment, barWeight, preferences, unit) : undefined),
    [isKnown, equipment, barWeight, preferences, unit],
  )
}

/** The catalogue is a chunk of its own, from the precache: nobody waits for it to log a set. */
function useBuiltInEquipment(exerciseId: ExerciseId): Equipment | null | undefined {
  const [equipment, setEquipment] = useState<Equipment | null>()
  useEffect(() => {
    let isWanted = true
    void import('#domain/exercise-library/built-in-exercises.ts').then(
      ({ BUILT_IN_EXERCISES }) => {
        const found = BUILT_IN_EXERCISES.find(({ id }) => id === exerciseId)
        if (isWanted) setEquipment(found?.equipment ?? null)
      },
      // Without it there are no plates to see; everything else works.
      () => isWanted && setEquipment(null),
    )
    return () => {
      isWanted = false
    }
  }, [exerciseId])
  return equipment
}
