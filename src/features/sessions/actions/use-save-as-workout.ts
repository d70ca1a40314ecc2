import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { saveAsWorkout } from '#shared/start-workout/save-as-workout.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useAttempt } from './use-attempt.ts'

export function useSaveAsWorkout(): (session: Session) => Promise<void> {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const toasts = useToasts()
  const navigate = useNavigate()
  const attempt = useAttempt()
  return async (session) => {
    const isSaved = await attempt(() => saveAsWorkout(db, session))
    if (!isSaved) return
    toasts.show({
      message: t('savedAsWorkout', { name: session.name }),
      tone: 'success',
      action: { label: t('toWorkouts'), onAction: () => void navigate(WORKOUTS_PATH) },
    })
  }
}
