import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Theme } from '#contract/preferences.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { LOCALE_KEY } from '#i18n/choose-locale.ts'
import { changeLocale } from '#i18n/setup.ts'
import { applyTheme } from '#platform/theme.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

/** Language and theme that were chosen on another device hold on this one too. */
export default function FollowPreferences() {
  const db = useDatabase()
  const { i18n } = useTranslation()
  const preferences = useLiveQuery(useMemo(() => preferencesOf(db), [db]))
  // Until the person has chosen something there are only defaults, and this device's own choice holds.
  const chosen = preferences && preferences.updatedAt !== UNSTAMPED ? preferences : undefined
  const theme = chosen?.theme
  const language = chosen?.language

  const themeBefore = useRef<Theme>(undefined)
  useEffect(() => {
    // `system` is also what stands there when nobody chose a theme: found at the start, it takes no device's own away.
    if (theme && (theme !== 'system' || themeBefore.current)) applyTheme(theme)
    themeBefore.current = theme
  }, [theme])

  useEffect(() => {
    if (!language || language === i18n.language) return
    localStorage.setItem(LOCALE_KEY, language)
    void changeLocale(language)
  }, [language, i18n])

  return null
}
