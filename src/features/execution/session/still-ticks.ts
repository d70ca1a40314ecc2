import type { TFunction } from 'i18next'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { StillTicks } from '#shared/still-ticks.ts'
import type { SessionStore } from '../editing/session-store.ts'
import { activeSetOf, type Suggestions } from '../sets/active-set.ts'
import { tickClasses } from '../sets/set-row.tsx'

type Facts = {
  readonly store: SessionStore
  readonly suggestions: Suggestions
  readonly preferences: Preferences
  readonly t: TFunction<['execution', 'shared']>
}

/** The sets that one tap completes, for a still of the screen. */
export function stillTicksOf({ store, suggestions, preferences, t }: Facts): StillTicks {
  const { shown } = store.current()
  const ticksOf = (setId: SetId) => {
    const active = activeSetOf(shown, setId, suggestions)
    // A set that asks for a value first, or has a timer, is left to the app.
    if (!active || active.set.completedAt !== null || active.missing !== null || active.isTimed) return []
    const set = t(`shared:setName.${active.set.kind}`, { number: active.number })
    const texts = { saving: t('check.saving', { set }), device: t('check.device', { set }) }
    const { sets: _, ...exercise } = active.exercise
    return [[setId, { values: active.values, seen: { exercise, set: active.set }, ...texts }] as const]
  }
  return {
    sessionId: store.id,
    restSeconds: preferences.defaultRestSeconds,
    classes: tickClasses,
    sets: Object.fromEntries(shown.exercises.flatMap(({ sets }) => sets.flatMap(({ id }) => ticksOf(id)))),
  }
}
