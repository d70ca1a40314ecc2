import { useTranslation } from 'react-i18next'
import type { WorkoutId } from '#contract/id.ts'
import { executionPath, IMPORT_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CardPlace } from './card-place.ts'
import { HistoryList } from './session-lists.tsx'
import type { HistoryPages } from './use-history.ts'

type AllSessionsProps = {
  readonly of: WorkoutId | null
  readonly history: HistoryPages
  readonly isComing: boolean
  readonly place: CardPlace
}

export function AllSessions({ of, history, isComing, place }: AllSessionsProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { sessions, hasMore, hasFailed, more, retry } = history
  const retryButton = <Button onClick={retry}>{t('shared:retry')}</Button>

  if (hasFailed && sessions.length === 0)
    return <FailedState title={t('history.failedTitle')} text={t('history.failedText')} action={retryButton} />
  if (hasMore === undefined) return <Skeleton shape="card" count={4} />
  if (sessions.length === 0 && isComing) return null
  if (sessions.length === 0)
    return (
      <EmptyState
        drawing="bar"
        title={t(of === null ? 'history.emptyTitle' : 'history.emptyOfWorkoutTitle')}
        text={t('history.emptyText')}
        action={
          <>
            <ButtonLink to={of === null ? WORKOUTS_PATH : executionPath(of)} variant="primary">
              {t(of === null ? 'history.choose' : 'history.start')}
            </ButtonLink>
            {of === null && <ButtonLink to={IMPORT_PATH}>{t('history.import')}</ButtonLink>}
          </>
        }
      />
    )
  return (
    <>
      <HistoryList sessions={sessions} place={place} onEndReached={more} />
      {hasFailed && (
        <Banner tone="warning" action={retryButton}>
          {t('history.moreFailed')}
        </Banner>
      )}
    </>
  )
}
