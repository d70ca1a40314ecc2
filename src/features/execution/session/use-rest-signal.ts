import { useEffect } from 'react'
import type { Preferences } from '#contract/preferences.ts'
import type { Rest } from '#contract/session.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { scheduleChime } from '#platform/device/sound.ts'
import { vibrate } from '#platform/device/vibration.ts'

/** Sounds and vibrates at the end of a rest while the lifter looks something up elsewhere in the app. */
export function useRestSignal(rest: Rest | null, preferences: Preferences | undefined): void {
  const endsAtMs = rest ? millisecondsOf(rest.endsAt) : null
  const hasSound = preferences?.sounds ?? false
  const vibrates = preferences?.vibration ?? false
  useEffect(() => {
    const leftMs = endsAtMs === null ? 0 : endsAtMs - Date.now()
    if (leftMs <= 0) return
    const takeBack = hasSound ? scheduleChime(leftMs) : () => undefined
    const timer = setTimeout(() => vibrates && vibrate('rest over'), leftMs)
    return () => {
      takeBack()
      clearTimeout(timer)
    }
  }, [endsAtMs, hasSound, vibrates])
}
