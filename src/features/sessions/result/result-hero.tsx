import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { type SessionSummary, summarize } from '#domain/session/summary.ts'
import { classNames } from '#ui/class-names.ts'
import { useSessionText } from '../use-session-text.ts'
import { Comparison } from './comparison.tsx'
import { type FigureName, Figures, figureText } from './figures.tsx'
import styles from './result-hero.module.css'

type ResultHeroProps = {
  readonly session: Session
  readonly unit: WeightUnit
  /** Undefined while unknown: what stands out is open until then. */
  readonly records: number | undefined
  readonly isNew: boolean
  readonly isJustDone: boolean
}

/** The most to be proud of, in one large number: records, else the volume, else the work of another kind. */
export function ResultHero({ session, unit, records, isNew, isJustDone }: ResultHeroProps) {
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const summary = summarize(session)
  const main = mainFigure(summary)
  const value = records ? words.number(records) : figureText(main, summary, unit, words)
  const name = records ? t('hero.records', { count: records }) : t(`hero.${main}`, { count: summary.reps })
  // React's types do not include custom properties.
  const letters = { '--letters': value.length } as CSSProperties
  return (
    <section className={styles.hero}>
      <p className={classNames(styles.main, records === undefined && styles.open, isNew && styles.new)}>
        <strong className={styles.number} style={letters}>
          {value}
        </strong>{' '}
        <span className="quiet">{name}</span>
      </p>
      {isJustDone && <Comparison session={session} unit={unit} isCounted={records !== undefined} />}
      <Figures session={session} unit={unit} except={records ? [] : [main]} />
    </section>
  )
}

function mainFigure({ volume, reps }: SessionSummary): Exclude<FigureName, 'sets'> {
  if (volume > 0) return 'volume'
  return reps > 0 ? 'reps' : 'duration'
}
