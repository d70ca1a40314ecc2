import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completedPath, HISTORY_PATH } from '#contract/routes.ts'
import { heatOf } from '#domain/analytics/heat.ts'
import type { CalendarDay } from '#domain/analytics/questions.ts'
import { addDays, type Day } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { Card } from '#ui/card.tsx'
import { focusByKey } from '#ui/chart/focus-by-key.ts'
import { classNames } from '#ui/class-names.ts'
import heats from '#ui/heat.module.css'
import { calendarWeeks } from './calendar-weeks.ts'
import styles from './statistics.module.css'

const WEEKS = 53

type TrainingCalendarProps = { readonly formatters: Formatters; readonly firstDay: Day }

export function TrainingCalendar({ formatters, firstDay }: TrainingCalendarProps) {
  const { t } = useTranslation(['insights', 'shared'])
  const [chosen, setChosen] = useState<CalendarDay>()
  const from = addDays(formatters.today, -7 * WEEKS)
  const { answer } = useAnalytics({ about: 'calendar', from, to: formatters.today, unit: formatters.weightUnit })
  const trained = new Map((answer ?? []).map((day) => [day.day, day]))
  const most = Math.max(0, ...(answer ?? []).map(({ sets }) => sets))
  const weeks = calendarWeeks(formatters.today, formatters.weekStart, WEEKS).filter(
    (week) => (week[6] ?? formatters.today) >= firstDay,
  )
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="calendar">
      <h2 id="calendar">{t('statistics.calendar.title')}</h2>
      <p className="quiet">
        {t('statistics.calendar.days', { count: trained.size })} ·{' '}
        <Link to={HISTORY_PATH} className={styles.link}>
          {t('statistics.calendar.all')}
        </Link>
      </p>
      <div className={styles.calendarFrame}>
        <ol className={styles.calendar} onKeyDown={focusByKey}>
          {weeks.map((week) => (
            <li key={week[0]} className={styles.calendarWeek}>
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
      <p className={styles.chosenDay} aria-live="polite">
        {chosen ? (
          <>
            {formatters.day(chosen.day)} · {t('shared:sets', { count: chosen.sets })}
            {chosen.sessionIds.map((id, index) => (
              <Link key={id} to={completedPath(id)} className={styles.link}>
                {t('statistics.calendar.open', { count: chosen.sessionIds.length, number: index + 1 })}
              </Link>
            ))}
          </>
        ) : (
          t('statistics.calendar.hint')
        )}
      </p>
    </Card>
  )
}
