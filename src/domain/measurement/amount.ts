import type { MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import type { LengthUnit, WeightUnit } from '#contract/quantity.ts'
import { convertLength, convertWeight } from '../units.ts'

/** A figure with its unit. */
export type Amount = { readonly value: number; readonly unit: MeasurementUnit }

/** The units somebody prefers. */
export type BodyUnits = { readonly weightUnit: WeightUnit; readonly lengthUnit: LengthUnit }

/** The unit that a measurement of this kind is entered and shown in. */
export function measurementUnit(kind: MeasurementKind, { weightUnit, lengthUnit }: BodyUnits): MeasurementUnit {
  if (kind === 'body-weight') return weightUnit
  return kind === 'body-fat' ? '%' : lengthUnit
}

/** An amount in another unit of its own kind, not rounded; one in a unit that has no way to the other stays as it is. */
export function convertAmount({ value, unit }: Amount, to: MeasurementUnit): number {
  if ((unit === 'kg' || unit === 'lb') && (to === 'kg' || to === 'lb')) return convertWeight({ value, unit }, to)
  if ((unit === 'cm' || unit === 'in') && (to === 'cm' || to === 'in')) return convertLength(value, unit, to)
  return value
}
