import { useMemo, useState } from 'react'
import type { Stamp } from '#contract/document.ts'
import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { isEditedSince, type PlanChange, planChanges, type UsualRest } from '#domain/plan-update/plan-changes.ts'
import { useExercises } from '#platform/exercises.ts'
import { latestSessionsOfWorkout } from '#storage/collections/sessions.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

/** A session's differences from its workout, and what is needed to apply them. */
export type PlanDifferences = {
  readonly workout: Workout
  readonly changes: readonly PlanChange[]
  readonly usualRest: UsualRest
}

/**
 * Null without an offer, and while loading: no differences, the workout is gone or was edited since the start, or was
 * repeated later. `ignore` takes the stamp of an edit that only reverted an update.
 */
export function usePlanChanges(session: Session): {
  readonly differences: PlanDifferences | null
  readonly ignore: (stamp: Stamp) => void
} {
  const db = useDatabase()
  const [ignored, ignore] = useState<Stamp | null>(null)
  // No workout has the id '': a free session finds none.
  const workoutId = session.workoutId as WorkoutId
  const workout = useLiveQuery(useMemo(() => workoutById(db, workoutId), [db, workoutId]))
  const newest = useLiveQuery(
    useMemo(() => latestSessionsOfWorkout(db, workoutId, { limit: 1, status: 'completed' }), [db, workoutId]),
  )
  const exercises = useExercises()
  const differences = useMemo(() => {
    if (workout?.binnedAt !== '' || !exercises || newest?.[0]?.id !== session.id) return null
    if (isEditedSince(workout, session, ignored)) return null
    const usualRest: UsualRest = (id) => exercises.byId.get(id)?.defaultRestSeconds ?? null
    const changes = planChanges(workout, session, usualRest)
    return changes.length > 0 ? { workout, changes, usualRest } : null
  }, [workout, newest, session, exercises, ignored])
  return { differences, ignore }
}
