import type { Session } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { findSet } from './edit-session.ts'
import { completeSet, updateSet } from './sets.ts'

/**
 * Completes a set as it was tapped before the database was open. A set that is completed by now, or gone, stays as it
 * is, so that a tap may be applied twice.
 */
export function completeTapped(session: Session, { setId, values, completedAt, restSeconds }: Tap): Session {
  const place = findSet(session, setId)
  if (!place || place.set.completedAt !== null) return session
  return completeSet(updateSet(session, setId, values), setId, completedAt, { restSeconds })
}
