import type { RxJsonSchema } from 'rxdb/plugins/core'
import type { Preferences } from '#contract/preferences.ts'
import { PREFERENCES_ID, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { editOrCreate } from '../commands.ts'
import type { Database } from '../documents.ts'
import { type LiveQuery, mapped } from '../live-query.ts'
import { documentById } from '../questions.ts'
import { binnedAt, flag, id, list, number, optionalText, text } from './document-properties.ts'

const schema: RxJsonSchema<Omit<Preferences, 'copyReminder' | 'measurementGoals' | 'weeklyGoal'>> = {
  version: SCHEMA_VERSION,
  type: 'object',
  primaryKey: 'id',
  properties: {
    id,
    updatedAt: text,
    binnedAt,
    language: optionalText,
    timeZone: optionalText,
    weightUnit: text,
    distanceUnit: text,
    lengthUnit: text,
    weekStart: number,
    theme: text,
    defaultRestSeconds: number,
    effort: text,
    sounds: flag,
    vibration: flag,
    keepAwake: flag,
    gymId: optionalText,
    gyms: list,
  },
  required: ['id', 'binnedAt'],
}

/** Optional fields added later are stored as they are; without an index they need no migration. */
export const preferencesSchema = schema as RxJsonSchema<Preferences>

/** Defaults. Null means the device's setting. */
export const DEFAULT_PREFERENCES: Preferences = {
  id: PREFERENCES_ID,
  updatedAt: UNSTAMPED,
  binnedAt: '',
  language: null,
  timeZone: null,
  weightUnit: 'kg',
  distanceUnit: 'km',
  lengthUnit: 'cm',
  weekStart: 1,
  theme: 'system',
  defaultRestSeconds: 120,
  effort: 'off',
  sounds: true,
  vibration: true,
  keepAwake: true,
  gymId: null,
  gyms: [],
}

export function preferencesOf(db: Database): LiveQuery<Preferences> {
  return mapped(documentById(db, 'preferences', PREFERENCES_ID), withDefaults)
}

/** The first change creates the document. */
export async function editPreferences(db: Database, change: (preferences: Preferences) => Preferences): Promise<void> {
  await editOrCreate(db, 'preferences', DEFAULT_PREFERENCES, (stored) => change(withDefaults(stored)))
}

function withDefaults(stored: Preferences | null): Preferences {
  return stored ? { ...DEFAULT_PREFERENCES, ...stored } : DEFAULT_PREFERENCES
}
