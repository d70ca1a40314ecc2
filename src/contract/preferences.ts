import { z } from 'zod'
import { documentFields, name, orderKey, stamp, timeZone } from './document.ts'
import { gymId } from './id.ts'
import { MAX_BARS, MAX_PLATE_PAIRS, MAX_PLATES, MAX_STORED_GYMS, MAX_WEEKLY_GOAL } from './limits.ts'
import { measurementGoal } from './measurement.ts'
import { distanceUnit, lengthUnit, seconds, weight, weightUnit } from './quantity.ts'
import { LOCALES, MEASUREMENT_KINDS, PREFERENCES_ID, THEMES } from './vocabulary.ts'

export const locale = z.enum(LOCALES)
export type Locale = z.infer<typeof locale>

export const theme = z.enum(THEMES)
export type Theme = z.infer<typeof theme>

/** Bars and plates of one gym; `pairs` is the number of pairs of a plate. */
export const gym = z.strictObject({
  id: gymId,
  updatedAt: stamp,
  orderKey,
  name,
  bars: z.array(z.strictObject({ name, weight })).max(MAX_BARS),
  plates: z.array(z.strictObject({ weight, pairs: z.int().min(0).max(MAX_PLATE_PAIRS) })).max(MAX_PLATES),
})

export const preferences = z.strictObject({
  id: z.literal(PREFERENCES_ID),
  ...documentFields,
  language: locale.nullable(),
  timeZone: timeZone.nullable(),
  weightUnit: weightUnit,
  distanceUnit: distanceUnit.extract(['km', 'mi']),
  lengthUnit: lengthUnit,
  /** 0 is Sunday, as in `Date.prototype.getDay`. */
  weekStart: z.int().min(0).max(6),
  theme,
  defaultRestSeconds: seconds,
  effort: z.enum(['off', 'rpe', 'rir']),
  sounds: z.boolean(),
  vibration: z.boolean(),
  keepAwake: z.boolean(),
  weeklyGoal: z.int().min(1).max(MAX_WEEKLY_GOAL).nullable().optional(),
  copyReminder: z.boolean().optional(),
  /** Absent: none. */
  measurementGoals: z.array(measurementGoal).max(MEASUREMENT_KINDS.length).optional(),
  gymId: gymId.nullable(),
  gyms: z.array(gym).max(MAX_STORED_GYMS),
})
export type Preferences = z.infer<typeof preferences>
