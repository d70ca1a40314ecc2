import type { Locale } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { SAMPLE_WORKOUT_ID } from '#domain/session/sample.ts'
import { beginInRegion } from '#platform/account/begin-in-region.ts'
import { beginSession } from '#shared/start-workout/begin-session.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import type { Database } from '#storage/documents.ts'
import { newId } from '#storage/new-id.ts'
import { sampleWorkout } from './sample-workout.ts'

/**
 * The guest's running session: an unfinished one, else a new one of the sample, which is stored as no routine. Rejects
 * with StorageError.
 */
export async function continueOrStartSample(db: Database, name: string, locale: Locale): Promise<Session> {
  const [running] = await runningSessions(db).get()
  if (running) return running
  await beginInRegion(db)
  const { weightUnit } = await preferencesOf(db).get()
  const workout = { ...sampleWorkout(name, weightUnit, newId), id: SAMPLE_WORKOUT_ID }
  const begun = await beginSession(db, { does: 'start', workout, freeName: name, locale })
  return begun.type === 'running' ? begun.session : begun.other
}
