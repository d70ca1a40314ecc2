import type { SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { SeenSet } from '#contract/tap.ts'
import { type ActiveSet, activeSetOf, type Suggestions } from './active-set.ts'

/** A set as its row shows it, with the parts of a tap on it that are known before. */
export type OneTapSet = {
  readonly id: SetId
  readonly active: ActiveSet
  readonly tap: { readonly values: ActiveSet['values']; readonly seen: SeenSet }
}

/** The open sets that one tap completes. A set that asks for a value first, or has a timer, is left to the app. */
export function oneTapSets(session: Session, suggestions: Suggestions): readonly OneTapSet[] {
  return session.exercises.flatMap(({ sets: all }) =>
    all.flatMap(({ id }) => {
      const active = activeSetOf(session, id, suggestions)
      if (!active || active.set.completedAt !== null || active.missing !== null || active.isTimed) return []
      const { sets: _, ...exercise } = active.exercise
      return [{ id, active, tap: { values: active.values, seen: { exercise, set: active.set } } }]
    }),
  )
}
