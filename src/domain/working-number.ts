import type { SetKind } from '#contract/workout.ts'

/** The number of the set at `place` (from 0) among those that count as work, from 1. `sets` are in order. */
export function workingNumber(sets: readonly { readonly kind: SetKind }[], place: number): number {
  return sets.slice(0, place + 1).filter(({ kind }) => kind !== 'warm-up').length
}
