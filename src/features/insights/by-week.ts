import { millisecondsOf } from '#domain/time/instant.ts'
import type { Day } from '#domain/time/session-day.ts'
import { instantAtWallTime } from '#domain/time/zoned-time.ts'
import type { Points } from '#ui/chart/chart-data.ts'
import type { ChartLine } from '#ui/chart/chart-line.ts'

/** More bars would be thinner than the gaps between them. */
const MAX_CHART_BARS = 120

/** Sums of weeks: bars, the current week's last, or a line of the completed ones where there are too many for bars. */
export function weekSums(
  weeks: readonly Day[],
  values: Float64Array | undefined,
  timeZone: string,
): Pick<ChartLine, 'look'> & { readonly points: Points } {
  return weeks.length > MAX_CHART_BARS
    ? { look: 'line', points: completedWeeks(weeks, values, timeZone) }
    : { look: 'bars', points: byWeek(weeks, values, timeZone) }
}

/** A line ends with the last completed week: in the current one it would fall, whatever happens until its end. */
export function completedWeeks(weeks: readonly Day[], values: Float64Array | undefined, timeZone: string): Points {
  return byWeek(weeks.slice(0, -1), values?.slice(0, -1), timeZone)
}

/** Each week's value as a point, at noon of its first day; no points if all are 0. */
function byWeek(weeks: readonly Day[], values: Float64Array | undefined, timeZone: string): Points {
  if (!values?.some((value) => value > 0)) return { at: [], values: [] }
  return { at: weeks.map((start) => noonOf(start, timeZone)), values: [...values] }
}

/** A point of a chart, which tells the day of an instant, for something that has only a day. */
export function noonOf(day: Day, timeZone: string): number {
  return millisecondsOf(instantAtWallTime(`${day}T12:00`, timeZone) ?? `${day}T12:00:00.000Z`)
}
