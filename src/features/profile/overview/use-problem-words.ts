import { useTranslation } from 'react-i18next'
import { type BodyUnits, bodyRange, type ProfileDraft, type ProfileProblems } from '#domain/profile/profile-draft.ts'
import { useNumberText } from '../use-number-text.ts'

/** The words for what is wrong with a field, or undefined. */
export function useProblemWords(problems: ProfileProblems, units: BodyUnits) {
  const { t } = useTranslation(['profile', 'shared'])
  const numberText = useNumberText()
  return (field: keyof ProfileDraft): string | undefined => {
    const problem = problems[field]
    if (problem !== 'outOfRange') return problem && t(`problem.${problem}`)
    const isWeight = field === 'weight'
    const { least, most } = bodyRange(isWeight ? 'weight' : 'height', units)
    return t('problem.outOfRange', {
      least: numberText(least),
      most: numberText(most),
      unit: isWeight ? t(`shared:unit.${units.weightUnit}`) : t(`shared:unit.${units.lengthUnit}`),
    })
  }
}
