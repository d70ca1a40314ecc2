import { convertWeight } from '../units.ts'
import type { ImportedWeight } from './imported.ts'

/** Plates and dumbbells come in steps of this in either unit. */
const STEP = 0.25
/** Nobody loads so little more or less: it is what binary fractions and conversions leave. */
const NOISE = 0.002
/** What is lost where a file cuts pounds off after two digits. */
const LAST_DIGIT = 0.011

/**
 * The load that was meant. Binary noise goes (`74.99999999999999`), and pounds that are no step of pounds but one of kg
 * were entered in kg: 77.16 lb is 35 kg. Whatever else a file says stays as it is.
 */
export function snapWeight(weight: ImportedWeight): ImportedWeight {
  const { value, unit } = weight
  if (isStep(value)) return weight
  const plain = withoutNoise(value)
  if (unit !== 'lb' || isStep(plain)) return { value: plain, unit }
  const kilograms = convertWeight({ value: plain, unit }, 'kg')
  const step = nearestStep(kilograms)
  return Math.abs(kilograms - step) < convertWeight({ value: LAST_DIGIT, unit }, 'kg')
    ? { value: step, unit: 'kg' }
    : { value: plain, unit }
}

/** A load that a file has in kg, in the lb it was lifted in: 45.359237 kg are 100 lb. */
export function asPounds(kilograms: number): number {
  const pounds = convertWeight({ value: kilograms, unit: 'kg' }, 'lb')
  const step = nearestStep(pounds)
  return Math.abs(pounds - step) < 0.03 ? step : Math.round(pounds * 100) / 100
}

/** Whether a load in kg is a round one in lb and not in kg: a sign that somebody trained in lb. */
export function looksLikePounds(kilograms: number): boolean {
  const pounds = convertWeight({ value: kilograms, unit: 'kg' }, 'lb')
  return !isStep(kilograms) && Math.abs(pounds - Math.round(pounds * 2) / 2) < 0.01
}

function isStep(value: number): boolean {
  return Number.isInteger(value / STEP)
}

function nearestStep(value: number): number {
  return Math.round(value / STEP) * STEP
}

function withoutNoise(value: number): number {
  const step = nearestStep(value)
  return Math.abs(value - step) < NOISE && step > 0 ? step : Number(value.toPrecision(12))
}
