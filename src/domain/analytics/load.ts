import type { WeightUnit } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'

/**
 * A load for comparison across units: kg to two decimals, as a screen shows it. Loads that look the same are equal, so
 * that 225 lb after 102.06 kg is no record by two grams. The smallest plates are ten times that.
 */
export function comparableLoad(value: number, unit: WeightUnit): number {
  return Math.round(convertWeight({ value, unit }, 'kg') * 100) / 100
}

/** A load or a volume in kg, in the unit asked for. */
export function fromKg(kg: number, unit: WeightUnit): number {
  return convertWeight({ value: kg, unit: 'kg' }, unit)
}
