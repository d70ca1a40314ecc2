import type { SetId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { limitOnSets } from '../document/size-limits.ts'
import { append, moveTo, removeById, UNPLACED } from '../list/ordered-list.ts'
import { sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { editSet, editSets, findSet } from './edit-session.ts'
import { resumeSession } from './lifecycle.ts'
import { skipRest, startRest } from './rest.ts'
import { restSecondsAfter } from './rest-after.ts'
import { isRoundOpen } from './set-order.ts'
import { areStorable, NO_VALUES, type SetValues, valuesOf } from './set-values.ts'

/**
 * Logs a set with its current values. In a running session it also starts its rest, by `restSeconds` where the exercise
 * has none of its own; none while the superset round or a drop set is still open. Resumes a paused session.
 */
export function completeSet(
  session: Session,
  setId: string,
  nowIso: string,
  options: { readonly restSeconds: number },
): Session {
  const place = findSet(session, setId)
  if (!place || place.set.completedAt !== null) return session
  const running = session.status === 'active' ? resumeSession(session, nowIso) : session
  const completed = editSet(running, setId, (set) => ({ ...set, completedAt: nowIso }))
  if (isRoundOpen(completed, setId)) return skipRest(completed)
  return startRest(completed, setId, restSecondsAfter(place.exercise, place.set, options.restSeconds), nowIso)
}

/** Reopens a set, keeping its values; the rest it started ends. */
export function uncompleteSet(session: Session, setId: string): Session {
  const uncompleted = editSet(session, setId, (set) => (set.completedAt === null ? set : { ...set, completedAt: null }))
  return uncompleted === session ? session : withoutRestAfter(uncompleted, setId)
}

/** Changes a set's values, logged or not. Refuses all of them if any cannot be stored. */
export function updateSet(session: Session, setId: string, values: Partial<SetValues>): Session {
  if (!areStorable(values)) return session
  return editSet(session, setId, (set) => {
    const updated = { ...set, ...values }
    return sameContent(set, updated) ? set : updated
  })
}

/** Appends a set with the kind and values of the last one, except effort. Does nothing without room. */
export function addSet(session: Session, exerciseId: string, newId: NewId): Session {
  if (limitOnSets(session, exerciseId)) return session
  return editSets(session, exerciseId, (sets) => {
    const last = inOrder(sets).at(-1)
    return append(sets, [emptySet(newId, last ? { ...valuesOf(last), kind: last.kind, rpe: null, rir: null } : {})])
  })
}

/** Removes a set and the rest that it started. */
export function removeSet(session: Session, setId: string): Session {
  const place = findSet(session, setId)
  if (!place) return session
  return withoutRestAfter(
    editSets(session, place.exercise.id, (sets) => removeById(sets, setId)),
    setId,
  )
}

export function moveSet(session: Session, setId: string, index: number): Session {
  const place = findSet(session, setId)
  return place ? editSets(session, place.exercise.id, (sets) => moveTo(sets, setId, index)) : session
}

export function changeSetKind(session: Session, setId: string, kind: SetKind): Session {
  return editSet(session, setId, (set) => (set.kind === kind ? set : { ...set, kind }))
}

export function emptySet(newId: NewId, given: Partial<Omit<SessionSet, 'id' | 'completedAt'>> = {}): SessionSet {
  return {
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    kind: 'working',
    target: null,
    ...NO_VALUES,
    ...given,
    id: newId() as SetId,
    completedAt: null,
  }
}

function withoutRestAfter(session: Session, setId: string): Session {
  return session.rest?.afterSetId === setId ? skipRest(session) : session
}
