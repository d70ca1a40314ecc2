import type { SessionId, WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { runningSessions, sessionById } from '#storage/collections/sessions.ts'
import { workoutById } from '#storage/collections/workouts.ts'
import type { Database } from '#storage/documents.ts'
import { follow } from '#storage/follow.ts'
import { unsavedCopyOf } from '../editing/unsaved-copy.ts'

export type ResolvedAddress =
  | { readonly type: 'session'; readonly session: Session }
  | { readonly type: 'start'; readonly workout: Workout | null }
  | { readonly type: 'missing' }

/** The session of this id, where it was read ahead. */
export function knownSession(db: Database, id: string | null): ResolvedAddress | undefined {
  const session = id === null ? null : sessionById(db, id as SessionId).known()
  return session?.binnedAt === '' ? { type: 'session', session } : undefined
}

/** `id` is a session's or workout's; null is a free session. A running one is continued before anything is started. */
export async function resolveEntry(db: Database, id: string | null): Promise<ResolvedAddress> {
  const [session, running] = await Promise.all([
    // Ids from the address are looked up, so a wrong one is just not found.
    id === null ? null : sessionById(db, id as SessionId).get(),
    runningSessions(db).get(),
  ])
  if (session && session.binnedAt === '') return { type: 'session', session }
  // Deleted elsewhere, with sets that exist only here: writing those restores it.
  const lastKnown = id === null ? null : await unsavedCopyOf(db.account, id as SessionId).lastKnown()
  if (lastKnown) return { type: 'session', session: session ?? lastKnown }
  const started = running.find(({ workoutId }) => workoutId === (id ?? ''))
  if (started) return { type: 'session', session: started }
  const workout = id === null ? null : await workoutById(db, id as WorkoutId).get()
  if (id !== null && !workout) return { type: 'missing' }
  return { type: 'start', workout }
}

/** Calls back when something missing may have arrived from another device. Returns the unsubscriber. */
export function whenArrived(db: Database, id: string, arrived: () => void): () => void {
  const look = (found: Session | Workout | null) => {
    if (found?.binnedAt === '') arrived()
  }
  const stops = [
    follow<Session | null>(sessionById(db, id as SessionId), look),
    follow<Workout | null>(workoutById(db, id as WorkoutId), look),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
