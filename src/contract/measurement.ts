import { z } from 'zod'
import { documentFields, instant, newestFirstKey, note, stamp, storedTimeZone } from './document.ts'
import { measurementId } from './id.ts'
import { MAX_MEASUREMENT } from './limits.ts'
import { MEASUREMENT_KINDS } from './vocabulary.ts'

export const measurementKind = z.enum(MEASUREMENT_KINDS)
export type MeasurementKind = z.infer<typeof measurementKind>

const value = z.number().min(0).max(MAX_MEASUREMENT)
const measurementUnit = z.enum(['kg', 'lb', '%', 'cm', 'in'])
export type MeasurementUnit = z.infer<typeof measurementUnit>

/** One reading, in the unit as entered: kg or lb for weight, % for fat, cm or in for girths. */
export const measurement = z.strictObject({
  id: measurementId,
  ...documentFields,
  newestFirst: newestFirstKey,
  kind: measurementKind,
  value,
  unit: measurementUnit,
  measuredAt: instant,
  timeZone: storedTimeZone,
  note,
})
export type Measurement = z.infer<typeof measurement>

/** One goal per kind: the kind is its id, so that two devices mean the same one. */
export const measurementGoal = z.strictObject({
  id: measurementKind,
  updatedAt: stamp,
  /** One value, whose parts never come from two devices. `from`: the latest reading when the goal was set, or null. */
  target: z.strictObject({ value, unit: measurementUnit, from: value.nullable() }),
})
export type MeasurementGoal = z.infer<typeof measurementGoal>
