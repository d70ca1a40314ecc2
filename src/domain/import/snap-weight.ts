import { convertWeight } from '../units.ts'
import type { ImportedWeight } from './imported.ts'

/** Increment of plates and dumbbells in either unit. */
const STEP = 0.25
/** Maximum error left by binary fractions and conversions; smaller than any plate. */
const NOISE = 0.002
/** Maximum loss when a file truncates pounds after two digits. */
const LAST_DIGIT = 0.011

/** Removes binary noise (`74.99999999999999`), and converts lb that are only an increment in kg: 77.16 lb is 35 kg. */
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

/** A load in kg, converted to the lb it was lifted in: 45.359237 kg are 100 lb. */
export function asPounds(kilograms: number): number {
  const pounds = convertWeight({ value: kilograms, unit: 'kg' }, 'lb')
  const step = nearestStep(pounds)
  return Math.abs(pounds - step) < 0.03 ? step : Math.round(pounds * 100) / 100
}

/** Whether a load in kg is round in lb but not in kg, which suggests training in lb. */
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
