import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { MuscleSets } from '#domain/analytics/muscle-sets.ts'
import { numberText } from './numbers.ts'

/** 'Chest 6, Triceps 3': the accessible text of a muscle drawing. */
export function useMuscleText(): (muscles: readonly MuscleSets[]) => string {
  const { t, i18n } = useTranslation('shared')
  return useCallback(
    (muscles) =>
      muscles.map(({ muscle, sets }) => `${t(`muscle.${muscle}`)} ${numberText(sets, i18n.language, 1)}`).join(', '),
    [i18n.language, t],
  )
}
