import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { finishPast } from '#domain/past-session/past-session.ts'
import { type ExercisePace, estimateMinutes } from '#domain/workout/workout-overview.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import type { SessionPlace } from '#storage/collections/sessions.ts'
import type { Database } from '#storage/documents.ts'
import { planSession, type Start, sessionStart } from './new-session.ts'

const MINUTE_MS = 60_000
/** The length of a workout without a plan. */
const FREE_MINUTES = 60

/**
 * Drafts a workout that is logged afterwards: a finished session that began at `startedAt`, with the plan's sets and the
 * figures of the time before it. Nothing is stored.
 */
export async function draftPast(db: Database, start: Start & { readonly startedAt: string }): Promise<Session> {
  const { nowIso, ...place } = await sessionStart(db)
  const at = { ...place, nowIso: start.startedAt }
  const session = await planSession(db, start, at, placeAt(start.startedAt))
  const { defaultRestSeconds } = await preferencesOf(db).get()
  const minutes = start.workout ? usualMinutes(start.workout, session, defaultRestSeconds) : FREE_MINUTES
  return finishPast(session, minutes * MINUTE_MS, nowIso)
}

/** Before every session of that instant: no id is empty. */
function placeAt(instant: string): SessionPlace {
  return { newestFirst: newestFirstKey(instant), id: '' as SessionId }
}

function usualMinutes(workout: Workout, session: Session, defaultRestSeconds: number): number {
  const paces = new Map(
    session.exercises.map(({ exerciseId, restSeconds, oneSided = false }): [string, ExercisePace] => [
      exerciseId,
      { restSeconds: restSeconds ?? defaultRestSeconds, oneSided },
    ]),
  )
  const unknown = { restSeconds: defaultRestSeconds, oneSided: false }
  return estimateMinutes(workout, (id) => paces.get(id) ?? unknown) || FREE_MINUTES
}
