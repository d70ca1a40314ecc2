import { CalendarDays } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { latestSessions, latestSessionsOfWorkout, type SessionPlace } from '#storage/collections/sessions.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './history.module.css'
import { HistoryList } from './history-list.tsx'
import { createPagedList } from './paged-list.ts'

const PAGE_SIZE = 30
const ALL = 'all'

/** Every session there was, or those of one workout, newest first. */
export default function HistoryScreen() {
  const { id = ALL } = useParams()
  return id === ALL ? <AllHistory /> : <WorkoutHistory key={id} workoutId={id} />
}

function AllHistory() {
  const { t } = useTranslation('sessions')
  return (
    <>
      <PageHeader title={t('history.title')} />
      <Sessions of={null} />
    </>
  )
}

function WorkoutHistory({ workoutId }: { readonly workoutId: string }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  // An address can hold anything; an id that names nothing finds nothing.
  const id = workoutId as WorkoutId
  const workout = useLiveQuery(useMemo(() => workoutById(db, id), [db, id]))
  return (
    <>
      <PageHeader
        title={workout?.name ?? t('history.title')}
        subtitle={workout ? t('history.title') : undefined}
        back={{ to: '/workouts', label: t('toWorkouts') }}
      />
      <Sessions of={id} />
    </>
  )
}

function Sessions({ of }: { readonly of: WorkoutId | null }) {
  const { t } = useTranslation(['sessions', 'shared'])
  const db = useDatabase()
  const preferences = useLiveQuery(useMemo(() => preferencesOf(db), [db]))
  const { hasMore, hasFailed, more, retry, ...history } = useHistory(of)
  // While a first sync brings ten years in, every card is another one many times a second: they are drawn bit by bit,
  // between whatever the person does.
  const sessions = useDeferredValue(history.sessions)
  const retryButton = <Button onClick={retry}>{t('shared:retry')}</Button>

  if (hasFailed && sessions.length === 0)
    return <FailedState title={t('history.failedTitle')} text={t('history.failedText')} action={retryButton} />
  if (hasMore === undefined || !preferences)
    return <Skeleton shape="card" count={4} className={styles.skeletons ?? ''} />
  if (sessions.length === 0)
    return (
      <EmptyState
        icon={CalendarDays}
        title={t(of === null ? 'history.emptyTitle' : 'history.emptyOfWorkoutTitle')}
        text={t('history.emptyText')}
        action={
          <>
            <ButtonLink to={of === null ? '/workouts' : `/workout/${of}/execute`} variant="primary">
              {t(of === null ? 'history.choose' : 'history.start')}
            </ButtonLink>
            {of === null && <ButtonLink to="/profile/data/import">{t('history.import')}</ButtonLink>}
          </>
        }
      />
    )
  return (
    <>
      <HistoryList sessions={sessions} unit={preferences.weightUnit} onEndReached={more} />
      {hasFailed && (
        <Banner tone="warning" action={retryButton}>
          {t('history.moreFailed')}
        </Banner>
      )}
    </>
  )
}

function useHistory(of: WorkoutId | null) {
  const db = useDatabase()
  const list = useMemo(() => {
    const query = (after: SessionPlace | undefined) =>
      of === null
        ? latestSessions(db, { limit: PAGE_SIZE, after })
        : latestSessionsOfWorkout(db, of, { limit: PAGE_SIZE, after })
    return createPagedList(PAGE_SIZE, query)
  }, [db, of])
  const paged = useSyncExternalStore(list.subscribe, list.current)
  return { ...paged, more: useCallback(() => list.more(), [list]), retry: list.retry }
}
