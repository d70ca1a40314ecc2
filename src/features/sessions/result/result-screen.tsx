import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { Preferences } from '#contract/preferences.ts'
import { HISTORY_PATH, sessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { isEndedElsewhere } from '#platform/account/ended-elsewhere.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { IconButtonLink } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTrash } from '../actions/use-trash.ts'
import { SessionEditor } from '../editor/session-editor.tsx'
import { useSessionEdits } from '../editor/use-session-edits.ts'
import { MergedSets } from '../merged-sets.tsx'
import { useSessionText } from '../use-session-text.ts'
import { wayBack } from '../way-back.ts'
import { ClockNotice } from './clock-notice.tsx'
import styles from './result.module.css'
import { useSessionOf } from './use-session-of.ts'

type ResultScreenProps = {
  readonly status: 'completed' | 'abandoned'
  readonly menu: (session: Session) => ReactNode
  readonly children: (session: Session, preferences: Preferences) => ReactNode
}

/** The ended session of the address; `?edit` edits it. */
export function ResultScreen({ status, menu, children }: ResultScreenProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const preferences = usePreferences()
  const { result: session, hasFailed, retry } = useSessionOf(id, status)

  if (session === undefined && hasFailed)
    return (
      <FailedState
        title={t('history.failedTitle')}
        text={t('history.failedText')}
        action={<Button onClick={retry}>{t('shared:retry')}</Button>}
      />
    )
  if (session === undefined || !preferences) return <Skeleton shape="card" count={3} />
  if (session === null)
    return (
      <EmptyState
        drawing="no-signal"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={wayBack(state)}>{t('toHistory')}</ButtonLink>}
      />
    )
  if (session.binnedAt !== '') return <TrashedSession session={session} />
  if (session.status !== status) return <Navigate to={sessionPath(session)} state={state} replace />
  if (search.has('edit'))
    return (
      <MergedSets session={session}>
        <StoredSessionEditor
          key={session.id}
          session={session}
          preferences={preferences}
          onDone={() => setSearch({}, { replace: true, state })}
        />
      </MergedSets>
    )
  return (
    <MergedSets session={session}>
      {isEndedElsewhere(state) && <Banner tone="info">{t(`${status}.elsewhere`)}</Banner>}
      <ResultHeader session={session} status={t(`${status}.title`)} menu={menu(session)} />
      <ClockNotice session={session} />
      {children(session, preferences)}
    </MergedSets>
  )
}

type StoredSessionEditorProps = {
  readonly session: Session
  readonly preferences: Preferences
  readonly onDone: () => void
}

function StoredSessionEditor({ session, ...rest }: StoredSessionEditorProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const edits = useSessionEdits(session)
  const header = { title: t('editor.title'), subtitle: t('editor.keptAtOnce'), done: t('shared:done') }
  return <SessionEditor session={session} edits={edits} header={header} {...rest} />
}

function TrashedSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const { restore } = useTrash()
  return (
    <EmptyState
      drawing="bar"
      title={t('trash.title', { name: session.name })}
      text={t('trash.text')}
      action={
        <>
          <Button variant="primary" onClick={() => void restore(session)}>
            {t('trash.restore')}
          </Button>
          <ButtonLink to={HISTORY_PATH}>{t('toHistory')}</ButtonLink>
        </>
      }
    />
  )
}

type ResultHeaderProps = {
  readonly session: Session
  readonly status: string
  readonly menu: ReactNode
}

/** The name is quiet: the figures below it say how it went. */
function ResultHeader({ session, status, menu }: ResultHeaderProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionText()
  const { state } = useLocation()
  return (
    <header className={styles.header}>
      <BackLink className={styles.back} to={wayBack(state)} label={t('toHistory')} />
      <div className={styles.words}>
        <h1 className={styles.name}>{session.name}</h1>
        <p className="quiet">
          {status} · <time dateTime={session.startedAt}>{words.when(session)}</time>
        </p>
      </div>
      <IconButtonLink to="?edit" state={state} label={t('shared:edit')} icon={Pencil} />
      {menu}
    </header>
  )
}
