import { deviceTimeZone } from '#contract/device-headers.ts'
import type { RegionClues } from '#domain/billing/country.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { regionalDefaults } from '#domain/profile/regional-defaults.ts'
import { editPreferences, preferencesOf } from '#storage/collections/preferences.ts'
import { countSessions } from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import type { Database } from '#storage/documents.ts'

/**
 * Gives an account in which nothing has been chosen or trained the units and the week of its region. Others keep what
 * they are used to. Call it once everything is here. Rejects with StorageError.
 */
export async function beginInRegion(db: Database, clues: RegionClues = deviceClues()): Promise<void> {
  const [preferences, sessions, workouts] = await Promise.all([
    preferencesOf(db).get(),
    countSessions(db).get(),
    activeWorkouts(db).get(),
  ])
  if (preferences.updatedAt !== UNSTAMPED || sessions > 0 || workouts.length > 0) return
  const usual = regionalDefaults(clues)
  await editPreferences(db, (stored) => (stored.updatedAt === UNSTAMPED ? { ...stored, ...usual } : stored))
}

function deviceClues(): RegionClues {
  return { languages: navigator.languages, timeZone: deviceTimeZone() }
}
