import type { MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { convertAmount, measurementUnit } from '../measurement/amount.ts'
import { DAY_MS } from '../time/instant.ts'
import type { Day } from '../time/session-day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber } from './day-number.ts'
import { MEASUREMENT_UNITS, type MeasurementIndex, type Readings } from './measurement-index.ts'
import type {
  AnalyticsQuestion,
  LatestReading,
  MeasurementChange,
  MeasurementProgress,
  MeasurementSummary,
  Series,
  Trend,
} from './questions.ts'
import { downsample, movingAverage } from './series.ts'
import { trendOf } from './trend.ts'

/** Weight varies with water and food from day to day; the mean of a week does not. */
const AVERAGE_DAYS = 7
/** Limit of a forecast: a trend says nothing about later days. */
const FARTHEST_GOAL_DAYS = 730
/** The range that a pace is computed from, and the maximum age of its last reading. */
const PACE_WEEKS = 12
const PACE_OLDEST_DAYS = 28
export function measurementSummaries(
  measurements: MeasurementIndex,
  question: AnalyticsQuestion<'measurements'>,
): readonly MeasurementSummary[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const readings = measurements.kinds.get(kind)
    if (!readings) return []
    const { unit, latest, all, averages, from, change } = overTime(readings, kind, question)
    const drawn = (series: Series) => downsample(since(series, from), question.maxPoints)
    return [
      { kind, unit, latest, count: readings.table.length, change, readings: drawn(all), average: drawn(averages) },
    ]
  })
}

/** One kind over time; null without readings. The average of a range includes the readings just before it. */
export function measurementProgress(
  measurements: MeasurementIndex,
  question: AnalyticsQuestion<'measurement'>,
): MeasurementProgress | null {
  const { measurement, today, goal, maxPoints } = question
  const readings = measurements.kinds.get(measurement)
  if (!readings) return null
  const { unit, latest, all, averages, from, change } = overTime(readings, measurement, question)
  const ofRange = since(all, from)
  return {
    unit,
    readings: downsample(ofRange, maxPoints),
    average: downsample(since(averages, from), maxPoints),
    latest,
    change,
    trend: trendOf(ofRange),
    goal:
      goal === null
        ? null
        : paceTo(goal, since(all, firstAfter(readings, dayBefore(today, PACE_WEEKS))), latest, today),
  }
}

type Range = Pick<AnalyticsQuestion<'measurements'>, 'today' | 'weeks' | 'weightUnit' | 'lengthUnit'>

function overTime(readings: Readings, kind: MeasurementKind, { today, weeks, ...units }: Range) {
  const { table } = readings
  const { columns, length } = table
  const unit = measurementUnit(kind, units)
  const at = columns.at.slice(0, length)
  const values = Float64Array.from(at, (_, row) =>
    convertAmount({ value: columns.value[row] ?? 0, unit: MEASUREMENT_UNITS[columns.unit[row] ?? 0] ?? unit }, unit),
  )
  const all = { at, values }
  const averages = movingAverage(all, AVERAGE_DAYS)
  const from = weeks === 'all' ? 0 : firstAfter(readings, dayBefore(today, weeks))
  const dayAt = (row: number) => dayOfNumber(columns.day[row] ?? 0)
  const last = length - 1
  const latest: LatestReading = { value: values[last] ?? 0, at: at[last] ?? 0, day: dayAt(last) }
  return { unit, all, averages, from, latest, change: changeFrom(Math.max(0, from - 1), from, all, averages, dayAt) }
}

function changeFrom(
  base: number,
  from: number,
  { at, values }: Series,
  averages: Series,
  dayAt: (row: number) => Day,
): MeasurementChange | null {
  const last = at.length - 1
  if (last < from || last === base) return null
  // Averages that share readings would understate the change.
  const isApart = (at[last] ?? 0) - (at[base] ?? 0) >= AVERAGE_DAYS * DAY_MS
  const compared = isApart ? averages.values : values
  return { amount: (compared[last] ?? 0) - (compared[base] ?? 0), since: dayAt(base), isAveraged: isApart }
}

function paceTo(goal: number, lately: Series, latest: LatestReading, today: Day): MeasurementProgress['goal'] {
  const trend = trendOf(lately)
  const isOld = dayNumberOf(today) - dayNumberOf(latest.day) > PACE_OLDEST_DAYS
  if (!trend || isOld || trend.direction === 'unclear') return { heading: 'unclear', reachedOn: null }
  if (trend.direction === 'plateau') return { heading: 'level', reachedOn: null }
  const isCloser = goal > latest.value === (trend.direction === 'rising')
  if (!isCloser) return { heading: 'away', reachedOn: null }
  const day = reachedOn(goal, trend, latest.day)
  return { heading: 'closer', reachedOn: day !== null && day > today ? day : null }
}

/** The day on which a trend reaches a goal; null for a goal already passed or years away. */
function reachedOn(goal: number, trend: Trend, lastDay: Day): Day | null {
  // Whole days; the tolerance absorbs binary fractions.
  const days = Math.ceil(((goal - trend.to) / trend.perWeek) * 7 - 1e-6)
  if (!(days >= 0 && days <= FARTHEST_GOAL_DAYS)) return null
  return dayOfNumber(dayNumberOf(lastDay) + days)
}

function since({ at, values }: Series, row: number): Series {
  return { at: at.slice(row), values: values.slice(row) }
}

function dayBefore(today: Day, weeks: number): DayNumber {
  return dayNumberOf(today) - 7 * weeks
}

function firstAfter({ table: { columns, length } }: Readings, day: DayNumber): number {
  let row = length
  while (row > 0 && (columns.day[row - 1] ?? 0) > day) row--
  return row
}
