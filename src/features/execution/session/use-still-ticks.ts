import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import { offerStillTicks } from '#shared/still-ticks.ts'
import { whenIdle } from '#shared/when-idle.ts'
import type { SessionStore } from '../editing/session-store.ts'
import type { Suggestions } from '../sets/active-set.ts'

const AT_THE_LATEST_MS = 1_000

/** Lets a still of the screen check off sets. */
export function useStillTicks(store: SessionStore, suggestions: Suggestions, preferences: Preferences): void {
  const { t } = useTranslation(['execution', 'shared'])
  useEffect(() => {
    let stop = () => {}
    let isOpen = true
    const offer = async () => {
      const { stillTicksOf } = await import('./still-ticks.ts')
      if (isOpen) stop = offerStillTicks(() => stillTicksOf({ store, suggestions, preferences, t }))
    }
    whenIdle(() => void offer(), AT_THE_LATEST_MS)
    return () => {
      isOpen = false
      stop()
    }
  }, [store, suggestions, preferences, t])
}
