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

/** The bar of a session's exercise, with the plates of the gym in use; null without a bar, undefined while loading. */
export function useBar(exercise: SessionExercise, preferences: Preferences, unit: WeightUnit): Bar | null | undefined {
  const { exerciseId } = exercise
  const db = useDatabase()
  const own = useLiveQuery(useMemo(() => exerciseById(db, exerciseId), [db, exerciseId]))
  const builtIn = useBuiltInEquipment(exerciseId)
  const equipment = own?.equipment ?? builtIn
  // Sessions predating the copy have no bar of their own.
  const barWeight = exercise.barWeight === undefined ? (own?.barWeight ?? null) : exercise.barWeight
  const isKnown = own !== undefined && equipment !== undefined
  return useMemo(
    () => (isKnown ? barFor(equipment, barWeight, preferences, unit) : undefined),
    [isKnown, equipment, barWeight, preferences, unit],
  )
}

/** The catalogue is a separate precached chunk: logging a set does not wait for it. */
function useBuiltInEquipment(exerciseId: ExerciseId): Equipment | null | undefined {
  const [equipment, setEquipment] = useState<Equipment | null>()
  useEffect(() => {
    let isWanted = true
    void import('#domain/exercise-library/built-in-exercises.ts')
      .then(({ BUILT_IN_EXERCISES }) => {
        const found = BUILT_IN_EXERCISES.find(({ id }) => id === exerciseId)
        if (isWanted) setEquipment(found?.equipment ?? null)
      })
      // Without it the plates are missing; everything else works.
      .catch(() => isWanted && setEquipment(null))
    return () => {
      isWanted = false
    }
  }, [exerciseId])
  return equipment
}
