import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { completePastSet } from '#domain/past-session/past-session.ts'
import { addExercises, type ExerciseCopy } from '#domain/session/exercises.ts'
import { setSessionTimes } from '#domain/session/lifecycle.ts'
import { addSet, updateSet } from '#domain/session/sets.ts'
import { instantOf, millisecondsOf } from '#domain/time/instant.ts'

/** The new set is like the exercise's last one, and was done. */
export function addDoneSet(session: Session, exerciseId: string, newId: NewId): Session {
  return withNewSetsDone(session, addSet(session, exerciseId, newId))
}

export function addDoneExercises(session: Session, copies: readonly ExerciseCopy[], newId: NewId): Session {
  return withNewSetsDone(session, addExercises(session, copies, newId))
}

export function correctWeightUnit(session: Session, exerciseId: string, unit: WeightUnit): Session {
  return setsOf(session, exerciseId).reduce(
    (corrected, { id, weight }) => (weight ? updateSet(corrected, id, { weight: { ...weight, unit } }) : corrected),
    session,
  )
}

export function correctDistanceUnit(session: Session, exerciseId: string, unit: DistanceUnit): Session {
  return setsOf(session, exerciseId).reduce(
    (corrected, { id, distance }) =>
      distance ? updateSet(corrected, id, { distance: { ...distance, unit } }) : corrected,
    session,
  )
}

/** The duration stays, but the end cannot be after `nowIso`. */
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
    .reduce((session, id) => completePastSet(session, id), after)
}

function setsOf(session: Session, exerciseId: string) {
  return session.exercises.find((exercise) => exercise.id === exerciseId)?.sets ?? []
}

function setIdsOf(session: Session): readonly string[] {
  return session.exercises.flatMap((exercise) => exercise.sets.map((set) => set.id))
}
