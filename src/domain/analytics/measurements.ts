import type { MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import type { Day } from '../session-day.ts'
import { convertLength, convertWeight } from '../units.ts'
import { type DayNumber, dayNumberOf, dayOfNumber } from './day-number.ts'
import { MEASUREMENT_UNITS, type MeasurementIndex, type Readings } from './measurement-index.ts'
import type { AnalyticsQuestion, LatestMeasurement, MeasurementProgress, Trend } from './questions.ts'
import { downsample, movingAverage } from './series.ts'
import { trendOf } from './trend.ts'

type MeasurementUnit = LatestMeasurement['unit']

/** Weight swings by water and food from day to day; the mean of a week does not. */
const AVERAGE_DAYS = 7
/** A trend says nothing of what lies farther ahead. */
const FARTHEST_GOAL_DAYS = 730

/** The latest reading of each kind that was ever taken, in the order of the vocabulary. */
export function latestMeasurements(measurements: MeasurementIndex): readonly LatestMeasurement[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const readings = measurements.kinds.get(kind)
    return readings ? [{ kind, ...readingAt(readings, readings.table.length - 1), count: readings.table.length }] : []
  })
}

/** One kind over time; null where it was never taken. The average of a range begins with what came before it. */
export function measurementProgress(
  measurements: MeasurementIndex,
  { measurement, today, weeks, weightUnit, lengthUnit, goal, maxPoints }: AnalyticsQuestion<'measurement'>,
): MeasurementProgress | null {
  const readings = measurements.kinds.get(measurement)
  if (!readings) return null
  const unit = unitOf(measurement, weightUnit, lengthUnit)
  const { table } = readings
  const at = table.columns.at.slice(0, table.length)
  const all = { at, values: Float64Array.from(at, (_, row) => convert(readingAt(readings, row), unit)) }
  const averages = movingAverage(all, AVERAGE_DAYS)
  const from = weeks === 'all' ? 0 : firstAfter(readings, dayNumberOf(today) - 7 * weeks)
  const ofRange = { at: at.slice(from), values: all.values.slice(from) }
  const average = { at: at.slice(from), values: averages.values.slice(from) }
  const last = readingAt(readings, table.length - 1)
  const value = convert(last, unit)
  const trend = trendOf(ofRange)
  const [began, ended] = [average.values[0], average.values.at(-1)]
  return {
    unit,
    readings: downsample(ofRange, maxPoints),
    average: downsample(average, maxPoints),
    latest: { value, at: last.at, day: last.day },
    change: began === undefined || ended === undefined || average.at.length < 2 ? null : ended - began,
    trend,
    goal: goal === null ? null : { remaining: goal - value, reachedOn: reachedOn(goal, trend, last.day) },
  }
}

/** The day a trend that goes the right way gets to a goal; null where it does not, or only in years. */
function reachedOn(goal: number, trend: Trend | null, lastDay: Day): Day | null {
  if (!trend || trend.direction === 'unclear' || trend.direction === 'plateau') return null
  // Whole days; what a binary fraction is over them is none.
  const days = Math.ceil(((goal - trend.to) / trend.perWeek) * 7 - 1e-6)
  if (!(days >= 0 && days <= FARTHEST_GOAL_DAYS)) return null
  return dayOfNumber(dayNumberOf(lastDay) + days)
}

function firstAfter({ table }: Readings, day: DayNumber): number {
  const { at, day: days } = table.columns
  const first = Array.from({ length: table.length }, (_, row) => row).find((row) => (days[row] ?? 0) > day)
  return first ?? at.length
}

function readingAt({ table }: Readings, row: number) {
  const { at, day, value, unit } = table.columns
  return {
    value: value[row] ?? 0,
    unit: MEASUREMENT_UNITS[unit[row] ?? 0] ?? ('cm' as const),
    at: at[row] ?? 0,
    day: dayOfNumber(day[row] ?? 0),
  }
}

function unitOf(kind: MeasurementKind, weight: MeasurementUnit, length: MeasurementUnit): MeasurementUnit {
  if (kind === 'body-weight') return weight
  return kind === 'body-fat' ? '%' : length
}

/** A reading in another unit of its own kind; one in a unit that its kind does not have stays as it is. */
function convert(
  { value, unit }: { readonly value: number; readonly unit: MeasurementUnit },
  to: MeasurementUnit,
): number {
  if ((unit === 'kg' || unit === 'lb') && (to === 'kg' || to === 'lb')) return convertWeight({ value, unit }, to)
  if ((unit === 'cm' || unit === 'in') && (to === 'cm' || to === 'in')) return convertLength(value, unit, to)
  return value
}
