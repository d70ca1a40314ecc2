import type { Session, SessionSet } from '#contract/session.ts'
import type { SeenSet, Tap } from '#contract/tap.ts'
import { mergeDocuments } from '../merge/three-way.ts'
import { findSet } from './edit-session.ts'
import { valuesOf } from './set-values.ts'
import { completeSet, updateSet } from './sets.ts'

/**
 * Completes a set as it was tapped before the database was open. A completed set stays as it is, so that a tap may be
 * applied twice. A set that is gone is put back, as a merge keeps what was edited here and removed there. Null if the
 * tap does not say enough to put it back.
 */
export function completeTapped(session: Session, tap: Tap): Session | null {
  const place = findSet(session, tap.setId)
  const { seen } = tap
  if (place && (!seen || place.exercise.exerciseId === seen.exercise.exerciseId)) {
    if (place.set.completedAt !== null) return session
    return completed(session, tap, valuesFor(place.set, tap))
  }
  return seen && putBack(session, tap, seen)
}

/** Merges the tap, as an edit of the workout that the still showed, into the workout of today. */
function putBack(session: Session, tap: Tap, { exercise, set }: SeenSet): Session {
  const base: Session = { ...session, exercises: [{ ...exercise, sets: [set] }] }
  return mergeDocuments(base, session, completed(base, tap, tap.values))
}

function completed(session: Session, { setId, completedAt, restSeconds }: Tap, values: Tap['values']): Session {
  return completeSet(updateSet(session, setId, values), setId, completedAt, { restSeconds })
}

/** Figures stored after the still was kept are newer than those that its row showed, which only fill the gaps. */
function valuesFor(stored: SessionSet, { seen, values }: Tap): Tap['values'] {
  if (!seen || stored.updatedAt <= seen.set.updatedAt) return values
  return {
    ...valuesOf(stored),
    weight: stored.weight ?? values.weight,
    reps: stored.reps ?? values.reps,
    seconds: stored.seconds ?? values.seconds,
    distance: stored.distance ?? values.distance,
  }
}
