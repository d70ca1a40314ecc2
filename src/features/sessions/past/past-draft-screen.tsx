import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { sessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { pastDrafts } from '#platform/account/past-drafts.ts'
import { useKept } from '#platform/account/use-kept.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { usePreferences } from '#storage/use-preferences.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { SessionEditor } from '../editor/session-editor.tsx'
import { leftFrom, wayBack } from '../way-back.ts'
import { draftInState } from './past-address.ts'
import { usePastDraft } from './use-past-draft.ts'

type PastDraftScreenProps = { readonly id: string }

/** A workout that is being logged afterwards. It is a session only once it is logged; going back leaves it. */
export default function PastDraftScreen({ id }: PastDraftScreenProps) {
  const { state } = useLocation()
  const { account } = useDatabase()
  const drafts = useKept(
    useCallback(() => pastDrafts(account), [account]),
    [],
  )
  if (!drafts) return <Skeleton shape="card" count={3} />
  const begun = draftInState(state)
  const draft = drafts.find((kept) => kept.id === id) ?? (begun?.id === id ? begun : null)
  // There is no draft of that id any more.
  if (!draft) return <Navigate to={wayBack(state)} replace />
  return <PastDraft key={id} draft={draft} />
}

function PastDraft({ draft }: { readonly draft: Session }) {
  const { t } = useTranslation('sessions')
  const { state } = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const preferences = usePreferences()
  const { session, edit, undo, log } = usePastDraft(draft)
  const isUnderWay = useRef(false)
  const here = wayBack(state)

  if (!preferences) return <Skeleton shape="card" count={3} />
  const finish = async () => {
    if (isUnderWay.current) return
    if (session.exercises.every((exercise) => loggedSets(exercise).length === 0)) {
      toasts.show({ message: t('past.nothingDone') })
      return
    }
    isUnderWay.current = true
    const isLogged = await log()
    isUnderWay.current = false
    if (isLogged) await navigate(sessionPath(session), { replace: true, state: leftFrom(here) })
  }
  return (
    <SessionEditor
      session={session}
      preferences={preferences}
      edits={{ edit, undo }}
      header={{
        title: t('past.screenTitle'),
        subtitle: t('past.notYet'),
        done: t('past.log'),
        back: { to: here, label: t('toHistory') },
      }}
      onDone={() => void finish()}
    />
  )
}
