import type { SetKind } from '#contract/workout.ts'

/** Sets that are counted together: warm-ups, drop sets, and everything else that is work. */
export type SetGroup = 'warm-up' | 'drop' | 'work'

/** Its place among the sets it is counted with, from 1, and how many there are. */
export type SetNumber = { readonly number: number; readonly of: number }

/** A warm-up or a drop set more never renames the working sets: they are counted apart. */
export function setGroup(kind: SetKind): SetGroup {
  return kind === 'warm-up' || kind === 'drop' ? kind : 'work'
}

/** What each set of one exercise is called, planned, running or past. `sets` are in order. */
export function numberSets<Id extends string>(
  sets: readonly { readonly id: Id; readonly kind: SetKind }[],
): ReadonlyMap<Id, SetNumber> {
  const groups = Map.groupBy(sets, ({ kind }) => setGroup(kind))
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map(({ id }, index): [Id, SetNumber] => [id, { number: index + 1, of: group.length }]),
    ),
  )
}
