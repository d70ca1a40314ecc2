import { useTranslation } from 'react-i18next'
import type { SizeLimit } from '#domain/document/size-limits.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useWorkout } from './workout.ts'

export function useLimitNotice(): (limit: SizeLimit) => void {
  const { t } = useTranslation('shared')
  const { show } = useToasts()
  return ({ kind, most }) => void show({ message: t(`limit.${kind}`, { most }) })
}

export function useUndoNotice(): (message: string, step: number) => void {
  const { store } = useWorkout()
  const { t } = useTranslation('shared')
  const { show } = useToasts()
  return (message, step) => void show({ message, action: { label: t('undo'), onAction: () => store.undo(step) } })
}
