import { z } from 'zod'
import { documentFields, instant, newestFirstKey, note, timeZone } from './document.ts'
import { measurementId } from './id.ts'
import { MEASUREMENT_KINDS } from './vocabulary.ts'

export const measurementKind = z.enum(MEASUREMENT_KINDS)
export type MeasurementKind = z.infer<typeof measurementKind>

/** One reading, in the unit as entered: kg or lb for weight, % for fat, cm or in for girths. */
export const measurement = z.strictObject({
  id: measurementId,
  ...documentFields,
  newestFirst: newestFirstKey,
  kind: measurementKind,
  value: z.number().min(0).max(1_000),
  unit: z.enum(['kg', 'lb', '%', 'cm', 'in']),
  measuredAt: instant,
  timeZone,
  note,
})
export type Measurement = z.infer<typeof measurement>
