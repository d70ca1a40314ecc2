import type { SessionSet } from '#contract/session.ts'
import { setGroup } from './set-numbers.ts'

/**
 * What each set of an exercise can carry on from where there is no last time to go by: the set of its like that was logged
 * right before it today. A share of the one-repetition maximum carries on only to an equal share. `sets` are in order;
 * null where there is nothing to carry on.
 */
export function carriedSets(sets: readonly SessionSet[]): readonly (SessionSet | null)[] {
  return sets.map((set, index) => sets.slice(0, index).findLast((before) => carriesOn(before, set)) ?? null)
}

function carriesOn(before: SessionSet, set: SessionSet): boolean {
  return (
    before.completedAt !== null &&
    setGroup(before.kind) === setGroup(set.kind) &&
    (before.target?.percentOfOneRepMax ?? null) === (set.target?.percentOfOneRepMax ?? null)
  )
}
