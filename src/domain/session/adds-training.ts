import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { valuesOf } from './set-values.ts'

/**
 * The edited session, out of the bin where the edit adds training to it: whoever trains in a session uses it, wherever it
 * was thrown away meanwhile.
 */
export function outOfBinWhenTrained(before: Session, after: Session): Session {
  return before.binnedAt !== '' && addsTraining(before, after) ? { ...after, binnedAt: '' } : after
}

/** Whether a session holds more after an edit: a set, a tick or a figure that it did not have. */
export function addsTraining(before: Session, after: Session): boolean {
  const earlier = new Map(setsOf(before).map((set) => [set.id, set]))
  return setsOf(after).some((set) => {
    const known = earlier.get(set.id)
    if (!known) return true
    const isTicked = set.completedAt !== null && known.completedAt === null
    return isTicked || !sameContent(valuesOf(set), valuesOf(known))
  })
}

function setsOf(session: Session): readonly SessionSet[] {
  return session.exercises.flatMap(({ sets }) => sets)
}
