import { useTranslation } from 'react-i18next'
import type { Formatters } from '#shared/format/formatters.ts'

/** Formats sets, including halves: '7.5 sets'. */
export function useSetCount({ number }: Formatters): (sets: number) => string {
  const { t } = useTranslation('insights')
  return (sets) => t('analytics.sets', { count: sets, number: number(sets, 1) })
}
