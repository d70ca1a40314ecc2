import type { Session } from '#contract/session.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { mapChanged } from '../list/ordered-list.ts'
import { instantOf, laterInstant, millisecondsOf } from '../time/instant.ts'
import { withExercises } from './edit-session.ts'
import { possiblePause } from './paused-time.ts'

/** Clocks of several devices differ by less. */
const TOLERANCE_MS = 2 * 60_000

/** Whether a session was begun while the device's clock was ahead. */
export function isAheadOfClock({ startedAt }: Pick<Session, 'startedAt'>, nowMs: number): boolean {
  return millisecondsOf(startedAt) > nowMs + TOLERANCE_MS
}

/**
 * A session of the future, moved to end by now: the times of the wrong clock go back by as much as the last of them is
 * ahead, those after the clock was put right stay.
 */
export function movedToNow(session: Session, nowIso: string): Session {
  const nowMs = millisecondsOf(nowIso)
  if (!isAheadOfClock(session, nowMs)) return session
  const logged = session.exercises.flatMap(({ sets }) => sets.flatMap(({ completedAt }) => completedAt ?? []))
  const latest = [session.startedAt, session.endedAt ?? '', ...logged].reduce(laterInstant)
  const byMs = millisecondsOf(latest) - nowMs
  const moved = (instant: string) => (instant > nowIso ? instantOf(millisecondsOf(instant) - byMs) : instant)
  const done = logged.map(moved)
  const [startedAt = session.startedAt] = [moved(session.startedAt), ...done].toSorted()
  const endedAt = session.endedAt === null ? null : [moved(session.endedAt), ...done].reduce(laterInstant)
  const exercises = mapChanged(session.exercises, (exercise) => {
    const sets = mapChanged(exercise.sets, (set) =>
      set.completedAt === null || set.completedAt <= nowIso ? set : { ...set, completedAt: moved(set.completedAt) },
    )
    return sets === exercise.sets ? exercise : { ...exercise, sets }
  })
  return {
    ...withExercises(session, exercises),
    startedAt,
    endedAt,
    newestFirst: newestFirstKey(startedAt),
    pausedMs: endedAt === null ? session.pausedMs : possiblePause(session.pausedMs, startedAt, endedAt),
  }
}
