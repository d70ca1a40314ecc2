import type { Measurement, MeasurementGoal, MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import type { LengthUnit, WeightUnit } from '#contract/quantity.ts'
import { type DayNumber, dayIn, numberOf } from './days.ts'
import { inUnit } from './sets.ts'

export type BodyUnits = { readonly weight: WeightUnit; readonly length: LengthUnit }

export function unitOf(kind: MeasurementKind, units: BodyUnits): MeasurementUnit {
  if (kind === 'body-weight') return units.weight
  return kind === 'body-fat' ? '%' : units.length
}

type Amount = { readonly value: number; readonly unit: MeasurementUnit }

export function amountIn({ value, unit }: Amount, to: MeasurementUnit): number {
  if (unit === to) return value
  if ((unit === 'kg' || unit === 'lb') && (to === 'kg' || to === 'lb')) return inUnit({ value, unit }, to)
  if (unit === 'cm' && to === 'in') return value / 2.54
  return unit === 'in' && to === 'cm' ? value * 2.54 : value
}

export function readingDay({ measuredAt, timeZone }: Measurement): DayNumber {
  return numberOf(dayIn(measuredAt, timeZone))
}

export type Change = { readonly amount: number; readonly since: DayNumber; readonly isAveraged: boolean }

const WEEK_MS = 7 * 86_400_000

/**
 * Since the last reading before a range, or the first in it: between means of seven days where these share no reading,
 * else between readings. `readings` are of one kind, oldest first. Null without a reading in the range, or a second one.
 */
export function changeOver(
  readings: readonly Measurement[],
  unit: MeasurementUnit,
  { today, weeks }: { readonly today: DayNumber; readonly weeks: number | 'all' },
): Change | null {
  const isWithin = (reading: Measurement) => weeks === 'all' || readingDay(reading) > today - 7 * weeks
  const firstWithin = readings.length - readings.toReversed().findIndex((reading) => !isWithin(reading))
  const from = readings.every(isWithin) ? 0 : firstWithin
  const base = readings[Math.max(0, from - 1)]
  const last = readings.at(-1)
  if (!base || !last || from >= readings.length || last === base) return null
  const isAveraged = Date.parse(last.measuredAt) - Date.parse(base.measuredAt) >= WEEK_MS
  const valueAt = (reading: Measurement) => (isAveraged ? meanUpTo(readings, reading, unit) : amountIn(reading, unit))
  return { amount: valueAt(last) - valueAt(base), since: readingDay(base), isAveraged }
}

function meanUpTo(readings: readonly Measurement[], last: Measurement, unit: MeasurementUnit): number {
  const until = readings.indexOf(last)
  const counted = readings.filter(
    (reading, index) => index <= until && Date.parse(last.measuredAt) - Date.parse(reading.measuredAt) < WEEK_MS,
  )
  return counted.reduce((total, reading) => total + amountIn(reading, unit), 0) / counted.length
}

/** How far a goal is, to the tenth that is shown; 0 once it is reached or was passed on the way. */
export function remaining({ target }: MeasurementGoal, latest: number, unit: MeasurementUnit): number {
  const goal = amountIn(target, unit)
  const from = target.from === null ? null : amountIn({ value: target.from, unit: target.unit }, unit)
  const wasPassed = from !== null && (from > goal ? latest <= goal : from < goal && latest >= goal)
  return wasPassed ? 0 : Math.round((goal - latest) * 10) / 10
}
