import { useTranslation } from 'react-i18next'
import { restRemainingMs } from '#domain/session/rest.ts'
import { useUndoNotice } from '../sets/use-undo-notice.ts'
import { useWorkout } from '../sets/workout.ts'

/** Pauses the workout, and says so where that ends a rest. */
export function usePause(): () => void {
  const { store, actions } = useWorkout()
  const { t } = useTranslation('execution')
  const offerUndo = useUndoNotice()
  return () => {
    const isResting = restRemainingMs(store.current().shown.rest, Date.now()) > 0
    const step = actions.pause()
    if (isResting) offerUndo(t('pausedRest'), step)
  }
}
