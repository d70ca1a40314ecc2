import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Weight } from '#contract/quantity.ts'
import type { SessionSet } from '#contract/session.ts'
import { type PercentLoads, percentIn } from '#domain/session/percent-load.ts'
import { roundForDisplay } from '#domain/units.ts'
import { type SetFormatters, useSetFormatters } from './set-formatters.ts'
import styles from './set-row.module.css'

type AboutSetProps = {
  readonly set: SessionSet
  readonly kind: ExerciseKind
  readonly name: string
  /** The size of its group. */
  readonly total: number
  readonly previous: SessionSet | null
  /** Whether the exercise has never been logged before. */
  readonly isFirstTime: boolean
  /** Null until they are known. */
  readonly loads: PercentLoads | null
}

/** Last time and target of the active set, to be read at arm's length. */
export function AboutSet({ set, kind, name, total, previous, isFirstTime, loads }: AboutSetProps) {
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const before = previous && formatters.work(kind, previous)
  const asked = set.target && formatters.target({ ...set.target, rpe: null })
  const target = asked ?? (set.target && formatters.target(set.target))
  const targetRpe = asked && set.target?.rpe ? formatters.effort({ rpe: set.target.rpe, rir: null }) : null
  return (
    <div className={styles.about}>
      <span className="visually-hidden">{t('set.of', { set: name, total })}</span>
      {previous && before ? (
        <p className={styles.fact}>
          <Caption text={t('column.previous')} effort={formatters.effort(previous)} />{' '}
          <span className={styles.figures}>{before}</span>
        </p>
      ) : (
        <p className={styles.none}>{t(isFirstTime ? 'firstTime' : 'noPrevious')}</p>
      )}
      {target && (
        <p className={styles.fact}>
          <Caption text={t('targetCaption')} effort={targetRpe} /> <span className={styles.figures}>{target}</span>
        </p>
      )}
      {percentIn(set.target) !== null && <Maximum loads={loads} formatters={formatters} />}
    </div>
  )
}

/** The effort stands in the line of the caption: beside the figures, it would make the row of a narrow phone higher. */
function Caption({ text, effort }: { readonly text: string; readonly effort: string | null }) {
  return (
    <span className={styles.caption}>
      {text}
      {effort && (
        <>
          {' · '}
          <span className={styles.effort}>{effort}</span>
        </>
      )}
    </span>
  )
}

type MaximumProps = { readonly loads: PercentLoads | null; readonly formatters: SetFormatters }

/** The maximum behind the percentage. Its line is reserved, so that nothing moves when it is known. */
function Maximum({ loads, formatters }: MaximumProps) {
  const { t } = useTranslation('execution')
  if (!loads) return <span className={styles.maximum}>{'\u00a0'}</span>
  const { oneRepMax } = loads
  return (
    <span className={styles.maximum}>
      {oneRepMax ? t('maximum', { weight: formatters.weight(inTenths(oneRepMax)) }) : t('noMaximum')}
    </span>
  )
}

/** An estimate is not exact to the gram. */
function inTenths({ value, unit }: Weight): Weight {
  return { value: roundForDisplay(value, 1), unit }
}
