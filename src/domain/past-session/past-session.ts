import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { findSet } from '../session/edit-session.ts'
import { finishSession } from '../session/lifecycle.ts'
import { numberIn, type SetValues, setFields } from '../session/set-values.ts'
import { completeSet, updateSet } from '../session/sets.ts'
import { instantOf, laterInstant, millisecondsOf } from '../time/instant.ts'
import { addDays, type Day, dayOf } from '../time/session-day.ts'
import { type WallTime, wallTimeOf } from '../time/zoned-time.ts'

const USUAL_TIME = '18:00'
const HOUR_MS = 3_600_000
const NO_REST = { restSeconds: 0 }

type PastStart = {
  /** Null: the latest day on which it can be over by now. */
  readonly day: Day | null
  readonly nowIso: string
  readonly timeZone: string
  /** Somebody trains at about the same time of day. */
  readonly latest: Pick<Session, 'startedAt' | 'timeZone'> | undefined
}

/** Proposes the local start of a workout that is logged afterwards: at the hour of the latest one, an hour ago at most. */
export function proposePastStart({ day, nowIso, timeZone, latest }: PastStart): WallTime {
  const time = latest ? wallTimeOf(latest.startedAt, latest.timeZone).slice(11) : USUAL_TIME
  const hourAgo = wallTimeOf(instantOf(millisecondsOf(nowIso) - HOUR_MS), timeZone)
  const today = dayOf(nowIso, timeZone)
  const proposed = `${day ?? today}T${time}`
  if (proposed <= hourAgo) return proposed
  if (day === null) return `${addDays(today, -1)}T${time}`
  return hourAgo.startsWith(day) ? hourAgo : `${day}T00:00`
}

/**
 * Ends a session that has just been made from its plan as one of the past, after `lengthMs` but by now. Sets whose
 * figures are known count as done; the others wait for theirs.
 */
export function finishPast(started: Session, lengthMs: number, nowIso: string): Session {
  const planned = instantOf(millisecondsOf(started.startedAt) + lengthMs)
  const endedAt = laterInstant(planned < nowIso ? planned : nowIso, started.startedAt)
  const finished = finishSession(started, endedAt, { unfinished: 'keep' })
  return finished.exercises
    .flatMap((exercise) => exercise.sets.filter((set) => isFilled(exercise, set)))
    .reduce((session, set) => completePastSet(session, set.id), finished)
}

/** Logs a set of an ended session, at its end. */
export function completePastSet(session: Session, setId: string): Session {
  return completeSet(session, setId, session.endedAt ?? session.startedAt, NO_REST)
}

/** Changes a set's values; an open set that thereby has all its figures was done. */
export function correctPastSet(session: Session, setId: string, values: Partial<SetValues>): Session {
  const corrected = updateSet(session, setId, values)
  const [before, after] = [findSet(session, setId), findSet(corrected, setId)]
  if (!before || !after) return corrected
  const isNowFilled = !isFilled(before.exercise, before.set) && isFilled(after.exercise, after.set)
  return isNowFilled ? completePastSet(corrected, setId) : corrected
}

function isFilled({ kind }: Pick<SessionExercise, 'kind'>, set: SessionSet): boolean {
  return setFields(kind).every((field) => numberIn(set, field) !== null)
}
