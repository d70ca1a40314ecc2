import { useTranslation } from 'react-i18next'
import type { TrainingLoad } from '#domain/analytics/questions.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'

export type LoadPart = {
  readonly load: TrainingLoad
  readonly formatters: Formatters
  /** Whether the answer still belongs to another range. */
  readonly isStale: boolean
}

/** Formats sets, including halves: '7.5 sets'. */
export function useSetCount({ number }: Formatters): (sets: number) => string {
  const { t } = useTranslation('insights')
  return (sets) => t('analytics.sets', { count: sets, number: number(sets, 1) })
}
