import { useTranslation } from 'react-i18next'
import { useWorkout } from '../sets/workout.ts'
import { phaseOf } from './execution.machine.ts'

/** Pauses the workout, and says so where that ends a rest. */
export function usePause(): () => void {
  const { store, machine, offerUndo } = useWorkout()
  const { t } = useTranslation('execution')
  return () => {
    const isResting = phaseOf(machine.getSnapshot()) === 'resting'
    machine.send({ type: 'workout.paused' })
    const step = store.current().steps.at(-1)
    if (isResting && step) offerUndo(t('pausedRest'), step.key)
  }
}
