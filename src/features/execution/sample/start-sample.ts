import type { Locale } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { beginInRegion } from '#platform/account/begin-in-region.ts'
import { beginSession } from '#shared/start-workout/begin-session.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import { newId } from '#storage/new-id.ts'
import { sampleWorkout } from './sample-workout.ts'

/** The guest's running session: an unfinished one, else a new one of the sample. Rejects with StorageError. */
export async function continueOrStartSample(db: Database, name: string, locale: Locale): Promise<Session> {
  const [running] = await runningSessions(db).get()
  if (running) return running
  await beginInRegion(db)
  const { weightUnit } = await preferencesOf(db).get()
  const workout = await insertDocument(db, 'workouts', sampleWorkout(name, weightUnit, newId))
  const begun = await beginSession(db, { does: 'start', workout, freeName: name, locale })
  return begun.type === 'running' ? begun.session : begun.other
}
