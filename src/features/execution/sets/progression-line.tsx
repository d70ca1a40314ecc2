import { TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProgressionStep } from '#contract/progression.ts'
import { assertNever } from '#domain/assert-never.ts'
import { percentText } from '#shared/format/numbers.ts'
import styles from './exercise-card.module.css'
import { rangeText, type SetFormatters, useSetFormatters } from './set-formatters.ts'

type ProgressionLineProps = {
  readonly step: ProgressionStep
  /** Whether the exercise has never been logged before. */
  readonly isFirstTime: boolean
}

export function ProgressionLine({ step, isFirstTime }: ProgressionLineProps) {
  const { t, i18n } = useTranslation('execution')
  const formatters = useSetFormatters()
  const { week } = step
  const place =
    week &&
    t('rule.week', {
      number: week.number,
      of: week.of,
      percent: percentText(formatters.number(week.percent), i18n.language),
      max: formatters.weight(week.trainingMax),
    })
  const reason = useReason(step, formatters)
  const firstReps = isFirstTime ? repsToFindAWeightFor(step) : null
  const why = firstReps ? t('rule.findWeight', { range: rangeText(firstReps) }) : reason
  return (
    <p className={styles.progression}>
      <TrendingUp aria-hidden className={styles.restIcon} />
      <span>{[place, why].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** Null where the plan names the weight, or where there is none to choose. */
function repsToFindAWeightFor({ reason, rule, start, reps, week }: ProgressionStep): ProgressionStep['reps'] {
  return reason === 'start' && rule !== 'reps' && start === null && !week ? reps : null
}

/** Null if the week of the wave is sufficient. */
function useReason({ reason, rule, by, misses, week }: ProgressionStep, { weight }: SetFormatters): string | null {
  const { t } = useTranslation('execution')
  const difference = { by: by ? weight(by) : '' }
  switch (reason) {
    case 'start':
      return week ? null : t('rule.start')
    case 'next-week':
    case 'next-cycle':
      return null
    case 'weight-added':
      return t(rule === 'linear' ? 'rule.weight-added' : 'rule.topped', difference)
    case 'reps-added':
      return t('rule.reps-added')
    case 'repeated':
      if (misses === 0) return t('rule.heaviest')
      return t(rule === 'linear' || rule === 'wave' ? 'rule.repeated' : 'rule.stalled', { count: misses })
    case 'deloaded':
      return t('rule.deloaded', { ...difference, count: misses })
    case 'top-reached':
      return t('rule.top-reached')
    default:
      return assertNever(reason)
  }
}
