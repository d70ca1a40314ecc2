import type { SessionId } from '#contract/id.ts'
import type { Locale } from '#contract/preferences.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { finishSession, isForgotten, proposedEnd, reopenSession } from '#domain/session/lifecycle.ts'
import { lastCompleted } from '#domain/session/set-order.ts'
import { instantOf } from '#domain/time/instant.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { editDocument } from '#storage/commands.ts'
import { discardSession } from '#storage/discard-session.ts'
import type { Database } from '#storage/documents.ts'
import { now } from '#storage/new-id.ts'
import { withLock } from '../with-lock.ts'
import { insertRepeated, insertStarted } from './new-session.ts'

const LOCK = 'barra-start-workout'

/** A workout, or null for a free session called `freeName`; a past session to repeat; an ended one to resume. */
export type Beginning =
  | { readonly does: 'start'; readonly workout: Workout | null; readonly freeName: string; readonly locale: Locale }
  | { readonly does: 'repeat'; readonly session: Session; readonly locale: Locale }
  | { readonly does: 'reopen'; readonly session: Session }

export type Begun =
  | { readonly type: 'running'; readonly session: Session }
  /** Nothing was written: the person decides about the running session. */
  | { readonly type: 'other-running'; readonly other: Session }

/**
 * Two taps, or two tabs, start one session: the second gets the first one's. `beside` names sessions that may run at
 * the same time. Rejects with StorageError.
 */
export async function beginSession(
  db: Database,
  beginning: Beginning,
  beside: readonly SessionId[] = [],
): Promise<Begun> {
  const begin = async (): Promise<Begun> => {
    const running = (await runningSessions(db).get()).filter(({ id }) => !beside.includes(id))
    const begun = running.find((session) => isBegunBy(session, beginning))
    if (begun) return { type: 'running', session: begun }
    const [other] = running
    return other ? { type: 'other-running', other } : { type: 'running', session: await write(db, beginning) }
  }
  return withLock(`${LOCK}-${db.account}`, begin)
}

/** Incomplete sets stay as planned; a session in which nothing was logged was opened by mistake and goes. */
export async function finishOther(db: Database, other: Session): Promise<void> {
  if (lastCompleted(other) === null) return discardSession(db, other.id)
  const nowMs = Date.now()
  const end = isForgotten(other, nowMs) ? proposedEnd(other) : instantOf(nowMs)
  await editDocument(db, 'sessions', other.id, (session) => finishSession(session, end, { unfinished: 'keep' }))
}

async function write(db: Database, beginning: Beginning): Promise<Session> {
  switch (beginning.does) {
    case 'start':
      return insertStarted(db, beginning)
    case 'repeat':
      return insertRepeated(db, beginning.session, beginning.locale)
    case 'reopen': {
      const nowIso = now()
      return (await editDocument(db, 'sessions', beginning.session.id, (it) => reopenSession(it, nowIso))).after
    }
  }
}

/** Whether a running session is the requested one; for a repeated one, only without completed sets. */
function isBegunBy(running: Session, beginning: Beginning): boolean {
  if (beginning.does === 'start') return running.workoutId === (beginning.workout?.id ?? '')
  const { session } = beginning
  if (beginning.does === 'reopen') return running.id === session.id
  return (
    running.name === session.name &&
    running.workoutId === session.workoutId &&
    lastCompleted(running) === null &&
    exerciseIds(running.exercises) === exerciseIds(session.exercises)
  )
}

function exerciseIds(exercises: readonly SessionExercise[]): string {
  return inOrder(exercises)
    .map(({ exerciseId }) => exerciseId)
    .join()
}
