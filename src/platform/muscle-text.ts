import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { MuscleSets } from '#domain/muscle-sets.ts'

/** Muscles with their sets in words: 'Chest 6, Triceps 3'. What a drawing of them says to who does not see it. */
export function useMuscleText(): (muscles: readonly MuscleSets[]) => string {
  const { t, i18n } = useTranslation('shared')
  return useCallback(
    (muscles) => {
      const { format } = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
      return muscles.map(({ muscle, sets }) => `${t(`muscle.${muscle}`)} ${format(sets)}`).join(', ')
    },
    [i18n.language, t],
  )
}
