import { useTranslation } from 'react-i18next'
import type { AnalyticsAnswer } from '#domain/analytics/questions.ts'
import type { Figures } from '#shared/format/figures.ts'
import { Card } from '#ui/card.tsx'
import styles from './statistics.module.css'

type TotalsCardProps = { readonly totals: AnalyticsAnswer<'totals'>; readonly figures: Figures }

export function TotalsCard({ totals, figures }: TotalsCardProps) {
  const { t } = useTranslation('insights')
  const { sessions, sets, reps, volume, durationMs, exercises, firstDay } = totals
  const parts = [
    { name: t('statistics.totals.sessions'), text: figures.number(sessions) },
    { name: t('statistics.totals.sets'), text: figures.number(sets) },
    { name: t('statistics.totals.reps'), text: figures.number(reps) },
    { name: t('statistics.totals.volume'), text: figures.load(volume) },
    { name: t('statistics.totals.duration'), text: figures.duration(durationMs) },
    { name: t('statistics.totals.exercises'), text: figures.number(exercises) },
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
      {firstDay !== null && <p className="quiet">{t('statistics.totals.since', { day: figures.day(firstDay) })}</p>}
    </Card>
  )
}
