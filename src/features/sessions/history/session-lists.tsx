import { memo, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { AnalyticsQuestion, FoundSession } from '#domain/analytics/questions.ts'
import { sessionDay } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CardPlace } from './card-place.ts'
import { type CardTools, MonthList } from './month-list.tsx'
import { SessionCard } from './session-card.tsx'

export type Found = { readonly count: number; readonly first: SessionId | undefined }

type FoundSessionsProps = {
  readonly asked: AnalyticsQuestion<'sessions'>
  readonly place: CardPlace
  /** Undefined while unknown. */
  readonly onFound: (found: Found | undefined) => void
  readonly onClear: () => void
}

/** The worker returns ids; each card loads its own session. */
export function FoundSessions({ asked, place, onFound, onClear }: FoundSessionsProps) {
  const { t } = useTranslation('sessions')
  const { answer: found, hasFailed } = useAnalytics(asked)
  useEffect(() => onFound(found && { count: found.length, first: found[0]?.id }), [found, onFound])
  useEffect(() => () => onFound(undefined), [onFound])

  if (!found && hasFailed) return <FailedState title={t('find.failedTitle')} text={t('find.failedText')} />
  if (!found) return <Skeleton shape="card" count={4} />
  if (found.length === 0)
    return (
      <EmptyState
        drawing="no-signal"
        title={t('find.noneTitle')}
        text={t('find.noneText')}
        action={<Button onClick={onClear}>{t('find.clearAll')}</Button>}
      />
    )
  return (
    <MonthList
      entries={found}
      dayOf={dayOfFound}
      renderCard={({ id }, tools) => <FoundCard key={id} id={id} place={place} query={asked.query} {...tools} />}
    />
  )
}

function dayOfFound({ day }: FoundSession) {
  return day
}

type FoundCardProps = CardTools & { readonly place: CardPlace; readonly query: string; readonly id: SessionId }

function FoundCard({ id, ...rest }: FoundCardProps) {
  const db = useDatabase()
  const session = useLiveQuery(useMemo(() => sessionById(db, id), [db, id]))
  // It may have been deleted a moment ago: the list follows.
  if (session?.binnedAt !== '') return <Skeleton shape="card" />
  return <SessionCard session={session} {...rest} />
}

type HistoryListProps = {
  readonly sessions: readonly Session[]
  readonly place: CardPlace
  readonly onEndReached: () => void
}

export const HistoryList = memo(function HistoryList({ sessions, place, onEndReached }: HistoryListProps) {
  return (
    <MonthList
      entries={sessions}
      dayOf={sessionDay}
      onEndReached={onEndReached}
      renderCard={(session, tools) => <SessionCard key={session.id} session={session} place={place} {...tools} />}
    />
  )
})
