import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { useSessionText } from '../use-session-text.ts'
import styles from './result.module.css'

type FiguresProps = { readonly session: Session; readonly unit: WeightUnit }

export function Figures({ session, unit }: FiguresProps) {
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const { sets, reps, volume, durationMs } = summarize(session)
  return (
    <dl className={styles.figures}>
      <Figure name={t('figure.duration')} value={words.duration(durationMs)} />
      <Figure name={t('figure.volume')} value={words.volume(volume, unit)} />
      <Figure name={t('figure.sets')} value={words.number(sets)} />
      <Figure name={t('figure.reps')} value={words.number(reps)} />
    </dl>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.figure}>
      <dt className="quiet">{name}</dt>
      <dd className={styles.number}>{value}</dd>
    </div>
  )
}
