import { MAX_PAUSED_MS } from '#contract/limits.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { mapChanged } from '../list/ordered-list.ts'
import { instantOf, laterInstant, millisecondsOf } from '../time/instant.ts'
import { withExercises } from './edit-session.ts'
import { pausedMsAfter, pausedMsWithin, possiblePause } from './paused-time.ts'
import { lastCompleted } from './set-order.ts'
import { withoutLoneMembers } from './superset.ts'

/** Without a set for this long, training is over. */
const FORGOTTEN_AFTER_MS = 3 * 3_600_000
/** A longer session is a forgotten timer or a wrong time. */
export const UNUSUAL_LENGTH_MS = 6 * 3_600_000

/** Stops the clock. A pause is a rest itself, so the running one ends. */
export function pauseSession(session: Session, nowIso: string): Session {
  if (session.status !== 'active' || session.pausedAt !== null) return session
  return { ...session, pausedAt: nowIso, rest: null }
}

export function resumeSession(session: Session, nowIso: string): Session {
  return session.pausedAt === null ? session : withPause({ ...session, pausedAt: null }, session.pausedAt, nowIso)
}

export type Unfinished = 'discard' | 'keep'

/** Ends a running session as completed. Completed sets stay in either case. */
export function finishSession(session: Session, nowIso: string, options: { readonly unfinished: Unfinished }): Session {
  if (session.status !== 'active') return session
  const ended = endSession(session, nowIso)
  const kept = options.unfinished === 'discard' ? withoutUnfinished(ended) : ended
  return { ...kept, status: 'completed' }
}

/** Ends a running session without finishing it. Every set stays, so that it can be resumed. */
export function abandonSession(session: Session, nowIso: string): Session {
  return session.status === 'active' ? { ...endSession(session, nowIso), status: 'abandoned' } : session
}

/** Whether an ended session can be resumed: after 30 days it is edited instead. */
export function canReopen(session: Session, nowMs: number): boolean {
  if (session.endedAt === null) return false
  return session.pausedMs + nowMs - millisecondsOf(session.endedAt) <= MAX_PAUSED_MS
}

/** Resumes an ended session; the time since its end counts as a pause. */
export function reopenSession(session: Session, nowIso: string): Session {
  if (session.endedAt === null || !canReopen(session, millisecondsOf(nowIso))) return session
  return withPause({ ...session, status: 'active', endedAt: null }, session.endedAt, nowIso)
}

/** Whether an ended session is implausibly long: more likely a wrong time. */
export function isUnusuallyLong(session: Session): boolean {
  return session.endedAt !== null && elapsedMs(session, millisecondsOf(session.endedAt)) > UNUSUAL_LENGTH_MS
}

/** Changes the start or end of a session; refuses an end before the start. A running session has no end to change. */
export function setSessionTimes(
  session: Session,
  times: { readonly startedAt?: string; readonly endedAt?: string },
): Session {
  const startedAt = times.startedAt ?? session.startedAt
  const endedAt = session.endedAt === null ? null : (times.endedAt ?? session.endedAt)
  if (startedAt === session.startedAt && endedAt === session.endedAt) return session
  if (endedAt !== null && endedAt < startedAt) return session
  const pausedMs = endedAt === null ? session.pausedMs : pausedMsAt(session, startedAt, endedAt)
  return { ...session, startedAt, endedAt, pausedMs, newestFirst: newestFirstKey(startedAt) }
}

/** A session that is moved as a whole keeps its pauses; they do not lie anywhere else then. */
function pausedMsAt(session: Session, startedAt: string, endedAt: string): number {
  const movedMs = millisecondsOf(startedAt) - millisecondsOf(session.startedAt)
  const isMoved = movedMs !== 0 && millisecondsOf(endedAt) - millisecondsOf(session.endedAt ?? endedAt) === movedMs
  return isMoved ? session.pausedMs : pausedMsWithin(session, startedAt, endedAt)
}

/** The likely end of a forgotten session: after the last set and its rest, or at the start without sets. */
export function proposedEnd(session: Session): string {
  const last = lastCompleted(session)
  if (!last?.set.completedAt) return session.startedAt
  if (session.rest?.afterSetId === last.set.id) return laterInstant(session.rest.endsAt, session.startedAt)
  const restMs = (last.exercise.restSeconds ?? 0) * 1_000
  return laterInstant(instantOf(millisecondsOf(last.set.completedAt) + restMs), session.startedAt)
}

/** Whether a session still runs after 3 hours without activity; a finished pause since then does not count. */
export function isForgotten(session: Session, nowMs: number): boolean {
  if (session.status !== 'active') return false
  const lastSign = lastCompleted(session)?.set.completedAt ?? session.startedAt
  return nowMs - millisecondsOf(lastSign) - pausedMsAfter(session, lastSign) >= FORGOTTEN_AFTER_MS
}

/** The session's duration without pauses. Never negative, whatever the device's clock did. */
export function elapsedMs(session: Session, nowMs: number): number {
  const until = session.endedAt ?? session.pausedAt
  const untilMs = until === null ? nowMs : millisecondsOf(until)
  return Math.max(0, untilMs - millisecondsOf(session.startedAt) - session.pausedMs)
}

function endSession(session: Session, nowIso: string): Session {
  const endedAt = laterInstant(nowIso, session.startedAt)
  const resumed = resumeSession(session, endedAt)
  return { ...resumed, endedAt, rest: null, pausedMs: possiblePause(resumed.pausedMs, session.startedAt, endedAt) }
}

function withPause(session: Session, fromIso: string, untilIso: string): Session {
  const paused = Math.max(0, millisecondsOf(untilIso) - millisecondsOf(fromIso))
  return { ...session, pausedMs: Math.min(session.pausedMs + paused, MAX_PAUSED_MS) }
}

function withoutUnfinished(session: Session): Session {
  const exercises = mapChanged(session.exercises, withoutUnfinishedSets)
  const kept = exercises.filter((exercise) => exercise.sets.length > 0 || exercise.note !== '')
  return withExercises(session, withoutLoneMembers(kept))
}

function withoutUnfinishedSets(exercise: SessionExercise): SessionExercise {
  const sets = exercise.sets.filter((set) => set.completedAt !== null)
  return sets.length === exercise.sets.length ? exercise : { ...exercise, sets }
}
