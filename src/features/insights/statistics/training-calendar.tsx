import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completedPath, HISTORY_PATH } from '#contract/routes.ts'
import { heatOf } from '#domain/analytics/heat.ts'
import type { CalendarDay } from '#domain/analytics/questions.ts'
import type { Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { dayText, weekdayText } from '#shared/format/dates.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { Card } from '#ui/card.tsx'
import { focusByKey } from '#ui/chart/focus-by-key.ts'
import { classNames } from '#ui/class-names.ts'
import { HeaderLink } from '#ui/header-link.tsx'
import heats from '#ui/heat.module.css'
import { calendarWeeks, daysOfLastYear, monthLabels } from './calendar-weeks.ts'
import statistics from './statistics.module.css'
import styles from './training-calendar.module.css'

const WEEKS = 53

type TrainingCalendarProps = { readonly formatters: Formatters; readonly firstDay: Day }

export function TrainingCalendar({ formatters, firstDay }: TrainingCalendarProps) {
  const { t } = useTranslation(['insights', 'shared'])
  const [chosen, setChosen] = useState<CalendarDay>()
  const grid = calendarWeeks(formatters.today, formatters.weekStart, WEEKS)
  const from = grid[0]?.[0] ?? formatters.today
  const { answer } = useAnalytics({ about: 'calendar', from, today: formatters.today, unit: formatters.weightUnit })
  const trained = new Map((answer ?? []).map((day) => [day.day, day]))
  const most = Math.max(0, ...(answer ?? []).map(({ sets }) => sets))
  const weeks = grid.filter((week) => (week[6] ?? formatters.today) >= firstDay)
  const months = monthLabels(weeks)
  return (
    <Card as="section" className={statistics.card ?? ''} aria-labelledby="calendar">
      <h2 id="calendar">{t('statistics.calendar.title')}</h2>
      <div className={styles.head}>
        <p className="quiet">
          {/* Until the answer is there, its place. */}
          {answer === undefined
            ? '\u00a0'
            : t('statistics.calendar.days', { count: daysOfLastYear([...trained.keys()], formatters.today) })}
        </p>
        <HeaderLink to={HISTORY_PATH}>{t('statistics.calendar.all')}</HeaderLink>
      </div>
      <div className={styles.frame}>
        <ol className={styles.calendar} style={countOf(weeks)} onKeyDown={focusByKey}>
          <Weekdays formatters={formatters} />
          {weeks.map((week, place) => (
            <li key={week[0]} className={styles.week}>
              <span className={styles.month} aria-hidden>
                {months[place] && dayText(months[place], formatters.chart.locale, { month: 'short' })}
              </span>
              {week.map((day, weekday) => {
                const training = day === null ? undefined : trained.get(day)
                if (!training) {
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
                  return <span key={weekday} className={classNames(styles.day, day === null && styles.future)} />
                }
                return (
                  <button
                    key={training.day}
                    type="button"
                    // A single tab stop; arrow keys move from there.
                    tabIndex={training.day === (chosen ?? answer?.at(-1))?.day ? 0 : -1}
                    className={classNames(styles.day, heats[`heat${heatOf(training.sets, most)}`])}
                    aria-pressed={chosen?.day === training.day}
                    aria-label={`${formatters.day(training.day)}: ${t('shared:sets', { count: training.sets })}`}
                    onClick={() => setChosen(training)}
                    onFocus={() => setChosen(training)}
                  />
                )
              })}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.foot}>
        <p className={styles.chosen} aria-live="polite">
          {chosen ? (
            <>
              {formatters.day(chosen.day)} · {t('shared:sets', { count: chosen.sets })}
              {chosen.sessionIds.map((id, index) => (
                <HeaderLink key={id} to={completedPath(id)}>
                  {t('statistics.calendar.open', { count: chosen.sessionIds.length, number: index + 1 })}
                </HeaderLink>
              ))}
            </>
          ) : (
            t('statistics.calendar.hint')
          )}
        </p>
        <Legend />
      </div>
    </Card>
  )
}

/** Few weeks have larger days. */
function countOf({ length }: readonly unknown[]): CSSProperties {
  // React's types do not include custom properties.
  return { '--weeks': length } as CSSProperties
}

/** Each day says its date itself. */
function Weekdays({ formatters: { weekStart, chart } }: Pick<TrainingCalendarProps, 'formatters'>) {
  return (
    <li aria-hidden className={classNames(styles.week, styles.weekdays)}>
      <span />
      {[0, 1, 2, 3, 4, 5, 6].map((place) => (
        <span key={place}>{weekdayText((place + weekStart) % 7, chart.locale, 'narrow')}</span>
      ))}
    </li>
  )
}

const HEATS = [0, 1, 2, 3, 4] as const

function Legend() {
  const { t } = useTranslation('insights')
  return (
    <p className={styles.legend}>
      {t('statistics.calendar.less')}
      {HEATS.map((heat) => (
        <span key={heat} aria-hidden className={classNames(styles.day, heat > 0 && heats[`heat${heat}`])} />
      ))}
      {t('statistics.calendar.more')}
    </p>
  )
}
