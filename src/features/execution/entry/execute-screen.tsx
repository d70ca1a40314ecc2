import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { DASHBOARD_PATH, executionPath, sessionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import type { EndedElsewhere } from '#platform/account/ended-elsewhere.ts'
import { askForLastingStorage } from '#platform/device/lasting-storage.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SessionScreen } from '../session/session-screen.tsx'
import styles from './entry.module.css'
import { useEntry } from './use-entry.ts'

/** `/workout/:id/execute`, without an id a free session, or with `?continue` the running one. */
export default function ExecuteScreen() {
  const { id } = useParams()
  const [asked] = useSearchParams()
  if (id === undefined && asked.has('continue')) return <Continue />
  return <Execution key={id ?? ''} id={id ?? null} />
}

/** Redirects to the running workout started last; without one, to the next workout. */
function Continue() {
  const db = useDatabase()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db]))
  if (!running) return <Loading />
  const [latest] = running
  return <Navigate to={latest ? executionPath(latest.id) : DASHBOARD_PATH} replace />
}

function Execution({ id }: { readonly id: string | null }) {
  const { t } = useTranslation(['execution', 'shared'])
  const navigate = useNavigate()
  const preferences = usePreferences()
  const entry = useEntry(id, {
    onStarted: (session) => void navigate(executionPath(session.id), { replace: true }),
    onDismissed: () => void navigate(WORKOUTS_PATH, { replace: true }),
  })

  switch (entry.type) {
    case 'missing':
      return (
        <FailedState
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<ButtonLink to={WORKOUTS_PATH}>{t('toWorkouts')}</ButtonLink>}
        />
      )
    case 'failed':
      return (
        <FailedState
          title={t('startFailedTitle')}
          text={t('startFailedText')}
          action={<Button onClick={entry.retry}>{t('shared:retry')}</Button>}
        />
      )
    case 'opening':
      return (
        <>
          {entry.question && <h1 className="visually-hidden">{entry.name}</h1>}
          <Loading />
          {entry.question}
        </>
      )
    case 'session':
      break
  }
  const { session } = entry
  if (session.status !== 'active') return <Navigate to={sessionPath(session)} replace />
  if (session.id !== id) return <Navigate to={executionPath(session.id)} replace />
  if (!preferences) return <Loading />
  return (
    <SessionScreen
      read={session}
      preferences={preferences}
      backTo={WORKOUTS_PATH}
      onEnded={({ id: ended }, outcome, isEndedHere) => {
        void askForLastingStorage()
        void navigate(sessionPath({ id: ended, status: outcome }), {
          replace: true,
          state: { endedElsewhere: !isEndedHere } satisfies EndedElsewhere,
        })
      }}
      onDiscarded={() => void navigate(WORKOUTS_PATH, { replace: true })}
      onRestored={({ id: restored }) => void navigate(executionPath(restored))}
    />
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="row" count={3} />
    </div>
  )
}
