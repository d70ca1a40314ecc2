import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { sessionAsWorkout } from '#domain/session/as-workout.ts'
import { activeWorkouts, archivedWorkouts } from '#storage/collections/workouts.ts'
import { insertDocument } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import { newId } from '#storage/new-id.ts'

/** Stores a session as a workout behind all others. Rejects with StorageError. */
export async function saveAsWorkout(db: Database, session: Session): Promise<Workout> {
  const orderKey = await keyBehindWorkouts(db)
  return insertDocument(db, 'workouts', sessionAsWorkout(session, { newId, orderKey }))
}

async function keyBehindWorkouts(db: Database): Promise<string> {
  const workouts = [...(await activeWorkouts(db).get()), ...(await archivedWorkouts(db).get())]
  const last =
    workouts
      .map((workout) => workout.orderKey)
      .toSorted()
      .at(-1) ?? null
  const [key] = orderKeysAfter(last, 1)
  if (key === undefined) throw new Error('one key was asked for')
  return key
}
