import { useTranslation } from 'react-i18next'
import type { ChartRange } from '#ui/chart/range-control.tsx'

/** What the ranges of charts are called. */
export function useRangeNames(): Readonly<Record<ChartRange, string>> {
  const { t } = useTranslation('progress')
  return {
    4: t('range.4'),
    12: t('range.12'),
    26: t('range.26'),
    52: t('range.52'),
    all: t('range.all'),
  }
}
