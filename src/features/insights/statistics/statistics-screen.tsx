import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnalyticsAnswer, Milestone } from '#domain/analytics/questions.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { Card } from '#ui/card.tsx'
import { Meter } from '#ui/meter.tsx'
import { InsightsEmpty, InsightsLoading, InsightsScreen } from '../insights-screen.tsx'
import { AllRecords } from './all-records.tsx'
import { Consistency } from './consistency.tsx'
import styles from './statistics.module.css'
import { TrainingCalendar } from './training-calendar.tsx'

export default function StatisticsScreen() {
  return <InsightsScreen part="statistics">{(formatters) => <Content formatters={formatters} />}</InsightsScreen>
}

function Content({ formatters }: { readonly formatters: Formatters }) {
  const { answer: totals, hasFailed } = useAnalytics({ about: 'totals', unit: formatters.weightUnit })
  if (!totals) return <InsightsLoading hasFailed={hasFailed} />
  if (totals.sets + totals.warmUps === 0) return <InsightsEmpty part="statistics" />
  const firstDay = totals.firstDay ?? formatters.today
  return (
    <div className={styles.screen}>
      <TotalsCard totals={totals} formatters={formatters} />
      <TrainingCalendar formatters={formatters} firstDay={firstDay} />
      <Consistency formatters={formatters} firstDay={firstDay} />
      <Milestones formatters={formatters} />
      <AllRecords formatters={formatters} />
    </div>
  )
}

type TotalsCardProps = { readonly totals: AnalyticsAnswer<'totals'>; readonly formatters: Formatters }

function TotalsCard({ totals, formatters }: TotalsCardProps) {
  const { t } = useTranslation('insights')
  const { sessions, sets, reps, volume, durationMs, exercises, firstDay } = totals
  const parts = [
    { name: t('statistics.totals.sessions', { count: sessions }), text: formatters.number(sessions) },
    { name: t('statistics.totals.sets', { count: sets }), text: formatters.number(sets) },
    { name: t('statistics.totals.reps', { count: reps }), text: formatters.number(reps) },
    { name: t('statistics.totals.volume'), text: formatters.load(volume) },
    { name: t('statistics.totals.duration'), text: formatters.duration(durationMs) },
    { name: t('statistics.totals.exercises', { count: exercises }), text: formatters.number(exercises) },
  ]
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="totals">
      <h2 id="totals">{t('statistics.totals.title')}</h2>
      <dl className="by-count">
        {parts.map(({ name, text }) => (
          <div key={name} className={styles.total}>
            <dt className="quiet">{name}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
      {firstDay !== null && <p className="quiet">{t('statistics.totals.since', { day: formatters.day(firstDay) })}</p>}
    </Card>
  )
}

const MAX_SHOWN = 6

function Milestones({ formatters }: { readonly formatters: Formatters }) {
  const { t } = useTranslation('insights')
  const { today, weekStart, weightUnit, weeklyGoal } = formatters
  const { answer } = useAnalytics({ about: 'milestones', today, weekStart, unit: weightUnit, goal: weeklyGoal })
  if (!answer) return null
  const text = ({ kind, value }: Milestone) =>
    t(`statistics.milestone.${kind}`, { value: kind === 'volume' ? formatters.load(value) : formatters.number(value) })
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="milestones">
      <h2 id="milestones">{t('statistics.milestones.title')}</h2>
      <div className={styles.columns}>
        <ul className={styles.bars}>
          {answer.next.map((next) => (
            <li key={next.kind} className={styles.next}>
              <span>{text(next)}</span>
              <span className={styles.barValue}>{formatters.percent(next.done / next.value)}</span>
              <Meter max={next.value} value={next.done} />
            </li>
          ))}
        </ul>
        <ul className={styles.reached}>
          {answer.reached.slice(0, MAX_SHOWN).map((reached) => (
            <li key={`${reached.kind} ${reached.value}`}>
              <Trophy className={styles.trophy} aria-hidden />
              <span>{text(reached)}</span>
              <span className="quiet">{formatters.day(reached.day)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
