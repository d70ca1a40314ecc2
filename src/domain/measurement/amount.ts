import type { MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import type { LengthUnit, WeightUnit } from '#contract/quantity.ts'
import { convertLength, convertWeight } from '../units.ts'

export type Amount = { readonly value: number; readonly unit: MeasurementUnit }

export type BodyUnits = { readonly weightUnit: WeightUnit; readonly lengthUnit: LengthUnit }

export function measurementUnit(kind: MeasurementKind, { weightUnit, lengthUnit }: BodyUnits): MeasurementUnit {
  if (kind === 'body-weight') return weightUnit
  return kind === 'body-fat' ? '%' : lengthUnit
}

/** An amount in another unit of its kind, not rounded; unchanged if the units are unrelated. */
export function convertAmount({ value, unit }: Amount, to: MeasurementUnit): number {
  if ((unit === 'kg' || unit === 'lb') && (to === 'kg' || to === 'lb')) return convertWeight({ value, unit }, to)
  if ((unit === 'cm' || unit === 'in') && (to === 'cm' || to === 'in')) return convertLength(value, unit, to)
  return value
}
