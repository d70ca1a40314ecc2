import { useTranslation } from 'react-i18next'
import type { AnalyticsAnswer } from '#domain/analytics/questions.ts'
import type { Formatters } from '#shared/format/formatters.ts'
import { Card } from '#ui/card.tsx'
import styles from './statistics.module.css'

type TotalsCardProps = { readonly totals: AnalyticsAnswer<'totals'>; readonly formatters: Formatters }

export function TotalsCard({ totals, formatters }: TotalsCardProps) {
  const { t } = useTranslation('insights')
  const { sessions, sets, reps, volume, durationMs, exercises, firstDay } = totals
  const parts = [
    { name: t('statistics.totals.sessions'), text: formatters.number(sessions) },
    { name: t('statistics.totals.sets'), text: formatters.number(sets) },
    { name: t('statistics.totals.reps'), text: formatters.number(reps) },
    { name: t('statistics.totals.volume'), text: formatters.load(volume) },
    { name: t('statistics.totals.duration'), text: formatters.duration(durationMs) },
    { name: t('statistics.totals.exercises'), text: formatters.number(exercises) },
  ]
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="totals">
      <h2 id="totals">{t('statistics.totals.title')}</h2>
      <dl className={styles.totals}>
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
