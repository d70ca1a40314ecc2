import type { SessionSet } from '#contract/session.ts'
import { setGroup } from './set-numbers.ts'

/**
 * The set whose values each set can carry on without a last time: the preceding logged set of the same group today. A
 * percentage of the one-rep maximum only carries on to an equal one. `sets` are in order; null without such a set.
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
