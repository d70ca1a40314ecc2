import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { opens } from '#domain/billing/entitlement.ts'
import { currentAccess } from '#platform/billing/subscription.ts'
import { useBeginSession } from '#shared/start-workout/use-begin-session.tsx'
import { isReason } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'

type GoOn = {
  /** Does the same session again. */
  readonly repeat: (session: Session) => void
  /** Resumes this very session. */
  readonly reopen: (session: Session) => void
  readonly question: ReactNode
}

/** Goes to the gym floor with a session of the past. Put `question` on the screen: it asks where another one runs. */
export function useGoOn(): GoOn {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const toasts = useToasts()
  const { begin, question } = useBeginSession({
    // The screen of a session that is no longer over is none to come back to.
    onBegun: ({ id }, { does }) => void navigate(executionPath(id), { replace: does === 'reopen' }),
    onFailed: (cause) =>
      toasts.show({ message: t(isReason(cause, 'full') ? 'failed.full' : 'failed.notSaved'), tone: 'error' }),
  })
  return {
    repeat: (session) => {
      // Without access the reason is told where workouts are done. Its address alone starts nothing.
      if (opens(currentAccess())) void begin({ does: 'repeat', session })
      else void navigate(executionPath(session.id))
    },
    reopen: (session) => void begin({ does: 'reopen', session }),
    question,
  }
}
