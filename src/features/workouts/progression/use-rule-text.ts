import { useTranslation } from 'react-i18next'
import type { Progression } from '#contract/progression.ts'
import type { Weight } from '#contract/quantity.ts'
import { assertNever } from '#domain/assert-never.ts'
import { numberText } from '#shared/format/numbers.ts'

/** Formats a load: `2,5 kg`. */
export function useLoadText(): (load: Weight) => string {
  const { t, i18n } = useTranslation('shared')
  return ({ value, unit }) => `${numberText(value, i18n.language)}\u00a0${t(`unit.${unit}`)}`
}

/** A rule's summary: `Linear progression · +2,5 kg`. */
export function useRuleText(): (rule: Progression) => string {
  const { t } = useTranslation('workouts')
  const load = useLoadText()
  return (rule) => {
    const name = t(`rule.${rule.kind}`)
    switch (rule.kind) {
      case 'linear':
      case 'double':
        return `${name} · +${load(rule.step)}`
      case 'reps':
        return name
      case 'wave':
        return `${name} · ${load(rule.trainingMax)}`
      default:
        return assertNever(rule)
    }
  }
}
