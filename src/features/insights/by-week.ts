import type { Day } from '#domain/time/session-day.ts'
import type { Points } from '#ui/chart/chart-data.ts'

/** More bars would be thinner than the gaps between them. */
const MAX_CHART_BARS = 120

export function lookOf(weeks: readonly Day[]): 'bars' | 'line' {
  return weeks.length > MAX_CHART_BARS ? 'line' : 'bars'
}

/** Each week's value as a point, at noon of its first day; no points if all are 0. */
export function byWeek(weeks: readonly Day[], values: Float64Array | undefined): Points {
  if (!values?.some((value) => value > 0)) return { at: [], values: [] }
  return { at: weeks.map((start) => Date.parse(`${start}T12:00:00`)), values: [...values] }
}
