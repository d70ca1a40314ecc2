import type { SetId } from '#contract/id.ts'
import type { SessionSet } from '#contract/session.ts'

/**
 * What each set of an exercise is called: warm-ups, drop sets and all others are counted apart, so that a warm-up more
 * does not make the second working set the third. `sets` are in order.
 */
export function numberSets(sets: readonly Pick<SessionSet, 'id' | 'kind'>[]): ReadonlyMap<SetId, number> {
  const counted = { 'warm-up': 0, drop: 0, other: 0 }
  return new Map(
    sets.map(({ id, kind }) => {
      const group = kind === 'warm-up' || kind === 'drop' ? kind : 'other'
      counted[group] += 1
      return [id, counted[group]]
    }),
  )
}
