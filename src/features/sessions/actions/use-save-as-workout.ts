import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { sessionAsWorkout } from '#domain/session/as-workout.ts'
import { activeWorkouts, archivedWorkouts } from '#storage/collections/workouts.ts'
import { insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { newId } from '#storage/new-id.ts'
import { useToasts } from '#ui/toasts.tsx'
import { useAttempt } from './use-attempt.ts'

export function useSaveAsWorkout(): (session: Session) => Promise<void> {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const toasts = useToasts()
  const navigate = useNavigate()
  const attempt = useAttempt()
  return async (session) => {
    const isSaved = await attempt(async () => {
      const orderKey = await keyBehindWorkouts(db)
      await insertDocument(db, 'workouts', sessionAsWorkout(session, { newId, orderKey }))
    })
    if (!isSaved) return
    toasts.show({
      message: t('savedAsWorkout', { name: session.name }),
      tone: 'success',
      action: { label: t('toWorkouts'), onAction: () => void navigate(WORKOUTS_PATH) },
    })
  }
}

async function keyBehindWorkouts(db: Database): Promise<string> {
  const workouts = [...(await activeWorkouts(db).get()), ...(await archivedWorkouts(db).get())]
  const last =
    workouts
      .map((workout) => workout.orderKey)
      .toSorted()
      .at(-1) ?? null
  const [key] = orderKeysAfter(last, 1)
  if (key === undefined) throw new Error('one key was asked for')
  return key
}
