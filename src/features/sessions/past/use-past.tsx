import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { FREE_SESSION_PATH } from '#contract/routes.ts'
import type { Workout } from '#contract/workout.ts'
import { opens } from '#domain/billing/entitlement.ts'
import type { Day } from '#domain/time/session-day.ts'
import { localeInUse } from '#i18n/setup.ts'
import { currentAccess } from '#platform/billing/subscription.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useAttempt } from '../actions/use-attempt.ts'
import { pastDraftAddress, pastDraftState } from './past-address.ts'

const PastSheet = lazy(() => import('./past-sheet.tsx'))

/** `time` distinguishes openings: each proposes anew. */
type Asked = { readonly day: Day | null; readonly time: number; readonly open: boolean }

type Past = {
  readonly ask: (day: Day | null) => void
  readonly sheet: ReactNode
}

/** Drafts a workout that is logged afterwards, on a day or on one to be chosen. Render `sheet`. */
export function usePast(of: WorkoutId | null, here: string): Past {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const [asked, setAsked] = useState<Asked>()
  const isUnderWay = useRef(false)

  const ask = (day: Day | null) => {
    // Training needs access, whenever it was: the workout screen explains it, and starts nothing.
    if (!opens(currentAccess())) return void navigate(FREE_SESSION_PATH)
    setAsked((before) => ({ day, time: (before?.time ?? 0) + 1, open: true }))
  }
  const close = () => setAsked((before) => before && { ...before, open: false })
  const draft = async (workout: Workout | null, startedAt: string) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await attempt(async () => {
      const { draftPast } = await import('#shared/start-workout/draft-past.ts')
      const start = { workout, freeName: t('past.empty'), locale: localeInUse(), startedAt }
      const session = await draftPast(db, start)
      close()
      await navigate(pastDraftAddress(here, session.id), { state: pastDraftState(here, session) })
    })
    isUnderWay.current = false
  }
  const sheet = asked && (
    <Suspense>
      <PastSheet
        key={asked.time}
        open={asked.open}
        day={asked.day}
        of={of}
        onLog={(workout, startedAt) => void draft(workout, startedAt)}
        onClose={close}
      />
    </Suspense>
  )
  return { ask, sheet }
}
