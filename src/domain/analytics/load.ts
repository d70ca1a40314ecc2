import type { WeightUnit } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'

/** In kg to two decimals, as a screen shows it: 225 lb after 102.06 kg is no record by two grams. */
export function comparableLoad(value: number, unit: WeightUnit): number {
  return Math.round(convertWeight({ value, unit }, 'kg') * 100) / 100
}

export function fromKg(kg: number, unit: WeightUnit): number {
  return convertWeight({ value: kg, unit: 'kg' }, unit)
}
