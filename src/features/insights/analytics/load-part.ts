import { useTranslation } from 'react-i18next'
import type { TrainingLoad } from '#domain/analytics/questions.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import type { Points } from '#ui/chart/chart-data.ts'

export type LoadPart = {
  readonly load: TrainingLoad
  readonly formatters: Formatters
  /** Whether the answer still belongs to another range. */
  readonly isStale: boolean
}

/** More bars would be thinner than the gaps between them. */
const MAX_CHART_BARS = 120

export function lookOf(weeks: TrainingLoad['weeks']): 'bars' | 'line' {
  return weeks.length > MAX_CHART_BARS ? 'line' : 'bars'
}

/** Each week's value as a point, at noon of its first day; no points if all are 0. */
export function byWeek(weeks: TrainingLoad['weeks'], values: Float64Array | undefined): Points {
  if (!values?.some((value) => value > 0)) return { at: [], values: [] }
  return { at: weeks.map((start) => Date.parse(`${start}T12:00:00`)), values: [...values] }
}

/** Formats sets, including halves: '7.5 sets'. */
export function useSetCount({ number }: Formatters): (sets: number) => string {
  const { t } = useTranslation('insights')
  return (sets) => t('analytics.sets', { count: sets, number: number(sets, 1) })
}
