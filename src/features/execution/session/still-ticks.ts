import type { TFunction } from 'i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { StillTicks } from '#shared/still-ticks.ts'
import type { SessionStore } from '../editing/session-store.ts'
import type { Suggestions } from '../sets/active-set.ts'
import { oneTapSets } from '../sets/one-tap-sets.ts'
import { tickClasses } from '../sets/set-row.tsx'

type Facts = {
  readonly store: SessionStore
  readonly suggestions: Suggestions
  readonly preferences: Preferences
  readonly t: TFunction<['execution', 'shared']>
}

/** The sets that one tap completes, for a still of the screen. */
export function stillTicksOf({ store, suggestions, preferences, t }: Facts): StillTicks {
  const ticks = oneTapSets(store.current().shown, suggestions).map(({ id, active, tap }) => {
    const set = t(`shared:setName.${active.set.kind}`, { number: active.number })
    return [id, { ...tap, saving: t('check.saving', { set }), device: t('check.device', { set }) }] as const
  })
  return {
    sessionId: store.id,
    restSeconds: preferences.defaultRestSeconds,
    classes: tickClasses,
    sets: Object.fromEntries(ticks),
  }
}
