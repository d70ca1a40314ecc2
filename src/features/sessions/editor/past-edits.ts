import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { addExercises, type ExerciseCopy } from '#domain/session/exercises.ts'
import { setSessionTimes } from '#domain/session/lifecycle.ts'
import { addSet, completeSet, updateSet } from '#domain/session/sets.ts'
import { instantOf, millisecondsOf } from '#domain/time/instant.ts'

/** What is added to a session of the past was done then: it counts as logged at its end. */
const NO_REST = { restSeconds: 0 }

/** Adds a set that was done, like the last one of the exercise. */
export function addDoneSet(session: Session, exerciseId: string, newId: NewId): Session {
  return withNewSetsDone(session, addSet(session, exerciseId, newId))
}

/** Adds exercises that were done, each with one set to fill in. */
export function addDoneExercises(session: Session, copies: readonly ExerciseCopy[], newId: NewId): Session {
  return withNewSetsDone(session, addExercises(session, copies, newId))
}

/** Counts a set as done that was left open. */
export function markDone(session: Session, setId: string): Session {
  return completeSet(session, setId, endOf(session), NO_REST)
}

/** Says that the loads of an exercise were in another unit all along: the figures stay. */
export function correctWeightUnit(session: Session, exerciseId: string, unit: WeightUnit): Session {
  return setsOf(session, exerciseId).reduce(
    (corrected, { id, weight }) => (weight ? updateSet(corrected, id, { weight: { ...weight, unit } }) : corrected),
    session,
  )
}

/** Says that the distances of an exercise were in another unit all along: the figures stay. */
export function correctDistanceUnit(session: Session, exerciseId: string, unit: DistanceUnit): Session {
  return setsOf(session, exerciseId).reduce(
    (corrected, { id, distance }) =>
      distance ? updateSet(corrected, id, { distance: { ...distance, unit } }) : corrected,
    session,
  )
}

/** Moves the start and the end with it: the session stays as long as it was, except that it cannot end after `nowIso`. */
export function moveStart(session: Session, startedAt: string, nowIso: string): Session {
  const { endedAt } = session
  if (endedAt === null) return setSessionTimes(session, { startedAt })
  const lengthMs = millisecondsOf(endedAt) - millisecondsOf(session.startedAt)
  const movedEnd = instantOf(millisecondsOf(startedAt) + lengthMs)
  return setSessionTimes(session, { startedAt, endedAt: movedEnd < nowIso ? movedEnd : nowIso })
}

function withNewSetsDone(before: Session, after: Session): Session {
  const known = new Set(setIdsOf(before))
  return setIdsOf(after)
    .filter((id) => !known.has(id))
    .reduce((session, id) => markDone(session, id), after)
}

function setsOf(session: Session, exerciseId: string) {
  return session.exercises.find((exercise) => exercise.id === exerciseId)?.sets ?? []
}

function setIdsOf(session: Session): readonly string[] {
  return session.exercises.flatMap((exercise) => exercise.sets.map((set) => set.id))
}

function endOf(session: Session): string {
  return session.endedAt ?? session.startedAt
}
