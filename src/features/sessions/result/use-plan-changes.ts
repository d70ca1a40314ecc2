import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stamp } from '#contract/document.ts'
import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { isEditedSince, type PlanChange, planChanges, type UsualRest } from '#domain/plan-update/plan-changes.ts'
import { updatePlan } from '#domain/plan-update/update-plan.ts'
import { useExercises } from '#platform/exercises.ts'
import { latestSessionsOfWorkout } from '#storage/collections/sessions.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { editDocument, revertEdit } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useAttempt } from '../actions/use-attempt.ts'

type PlanDifferences = {
  readonly workout: Workout
  readonly changes: readonly PlanChange[]
  readonly usualRest: UsualRest
}

export type PlanChanges = {
  /** Null without differences, or if the workout is gone, was edited since the start or was repeated later. */
  readonly differences: PlanDifferences | null
  /** Whether there may still be differences that are unknown so far. */
  readonly isComing: boolean
  readonly update: (differences: PlanDifferences, chosen: ReadonlySet<string>) => Promise<boolean>
}

export function usePlanChanges(session: Session): PlanChanges {
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
  const isComing = workoutId !== '' && !(workout !== undefined && newest && exercises)
  return { differences, isComing, update: useUpdatePlan(session, ignore) }
}

const UNDO_MS = 8_000

/** `onTakenBack` gets the workout's stamp after an undo: that edit only reverted the update. */
function useUpdatePlan(session: Session, onTakenBack: (stamp: Stamp) => void) {
  const { t } = useTranslation(['sessions', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()
  const attempt = useAttempt()
  return ({ workout, usualRest }: PlanDifferences, chosen: ReadonlySet<string>) =>
    attempt(async () => {
      const edit = await editDocument(db, 'workouts', workout.id, (latest) =>
        // Edits made between viewing and pressing are newer.
        latest.updatedAt === workout.updatedAt ? updatePlan(latest, session, { chosen, usualRest, newId }) : latest,
      )
      if (edit.after === edit.before) return
      const takeBack = async () => {
        await revertEdit(db, 'workouts', edit)
        const now = await workoutById(db, workout.id).get()
        if (now) onTakenBack(now.updatedAt)
      }
      toasts.show({
        message: t('plan.updated', { name: edit.after.name }),
        tone: 'success',
        durationMs: UNDO_MS,
        action: { label: t('shared:undo'), onAction: () => void attempt(takeBack) },
      })
    })
}
