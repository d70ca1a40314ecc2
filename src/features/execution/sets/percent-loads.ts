import { useEffect, useMemo, useState } from 'react'
import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { barFor } from '#domain/gym/bar.ts'
import { type PercentLoads, percentLoads, percentsAsked } from '#domain/session/percent-load.ts'
import { exerciseById } from '#storage/collections/exercises.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'

type GymPreferences = Pick<Preferences, 'gyms' | 'gymId'>
/** The known loads of a session, by exercise. A missing one is not known yet, or not needed. */
export type LoadsByExercise = ReadonlyMap<ExerciseId, PercentLoads>

export const NO_LOADS: LoadsByExercise = new Map()

/** The loads of a session's percentages, from earlier training. Rejects if unavailable. */
export async function loadPercentLoads(
  db: Database,
  session: Session,
  preferences: GymPreferences,
): Promise<LoadsByExercise> {
  const asked = percentsAsked(session)
  if (asked.size === 0) return NO_LOADS
  const { askAnalytics } = await import('#platform/analytics/analytics.ts')
  const maxima = await askAnalytics(db, {
    about: 'one-rep-maxima',
    exerciseIds: [...asked.keys()],
    exceptSession: session.id,
    formula: 'epley',
  })
  const known = maxima.map(async ({ exerciseId, oneRepMax }) => {
    const percents = asked.get(exerciseId) ?? []
    const { equipment, barWeight } = await equipmentOf(db, exerciseId)
    const exercise = session.exercises.find((candidate) => candidate.exerciseId === exerciseId)
    const own = exercise?.barWeight === undefined ? barWeight : exercise.barWeight
    const bar = oneRepMax && barFor(equipment, own, preferences, oneRepMax.unit)
    return [exerciseId, percentLoads(percents, oneRepMax, bar)] as const
  })
  return new Map(await Promise.all(known))
}

async function equipmentOf(db: Database, exerciseId: ExerciseId) {
  const [own, { BUILT_IN_EXERCISES }] = await Promise.all([
    exerciseById(db, exerciseId).get(),
    import('#domain/exercise-library/built-in-exercises.ts'),
  ])
  const builtIn = BUILT_IN_EXERCISES.find(({ id }) => id === exerciseId)
  const equipment: Equipment | null = own?.equipment ?? builtIn?.equipment ?? null
  return { equipment, barWeight: own?.barWeight ?? null }
}

export function usePercentLoads(session: Session, { gyms, gymId }: Preferences): LoadsByExercise {
  const db = useDatabase()
  const [loads, setLoads] = useState(NO_LOADS)
  const key = useMemo(() => JSON.stringify([...percentsAsked(session)]), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when other percentages are asked for
  useEffect(() => {
    let isWanted = true
    loadPercentLoads(db, session, { gyms, gymId }).then(
      (found) => isWanted && setLoads(found),
      // Without them a weight is typed, or taken from last time; nothing is lost.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [db, session.id, key, gyms, gymId])
  return loads
}
