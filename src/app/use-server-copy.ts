import { useEffect } from 'react'
import type { Preferences } from '#contract/preferences.ts'
import type { UserPreferencesChange } from '#contract/user.ts'
import { localeInUse } from '#i18n/setup.ts'
import { saveUserPreferences, useUser } from '#platform/account/user.ts'

/**
 * Sends the person's chosen language and time zone to the server, for its mails, or this device's language if the
 * server has none. A failure is only logged; the next start retries.
 */
export function useServerCopy(chosen: Pick<Preferences, 'language' | 'timeZone'> | undefined): void {
  const told = useUser()?.preferences
  const isTold = told !== undefined
  const language = chosen?.language ?? (told?.language === null ? localeInUse() : null)
  const timeZone = chosen?.timeZone
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's answer is no reason to tell it again
  useEffect(() => {
    if (!told) return
    const change: UserPreferencesChange = {
      ...(language && language !== told.language ? { language } : {}),
      ...(timeZone && timeZone !== told.timezone ? { timezone: timeZone } : {}),
    }
    if (Object.keys(change).length === 0) return
    saveUserPreferences(change).catch((cause: unknown) => console.warn('Failed to update user preferences', cause))
  }, [language, timeZone, isTold])
}
