import { z } from 'zod'
import { MAX_DISTANCE, MAX_REPS, MAX_REPS_IN_RESERVE, MAX_RPE, MAX_SECONDS, MAX_WEIGHT, MIN_RPE } from './limits.ts'

export const weightUnit = z.enum(['kg', 'lb'])
export const distanceUnit = z.enum(['m', 'km', 'mi', 'yd'])
export const lengthUnit = z.enum(['cm', 'in'])
export type WeightUnit = z.infer<typeof weightUnit>
export type DistanceUnit = z.infer<typeof distanceUnit>
export type LengthUnit = z.infer<typeof lengthUnit>

/** A load exactly as entered: 100 lb is stored as 100 lb, whatever unit the screen shows. */
export const weight = z.strictObject({ value: z.number().min(0).max(MAX_WEIGHT), unit: weightUnit })
export const distance = z.strictObject({ value: z.number().min(0).max(MAX_DISTANCE), unit: distanceUnit })
export type Weight = z.infer<typeof weight>
export type Distance = z.infer<typeof distance>

export const reps = z.int().min(0).max(MAX_REPS)
export const seconds = z.int().min(0).max(MAX_SECONDS)
/** Rate of perceived exertion, 1 to 10 in halves. */
export const rpe = z.number().min(MIN_RPE).max(MAX_RPE).multipleOf(0.5)
export const repsInReserve = z.number().min(0).max(MAX_REPS_IN_RESERVE)
