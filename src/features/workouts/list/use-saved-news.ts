import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { executionPath } from '#contract/routes.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useJustSaved } from '../just-saved.ts'

/** Short, because the list shows the workout itself. */
const SAVED_MS = 4_000

/** Announces the workout just saved and offers to start it, while the list is open. */
export function useSavedNews(): void {
  const { t } = useTranslation('workouts')
  const navigate = useNavigate()
  const toasts = useToasts()
  const { saved, name = '' } = useJustSaved() ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, whatever else of the screen is another
  useEffect(() => {
    if (saved === undefined) return
    return toasts.show({
      message: t('builder.saved', { name }),
      tone: 'success',
      durationMs: SAVED_MS,
      action: { label: t('list.start'), onAction: () => void navigate(executionPath(saved)) },
    })
  }, [saved])
}
