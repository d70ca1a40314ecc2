import { useTranslation } from 'react-i18next'
import type { Stamp } from '#contract/document.ts'
import type { Session } from '#contract/session.ts'
import { updatePlan } from '#domain/plan-update/update-plan.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { editDocument, revertEdit } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useAttempt } from '../actions/use-attempt.ts'
import type { PlanDifferences } from './use-plan-changes.ts'

const UNDO_MS = 8_000

/**
 * Applies the chosen changes of a session to its workout, with undo for 8 seconds. `onTakenBack` gets the workout's
 * stamp after an undo.
 */
export function useUpdatePlan(session: Session, onTakenBack: (stamp: Stamp) => void) {
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
