import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { type SessionSummary, summarize } from '#domain/session/summary.ts'
import { type SessionWords, useSessionText } from '../use-session-text.ts'
import styles from './figures.module.css'

type FiguresProps = { readonly session: Session; readonly unit: WeightUnit }

const NAMES = ['duration', 'volume', 'sets', 'reps'] as const
export type FigureName = (typeof NAMES)[number]

/** The totals of a session, but those shown elsewhere and those without a meaning for it. */
export function Figures({ session, unit, except = [] }: FiguresProps & { readonly except?: readonly FigureName[] }) {
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const summary = summarize(session)
  const shown = NAMES.filter((name) => !except.includes(name) && hasMeaning(name, summary)).slice(0, MAX_SHOWN)
  return (
    <dl className={styles.figures}>
      {shown.map((name) => (
        <div key={name} className={styles.figure}>
          <dt className="quiet">{t(`figure.${name}`)}</dt>
          <dd className={styles.number}>{figureText(name, summary, unit, words)}</dd>
          {name === 'sets' && summary.warmUps > 0 && (
            <dd className={styles.more}>+ {t('history.warmUpsToo', { count: summary.warmUps })}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** In one row. */
const MAX_SHOWN = 3

export function figureText(
  name: FigureName,
  { sets, reps, volume, durationMs }: SessionSummary,
  unit: WeightUnit,
  words: SessionWords,
): string {
  switch (name) {
    case 'duration':
      return words.duration(durationMs)
    case 'volume':
      return words.volume(volume, unit)
    case 'sets':
      return words.number(sets)
    case 'reps':
      return words.number(reps)
  }
}

/** A run has neither a volume nor repetitions. */
function hasMeaning(name: FigureName, { volume, reps }: SessionSummary): boolean {
  if (name === 'volume') return volume > 0
  return name !== 'reps' || reps > 0
}
