import { useEffect, useMemo, useState } from 'react'
import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import type { SessionExercise } from '#contract/session.ts'
import { gymInUse, USUAL_BAR, usualPlates } from '#domain/gym.ts'
import type { PlatePairs } from '#domain/plates.ts'
import { exerciseById } from '#storage/collections/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

/** A bar and the plates that there are for it. */
export type Bar = { readonly weight: Weight; readonly plates: readonly PlatePairs[] }

type BarEquipment = 'barbell' | 'ez-bar' | 'trap-bar'

/** What such bars usually weigh. */
const USUAL_BARS: Readonly<Record<BarEquipment, Readonly<Record<WeightUnit, number>>>> = {
  barbell: USUAL_BAR,
  'ez-bar': { kg: 10, lb: 25 },
  'trap-bar': { kg: 25, lb: 55 },
}
/** As many as fit on a bar. */
const MOST_PAIRS = 8

/**
 * The bar of a session's exercise, as heavy as the session says it is, and the plates of the gym in use; null where an
 * exercise has no bar, and while loading.
 */
export function useBar(exercise: SessionExercise, preferences: Preferences, unit: WeightUnit): Bar | null {
  const { exerciseId } = exercise
  const db = useDatabase()
  const own = useLiveQuery(useMemo(() => exerciseById(db, exerciseId), [db, exerciseId]))
  const builtIn = useBuiltInEquipment(exerciseId)
  const equipment = own?.equipment ?? builtIn
  // Sessions from before the copy was made know no bar of their own.
  const barWeight = exercise.barWeight === undefined ? (own?.barWeight ?? null) : exercise.barWeight
  return useMemo(
    () => (hasBar(equipment) ? barOf(equipment, barWeight, preferences, unit) : null),
    [equipment, barWeight, preferences, unit],
  )
}

function hasBar(equipment: Equipment | null): equipment is BarEquipment {
  return equipment === 'barbell' || equipment === 'ez-bar' || equipment === 'trap-bar'
}

function barOf(equipment: BarEquipment, own: Weight | null, preferences: Preferences, unit: WeightUnit): Bar {
  const gym = gymInUse(preferences)
  const gymBar = equipment === 'barbell' ? gym?.bars[0]?.weight : undefined
  const plates = gym?.plates ?? []
  return {
    weight: own ?? gymBar ?? { value: USUAL_BARS[equipment][unit], unit },
    plates: plates.length > 0 ? plates : usualPlates(unit, MOST_PAIRS),
  }
}

/** The catalogue is a chunk of its own, from the precache: nobody waits for it to log a set. */
function useBuiltInEquipment(exerciseId: ExerciseId): Equipment | null {
  const [equipment, setEquipment] = useState<Equipment | null>(null)
  useEffect(() => {
    let isWanted = true
    void import('#domain/exercise-library/built-in-exercises.ts').then(
      ({ BUILT_IN_EXERCISES }) => {
        const found = BUILT_IN_EXERCISES.find(({ id }) => id === exerciseId)
        if (isWanted) setEquipment(found?.equipment ?? null)
      },
      // Without it there are no plates to see; everything else works.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [exerciseId])
  return equipment
}
