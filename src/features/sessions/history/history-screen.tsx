import { CalendarDays } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import type { WorkoutId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { executionPath, IMPORT_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { useExercises } from '#platform/exercises.ts'
import { useFirstFetch } from '#platform/sync/first-fetch.ts'
import { exercisesNamed, findExercises } from '#shared/exercise-search.ts'
import { useFormatters } from '#shared/format/insight-formatters.ts'
import { useStore } from '#shared/use-store.ts'
import {
  HISTORY_PAGE,
  latestSessions,
  latestSessionsOfWorkout,
  type SessionPlace,
} from '#storage/collections/sessions.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ComingNotice } from '#ui/coming-notice.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './history.module.css'
import { HistoryCalendar } from './history-calendar.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { type HistoryState, isNarrowed, writeHistoryState } from './history-state.ts'
import { createPagedList } from './paged-list.ts'
import { onlyDayOf } from './periods.ts'
import { FoundSessions, HistoryList } from './session-lists.tsx'
import { useHistoryState } from './use-history-state.ts'

const ALL = 'all'

export default function HistoryScreen() {
  const { id = ALL } = useParams()
  return id === ALL ? <AllHistory /> : <WorkoutHistory key={id} workoutId={id} />
}

function AllHistory() {
  const { t } = useTranslation('sessions')
  return (
    <>
      <PageHeader title={t('history.title')} />
      <History of={null} />
    </>
  )
}

function WorkoutHistory({ workoutId }: { readonly workoutId: string }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  // An address may contain any id; an unknown one finds nothing.
  const id = workoutId as WorkoutId
  const workout = useLiveQuery(useMemo(() => workoutById(db, id), [db, id]))
  return (
    <>
      <PageHeader
        title={workout?.name ?? t('history.title')}
        subtitle={workout ? t('history.title') : undefined}
        back={{ to: WORKOUTS_PATH, label: t('toWorkouts') }}
      />
      <History of={id} />
    </>
  )
}

type HistoryProps = { readonly of: WorkoutId | null }

/** Only a filtered history waits for the worker's index. */
function History({ of }: HistoryProps) {
  const { t } = useTranslation('sessions')
  const formatters = useFormatters()
  const firstFetch = useFirstFetch()
  const controls = useHistoryState()
  const asked = useAsked(controls, of)
  const [count, setCount] = useState<number>()
  const history = useHistory(of)
  const { pathname } = useLocation()
  const here = pathname + writeHistoryState(controls)
  const { filter, month, setFilter, setMonth } = controls
  const narrowed = isNarrowed(controls)
  const isEmpty = history.hasMore !== undefined && history.sessions.length === 0

  if (!formatters) return <Skeleton shape="card" count={4} className={styles.skeletons ?? ''} />
  return (
    <>
      {firstFetch && (
        <div className={styles.coming}>
          <ComingNotice {...firstFetch} />
        </div>
      )}
      {(narrowed || !isEmpty) && (
        <search className={styles.tools}>
          <SearchField
            label={t('find.search')}
            clearLabel={t('editor.clearSearch')}
            value={controls.query}
            onChange={controls.setQuery}
            onBlur={controls.keep}
          />
          <HistoryFilters controls={controls} formatters={formatters} ofAll={of === null} />
          {month !== null && (
            <HistoryCalendar
              asked={asked}
              formatters={formatters}
              month={month}
              onMonth={setMonth}
              chosen={onlyDayOf(filter)}
              onChoose={(day) => setFilter({ from: day, to: day })}
            />
          )}
          <output className={styles.count}>{count !== undefined && t('find.sessions', { count })}</output>
        </search>
      )}
      {/* Restores the query after opening a session while the field has the focus. */}
      <div onClickCapture={controls.keep} role="presentation">
        {narrowed ? (
          <FoundSessions
            // The list's offset changes with the calendar above it.
            key={`found below ${month}`}
            asked={asked}
            unit={formatters.weightUnit}
            here={here}
            onCount={setCount}
            onClear={controls.clear}
          />
        ) : (
          <Sessions
            key={`all below ${month}`}
            of={of}
            history={history}
            isComing={firstFetch !== null}
            unit={formatters.weightUnit}
            here={here}
          />
        )}
      </div>
    </>
  )
}

type SessionsProps = HistoryProps & {
  readonly history: ReturnType<typeof useHistory>
  readonly isComing: boolean
  readonly unit: WeightUnit
  readonly here: string
}

function Sessions({ of, history, isComing, unit, here }: SessionsProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { hasMore, hasFailed, more, retry } = history
  // While a first sync brings in ten years, all cards change many times a second: they render at low priority.
  const sessions = useDeferredValue(history.sessions)
  const retryButton = <Button onClick={retry}>{t('shared:retry')}</Button>

  if (hasFailed && sessions.length === 0)
    return <FailedState title={t('history.failedTitle')} text={t('history.failedText')} action={retryButton} />
  if (hasMore === undefined) return <Skeleton shape="card" count={4} className={styles.skeletons ?? ''} />
  if (sessions.length === 0 && isComing) return null
  if (sessions.length === 0)
    return (
      <EmptyState
        icon={CalendarDays}
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
      <HistoryList sessions={sessions} unit={unit} here={here} onEndReached={more} />
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
        ? latestSessions(db, { limit: HISTORY_PAGE, after })
        : latestSessionsOfWorkout(db, of, { limit: HISTORY_PAGE, after })
    return createPagedList(HISTORY_PAGE, query)
  }, [db, of])
  const paged = useStore(list)
  return { ...paged, more: useCallback(() => list.more(), [list]), retry: list.retry }
}

/** Exercises are matched by their current names, whatever their names in sessions. */
function useAsked({ query, filter }: HistoryState, workoutId: WorkoutId | null): AnalyticsQuestion<'sessions'> {
  const exercises = useExercises()
  // A keystroke renders before the exercises are searched.
  const typed = useDeferredValue(query.trim())
  const { called, meant } = useMemo(
    () => ({
      called: exercises ? exercisesNamed(exercises, typed) : [],
      meant: exercises && typed !== '' ? findExercises(exercises, typed).map(({ id }) => id) : [],
    }),
    [exercises, typed],
  )
  return { about: 'sessions', query: typed, called, meant, ...filter, ...(workoutId !== null && { workoutId }) }
}
