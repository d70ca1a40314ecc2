import { useMemo } from 'react'
import { deviceTimeZone } from '#contract/device-headers.ts'
import type { Preferences } from '#contract/preferences.ts'
import { DAY_MS, millisecondsOf } from '#domain/time/instant.ts'
import { addDays, type Day, dayOf } from '#domain/time/session-day.ts'
import { instantAtWallTime } from '#domain/time/zoned-time.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { useStore } from '../use-store.ts'

/** The person's choice, else the device's. */
export function timeZoneOf(preferences: Pick<Preferences, 'timeZone'> | undefined): string {
  return preferences?.timeZone ?? deviceTimeZone()
}

/** The current account's zone; the device's until its preferences are loaded. */
export function useTimeZone(): string {
  return timeZoneOf(usePreferences())
}

export function todayIn(timeZone: string, nowMs = Date.now()): Day {
  return dayOf(new Date(nowMs).toISOString(), timeZone)
}

/** Kept up to date: a phone keeps the app open overnight. */
export function useToday(timeZone: string): Day {
  const subscribe = useMemo(() => (changed: () => void) => subscribeToDay(timeZone, changed), [timeZone])
  return useStore({ subscribe, current: () => todayIn(timeZone) })
}

/** Calls back at midnight, or when the page is visible again. */
function subscribeToDay(timeZone: string, changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = () => {
    midnight = setTimeout(
      () => {
        changed()
        wait()
      },
      msUntilTomorrow(timeZone, Date.now()),
    )
  }
  wait()
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', changed)
  }
}

export function msUntilTomorrow(timeZone: string, nowMs: number): number {
  const midnight = instantAtWallTime(`${addDays(todayIn(timeZone, nowMs), 1)}T00:00`, timeZone)
  return midnight === null ? DAY_MS : Math.max(1, millisecondsOf(midnight) - nowMs)
}
