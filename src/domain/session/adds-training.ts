import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { valuesOf } from './set-values.ts'

/** Training in a session means that it is in use. */
export function outOfTrashWhenTrained(before: Session, after: Session): Session {
  return before.binnedAt !== '' && addsTraining(before, after) ? { ...after, binnedAt: '' } : after
}

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
