import type { SetKind } from '#contract/workout.ts'
import { groupBy } from '../group-by.ts'

export type SetGroup = 'warm-up' | 'drop' | 'work'

/** The number within its group, from 1, and the size of the group. */
export type SetNumber = { readonly number: number; readonly of: number }

/** Separate groups, so that another warm-up or drop set never renumbers the working sets. */
export function setGroup(kind: SetKind): SetGroup {
  return kind === 'warm-up' || kind === 'drop' ? kind : 'work'
}

/** All but the warm-ups: sets are counted by these. */
export function workingSets<Set extends { readonly kind: SetKind }>(sets: readonly Set[]): readonly Set[] {
  return sets.filter(({ kind }) => kind !== 'warm-up')
}

export function numberSets<Id extends string>(
  sets: readonly { readonly id: Id; readonly kind: SetKind }[],
): ReadonlyMap<Id, SetNumber> {
  const groups = groupBy(sets, ({ kind }) => setGroup(kind))
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map(({ id }, index): [Id, SetNumber] => [id, { number: index + 1, of: group.length }]),
    ),
  )
}
