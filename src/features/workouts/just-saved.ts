import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { executionPath } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Navigation state from the builder to the list. */
export type JustSaved = { readonly saved: WorkoutId; readonly name: string }

/** Undefined after going back or a reload. */
export function useJustSaved(): JustSaved | undefined {
  const { state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  return !isBack && isJustSaved(state) ? state : undefined
}

function isJustSaved(state: unknown): state is JustSaved {
  return isRecord(state) && typeof state['saved'] === 'string' && typeof state['name'] === 'string'
}

/** Short, because the list shows the workout itself. */
const SAVED_MS = 4_000

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
