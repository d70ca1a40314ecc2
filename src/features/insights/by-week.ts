import type { Day } from '#domain/time/session-day.ts'
import type { Points } from '#ui/chart/chart-data.ts'
import type { ChartLine } from '#ui/chart/chart-line.ts'

/** More bars would be thinner than the gaps between them. */
const MAX_CHART_BARS = 120

/** Sums of weeks: bars, the current week's last, or a line of the completed ones where there are too many for bars. */
export function weekSums(
  weeks: readonly Day[],
  values: Float64Array | undefined,
): Pick<ChartLine, 'look'> & { readonly points: Points } {
  return weeks.length > MAX_CHART_BARS
    ? { look: 'line', points: completedWeeks(weeks, values) }
    : { look: 'bars', points: byWeek(weeks, values) }
}

/** A line ends with the last completed week: in the current one it would fall, whatever happens until its end. */
export function completedWeeks(weeks: readonly Day[], values: Float64Array | undefined): Points {
  return byWeek(weeks.slice(0, -1), values?.slice(0, -1))
}

/** Each week's value as a point, at noon of its first day; no points if all are 0. */
function byWeek(weeks: readonly Day[], values: Float64Array | undefined): Points {
  if (!values?.some((value) => value > 0)) return { at: [], values: [] }
  return { at: weeks.map((start) => Date.parse(`${start}T12:00:00`)), values: [...values] }
}
