import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Milestone } from '#domain/analytics/questions.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import type { Formatters } from '#shared/format/formatters.ts'
import { Card } from '#ui/card.tsx'
import { Meter } from '#ui/meter.tsx'
import styles from './statistics.module.css'

const MAX_SHOWN = 6

export function Milestones({ formatters }: { readonly formatters: Formatters }) {
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
