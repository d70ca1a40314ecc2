import { Pencil, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { sessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButtonLink } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { useSessionMenu } from '../actions/use-session-menu.ts'
import { useTrash } from '../actions/use-trash.ts'
import { DoneExercises } from '../result/done-exercises.tsx'
import { Figures } from '../result/figures.tsx'
import { SessionNote } from '../result/session-note.tsx'
import { SessionRecords } from '../result/session-records.tsx'
import { WorkedMuscles } from '../result/worked-muscles.tsx'
import { useSessionText } from '../use-session-text.ts'
import { leftFrom } from '../way-back.ts'
import styles from './history.module.css'

type SessionPaneProps = { readonly id: SessionId; readonly unit: WeightUnit; readonly here: string }

/** A session beside the list. */
export default function SessionPane({ id, unit, here }: SessionPaneProps) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const session = useLiveQuery(useMemo(() => sessionById(db, id), [db, id]))
  if (session === undefined) return <Skeleton shape="card" count={2} />
  return (
    <section className={styles.pane} aria-label={session?.name ?? t('missing.title')}>
      {session === null ? (
        <p className="quiet">{t('missing.text')}</p>
      ) : session.binnedAt === '' ? (
        <>
          <PaneHeader session={session} here={here} />
          <Figures session={session} unit={unit} />
          <SessionRecords session={session} unit={unit} />
          <DoneExercises key={id} session={session} areOpen />
          <WorkedMuscles session={session} />
          <SessionNote key={`note ${id}`} session={session} />
        </>
      ) : (
        <TrashedSession session={session} />
      )}
    </section>
  )
}

type PaneHeaderProps = { readonly session: Session; readonly here: string }

function PaneHeader({ session, here }: PaneHeaderProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionText()
  return (
    <header className={styles.paneHeader}>
      <div className={styles.paneWords}>
        <h2 className={styles.paneTitle}>{session.name}</h2>
        <p className="quiet">
          {session.status !== 'completed' && `${t(`status.${session.status}`)} · `}
          <time dateTime={session.startedAt}>{words.when(session)}</time>
        </p>
      </div>
      {session.status === 'active' ? (
        <ButtonLink to={sessionPath(session)}>{t('abandoned.resume')}</ButtonLink>
      ) : (
        <EndedActions session={session} here={here} />
      )}
    </header>
  )
}

function EndedActions({ session, here }: PaneHeaderProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { repeat, question } = useGoOn()
  // Editing has its own button here.
  const [, ...items] = useSessionMenu(session, here)
  return (
    <div className={styles.paneActions}>
      <Button size="small" icon={RotateCcw} onClick={() => repeat(session)}>
        {t('repeat')}
      </Button>
      <IconButtonLink
        to={`${sessionPath(session)}?edit`}
        state={leftFrom(here)}
        label={t('shared:edit')}
        icon={Pencil}
      />
      <Menu label={t('optionsOf', { name: session.name })} items={items} />
      {question}
    </div>
  )
}

function TrashedSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const { restore } = useTrash()
  return (
    <EmptyState
      drawing="bar"
      title={t('trash.title', { name: session.name })}
      text={t('trash.text')}
      action={<Button onClick={() => void restore(session)}>{t('trash.restore')}</Button>}
    />
  )
}
