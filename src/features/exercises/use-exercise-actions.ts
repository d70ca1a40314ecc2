import { useTranslation } from 'react-i18next'
import { hideExercise, starExercise } from '#domain/exercise/exercise-change.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { workoutsWith } from '#storage/collections/workouts.ts'
import { restoreDocument, revertEdit, trashDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { editExercise } from '#storage/edit-exercise.ts'
import { isReason } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'
import { listOfRoutines } from './list-of-routines.ts'

const UNDO_MS = 8_000

export function useExerciseActions() {
  const { t, i18n } = useTranslation(['exercises', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()

  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (cause) {
      toasts.show({ message: t(refusalOf(cause)), tone: 'error' })
    }
  }
  const offerUndo = (message: string, undo: () => Promise<unknown>) =>
    toasts.show({
      message,
      action: { label: t('shared:undo'), onAction: () => void attempt(undo) },
      durationMs: UNDO_MS,
    })

  return {
    star: ({ id, starred }: ResolvedExercise) =>
      attempt(() => editExercise(db, id, (exercise) => starExercise(exercise, !starred))),

    hide: ({ id, name, hidden }: ResolvedExercise) =>
      attempt(async () => {
        const edit = await editExercise(db, id, (exercise) => hideExercise(exercise, !hidden))
        const message = hidden ? t('done.shown', { name }) : t('done.hidden', { name })
        offerUndo(message, () => revertEdit(db, 'exercises', edit))
      }),

    /** For custom exercises only. Past training stays. */
    trash: ({ id, name }: ResolvedExercise) =>
      attempt(async () => {
        const names = (await workoutsWith(db, id)).map((workout) => workout.name)
        await trashDocument(db, 'exercises', id)
        const routines = listOfRoutines(names, i18n.language, (count) => t('done.moreRoutines', { count }))
        const message = names.length > 0 ? t('done.deletedInUse', { name, routines }) : t('done.deleted', { name })
        offerUndo(message, () => restoreDocument(db, 'exercises', id))
      }),
  }
}

export function refusalOf(cause: unknown): 'notSaved' | 'notSavedFull' | 'notSavedGone' {
  if (isReason(cause, 'full')) return 'notSavedFull'
  return isReason(cause, 'missing') ? 'notSavedGone' : 'notSaved'
}
