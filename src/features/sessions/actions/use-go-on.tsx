import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { opens } from '#domain/billing/entitlement.ts'
import { localeInUse } from '#i18n/setup.ts'
import { currentAccess } from '#platform/billing/subscription.ts'
import { useBeginSession } from '#shared/start-workout/use-begin-session.tsx'
import { isReason } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'

type GoOn = {
  readonly repeat: (session: Session) => void
  readonly reopen: (session: Session) => void
  readonly question: ReactNode
}

/** Render `question`: it asks if another session runs. */
export function useGoOn(): GoOn {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const toasts = useToasts()
  const { begin, question } = useBeginSession({
    // The screen of a session that is running again is no place to return to.
    onBegun: ({ id }, { does }) => void navigate(executionPath(id), { replace: does === 'reopen' }),
    onFailed: (cause) =>
      toasts.show({ message: t(isReason(cause, 'full') ? 'failed.full' : 'failed.notSaved'), tone: 'error' }),
  })
  return {
    repeat: (session) => {
      // Without access, the workout screen explains why. Its address alone starts nothing.
      if (opens(currentAccess())) void begin({ does: 'repeat', session, locale: localeInUse() })
      else void navigate(executionPath(session.id))
    },
    reopen: (session) => void begin({ does: 'reopen', session }),
    question,
  }
}
