import type { Session } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { revertChange } from '../merge/three-way.ts'

/**
 * Whether a session still shows what one step did to it. Not if everything it removed is there again and everything it
 * added has gone, whoever did that; nor if taking a step back that did neither would change nothing.
 */
export function isStillChanged(before: Session, after: Session, now: Session): boolean {
  const [was, is] = [idsIn(before), idsIn(after)]
  const removed = outermost(before, is)
  const added = outermost(after, was)
  if (removed.length + added.length === 0) return !sameContent(revertChange(before, after, now), now)
  const present = idsIn(now)
  return removed.some((id) => !present.has(id)) || added.some((id) => present.has(id))
}

function idsIn({ exercises }: Session): ReadonlySet<string> {
  return new Set(exercises.flatMap(({ id, sets }) => [id, ...sets.map((set) => set.id)]))
}

/** The exercises that are not among these, and the sets of others that are not. */
function outermost({ exercises }: Session, others: ReadonlySet<string>): readonly string[] {
  return exercises.flatMap(({ id, sets }): readonly string[] =>
    others.has(id) ? sets.map((set) => set.id).filter((set) => !others.has(set)) : [id],
  )
}
