import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { SessionId, WorkoutId } from '#contract/id.ts'
import type { AnalyticsQuestion } from '#domain/analytics/questions.ts'
import { isMonth, monthOf } from '#domain/time/month.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useThreePanes, useTwoPanes } from '#platform/device/use-wide.ts'
import { useExercises } from '#platform/exercises.ts'
import { useFirstFetch } from '#platform/sync/first-fetch.ts'
import { exercisesNamed, findExercises } from '#shared/exercise-search.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { classNames } from '#ui/class-names.ts'
import { ComingNotice } from '#ui/coming-notice.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSessionText } from '../use-session-text.ts'
import { AllSessions } from './all-sessions.tsx'
import type { CardPlace } from './card-place.ts'
import styles from './history.module.css'
import { HistoryCalendar } from './history-calendar.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { type HistoryState, isNarrowed, NO_FILTER, writeHistoryState } from './history-state.ts'
import { onlyDayOf } from './periods.ts'
import { type Found, FoundSessions } from './session-lists.tsx'
import { useHistory } from './use-history.ts'
import type { HistoryControls } from './use-history-state.ts'

const SessionPane = lazy(() => import('./session-pane.tsx'))

type HistoryPanesProps = {
  readonly of: WorkoutId | null
  readonly controls: HistoryControls
  readonly formatters: Formatters
  readonly onLog: (day: Day) => void
}

/** Tools, list and, with room, a session. Only a filtered history waits for the worker's index. */
export function HistoryPanes({ of, controls, formatters, onLog }: HistoryPanesProps) {
  const { t } = useTranslation('sessions')
  const firstFetch = useFirstFetch()
  const history = useHistory(of)
  const asked = useAsked(controls, of)
  const [found, setFound] = useState<Found>()
  const month = useMonth(controls, formatters.today)
  const { filter, setFilter, setMonth } = controls
  const narrowed = isNarrowed(controls)
  const day = onlyDayOf(filter)
  const words = useSessionText()
  const isEmpty = history.hasMore !== undefined && history.sessions.length === 0
  const { place, beside } = usePlace(controls, formatters, narrowed ? found?.first : history.sessions[0]?.id)
  // Without a session there is nothing to look for, and nothing to show beside a list.
  const hasTools = narrowed || !isEmpty
  const isAlone = beside === null && found?.count === 0
  return (
    <>
      {firstFetch && isEmpty && <ComingNotice {...firstFetch} />}
      <div className={classNames(hasTools && styles.panes, isAlone && styles.alone)}>
        {hasTools && (
          <div className={styles.side}>
            <search className={styles.tools}>
              <SearchField
                label={t('find.search')}
                clearLabel={t('editor.clearSearch')}
                value={controls.query}
                onChange={controls.setQuery}
                onBlur={controls.keep}
              />
              <HistoryFilters controls={controls} formatters={formatters} ofAll={of === null} />
            </search>
            {month !== null && (
              <HistoryCalendar
                asked={asked}
                formatters={formatters}
                month={month}
                onMonth={setMonth}
                chosen={day}
                onChoose={(day) => setFilter({ from: day, to: day })}
                onLog={hidesDays(controls) ? null : onLog}
              />
            )}
          </div>
        )}
        {/* Restores the query after opening a session while the field has the focus. */}
        <div className={styles.list} onClickCapture={controls.keep} role="presentation">
          <output className={styles.count}>
            {day && found && `${words.period({ from: day, to: day })} · `}
            {found && t('find.sessions', { count: found.count })}
          </output>
          {narrowed ? (
            <FoundSessions
              // The list's offset changes with the calendar above it.
              key={`found below ${month}`}
              asked={asked}
              place={place}
              onFound={setFound}
              onClear={controls.clear}
            />
          ) : (
            <AllSessions
              key={`all below ${month}`}
              of={of}
              history={history}
              isComing={firstFetch !== null}
              place={place}
            />
          )}
        </div>
        {hasTools && beside !== null && (
          <Suspense fallback={<Skeleton shape="card" count={2} />}>
            <SessionPane id={beside} unit={place.unit} here={place.here} />
          </Suspense>
        )}
      </div>
      {firstFetch && !isEmpty && <ComingNotice {...firstFetch} isAtFoot />}
    </>
  )
}

/** `beside` is the session beside the list: the chosen one, else the first. */
function usePlace(
  { query, filter, month, session }: HistoryControls,
  { weightUnit: unit }: Formatters,
  first: SessionId | undefined,
): { readonly place: CardPlace; readonly beside: SessionId | null } {
  const { pathname } = useLocation()
  const hasPane = useTwoPanes()
  const beside = hasPane ? (session ?? first ?? null) : null
  const place = useMemo((): CardPlace => {
    const address = (id: SessionId | null) => pathname + writeHistoryState({ query, filter, month, session: id })
    return { unit, here: address(session), ...(hasPane && { beside: { shown: beside, address } }) }
  }, [query, filter, month, session, unit, pathname, hasPane, beside])
  return { place, beside }
}

/** With much room, the calendar needs no button. */
function useMonth({ month, filter }: HistoryControls, today: Day) {
  const isUsual = useThreePanes()
  const usual = monthOf(filter.to ?? filter.from ?? today)
  return month ?? (isUsual && isMonth(usual) ? usual : null)
}

/** Whether a day without results may have sessions. */
function hidesDays({ query, filter }: Pick<HistoryState, 'query' | 'filter'>): boolean {
  return isNarrowed({ query, filter: { ...filter, from: NO_FILTER.from, to: NO_FILTER.to } })
}

/** In the language of the app. */
function useMonthNames(): readonly string[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => {
    const format = dateFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
  }, [language])
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
  return {
    about: 'sessions',
    query: typed,
    called,
    meant,
    monthNames: useMonthNames(),
    ...filter,
    ...(workoutId !== null && { workoutId }),
  }
}
