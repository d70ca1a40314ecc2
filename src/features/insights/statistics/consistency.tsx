import { useTranslation } from 'react-i18next'
import { PREFERENCES_PATH } from '#contract/routes.ts'
import { addDays, type Day } from '#domain/time/session-day.ts'
import { roundForDisplay } from '#domain/units.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { weekdayText } from '#shared/format/dates.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import { Meter } from '#ui/meter.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { noonOf } from '../by-week.ts'
import styles from './statistics.module.css'

const WEEKS = 52

type ConsistencyProps = { readonly formatters: Formatters; readonly firstDay: Day }

export function Consistency({ formatters, firstDay }: ConsistencyProps) {
  const { t } = useTranslation('insights')
  const { timeZone, today, weekStart, weeklyGoal, number } = formatters
  const { answer } = useAnalytics({ about: 'consistency', today, weekStart, weeks: WEEKS, goal: weeklyGoal })
  if (!answer) return <Skeleton shape="card" count={2} />
  const { streaks, weeks, adherence, sessionsPerWeek, byWeekday } = answer
  const open = Math.max(1, (weeklyGoal ?? 1) - (weeks.at(-1)?.sessions ?? 0))
  const perWeek = roundForDisplay(sessionsPerWeek, 1)
  // Before the first workout there is nothing to be regular about.
  const trained = weeks.filter(({ start }) => addDays(start, 6) >= firstDay)
  const points = {
    at: trained.map(({ start }) => noonOf(start, timeZone)),
    values: trained.map(({ sessions }) => sessions),
  }
  return (
    <div className={styles.consistency}>
      <Chart
        title={t('statistics.question.regular')}
        answer={t('statistics.regular.answer', { count: perWeek, number: number(perWeek, 1) })}
        lines={[
          {
            name: t('statistics.regular.line'),
            points,
            look: 'bars',
            format: (count) => t('statistics.regular.sessions', { count }),
          },
        ]}
        words={formatters.chart}
        empty={t('statistics.empty.text')}
      />
      <Card as="section" className={styles.halves ?? ''} aria-labelledby="streaks">
        <div className={styles.card}>
          <h2 id="streaks">{t('statistics.streaks.title')}</h2>
          <dl className={styles.streaks}>
            <div className={styles.total}>
              <dt className="quiet">{t('statistics.streaks.current')}</dt>
              <dd className={styles.value}>{t('statistics.streaks.weeks', { count: streaks.current })}</dd>
            </div>
            <div className={styles.total}>
              <dt className="quiet">{t('statistics.streaks.longest')}</dt>
              <dd className={styles.value}>{t('statistics.streaks.weeks', { count: streaks.longest })}</dd>
            </div>
            {adherence !== null && (
              <div className={styles.total}>
                <dt className="quiet">{t('statistics.streaks.adherence')}</dt>
                <dd className={styles.value}>{formatters.percent(adherence)}</dd>
              </div>
            )}
          </dl>
          <p className="quiet">
            {weeklyGoal === null ? t('statistics.streaks.noGoal') : t('statistics.streaks.goal', { count: weeklyGoal })}
          </p>
          <ButtonLink to={PREFERENCES_PATH} size="small" className={styles.goal}>
            {t(weeklyGoal === null ? 'statistics.streaks.setGoal' : 'statistics.streaks.changeGoal')}
          </ButtonLink>
          {!streaks.thisWeekCounts && streaks.current > 0 && (
            <p className="quiet">{t('statistics.streaks.open', { count: open })}</p>
          )}
        </div>
        <div className={styles.card}>
          <h3>{t('statistics.weekdays.title')}</h3>
          <Weekdays byWeekday={byWeekday} formatters={formatters} />
        </div>
      </Card>
    </div>
  )
}

function Weekdays({
  byWeekday,
  formatters,
}: {
  readonly byWeekday: readonly number[]
  readonly formatters: Formatters
}) {
  const most = Math.max(1, ...byWeekday)
  return (
    <ul className={styles.bars}>
      {byWeekday.map((_sessions, place) => {
        const weekday = (place + formatters.weekStart) % 7
        const sessions = byWeekday[weekday] ?? 0
        return (
          <li key={weekday} className={styles.bar}>
            <span>{weekdayText(weekday, formatters.chart.locale)}</span>
            <Meter max={most} value={sessions} />
            <span className={styles.barValue}>{formatters.number(sessions)}</span>
          </li>
        )
      })}
    </ul>
  )
}
