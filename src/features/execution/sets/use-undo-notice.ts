import { useTranslation } from 'react-i18next'
import { useToasts } from '#ui/toasts.tsx'
import { useWorkout } from './workout.ts'

export function useUndoNotice(): (message: string, step: number) => void {
  const { store } = useWorkout()
  const { t } = useTranslation('shared')
  const { show } = useToasts()
  return (message, step) => void show({ message, action: { label: t('undo'), onAction: () => store.undo(step) } })
}
