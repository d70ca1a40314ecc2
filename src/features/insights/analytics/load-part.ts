import type { TrainingLoad } from '#domain/analytics/questions.ts'
import type { Figures } from '#shared/format/figures.ts'
import type { Points } from '#ui/chart/chart-data.ts'

/** What each part of the screen is made of. */
export type LoadPart = {
  readonly load: TrainingLoad
  readonly figures: Figures
  /** The answer is still that of another range. */
  readonly isStale: boolean
}

/** More bars than this are thinner than the gaps between them. */
const MAX_CHART_BARS = 120

/** How weeks are drawn: as bars, or as a line where there are too many of them. */
export function lookOf(weeks: TrainingLoad['weeks']): 'bars' | 'line' {
  return weeks.length > MAX_CHART_BARS ? 'line' : 'bars'
}

/** A figure of each week as points, at noon of its first day; no points where there was nothing at all. */
export function byWeek(weeks: TrainingLoad['weeks'], values: Float64Array | undefined): Points {
  if (!values?.some((value) => value > 0)) return { at: [], values: [] }
  return { at: weeks.map((start) => Date.parse(`${start}T12:00:00`)), values: [...values] }
}
