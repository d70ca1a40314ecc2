import { useEffect, useState } from 'react'
import type { ExerciseId } from '#contract/id.ts'
import { exerciseUse } from '#domain/exercise/exercise-groups.ts'
import type { ExerciseUse } from '#domain/exercise/exercise-search.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'

/**
 * A list to choose from, under somebody's finger, does not wait longer for what is trained most: after the first answer
 * of a visit it is there at once.
 */
const PATIENCE_MS = 400
const NONE: ExerciseUse<ExerciseId> = new Map()

/**
 * How often each exercise was trained; undefined while that is unknown for a moment. Then it stays: a list must not
 * change its order under a finger.
 */
export function useExerciseUse(patienceMs = PATIENCE_MS): ExerciseUse<ExerciseId> | undefined {
  const { answer, hasFailed } = useAnalytics({ about: 'exercises' })
  const [isLate, setLate] = useState(false)
  const [use, setUse] = useState<ExerciseUse<ExerciseId>>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  const known = use ?? (answer ? exerciseUse(answer, Date.now()) : hasFailed || isLate ? NONE : undefined)
  if (known !== use) setUse(known)
  return known
}
