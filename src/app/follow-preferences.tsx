import { useEffect, useRef } from 'react'
import type { Locale, Theme } from '#contract/preferences.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { keepLanguageChoices } from '#i18n/language-choice.ts'
import { changeLocale } from '#i18n/setup.ts'
import { rememberLocale } from '#i18n/stored-locale.ts'
import { applyTheme } from '#platform/device/theme.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { usePreferences } from '#storage/use-preferences.ts'
import { useServerCopy } from './use-server-copy.ts'

export default function FollowPreferences() {
  const db = useDatabase()
  const preferences = usePreferences()
  // Until a choice was made there are only defaults, and this device's own choice applies.
  const chosen = preferences && preferences.updatedAt !== UNSTAMPED ? preferences : undefined
  const theme = chosen?.theme
  const language = chosen?.language

  const themeBefore = useRef<Theme>(undefined)
  useEffect(() => {
    // `system` is also the default: at startup it does not override a device's own theme.
    if (theme && (theme !== 'system' || themeBefore.current)) applyTheme(theme)
    themeBefore.current = theme
  }, [theme])

  // Chosen here but not stored yet: until then the stored value is no choice of another device.
  const chosenHere = useRef<Locale>(undefined)
  useEffect(
    () =>
      keepLanguageChoices((choice) => {
        chosenHere.current = choice
        editPreferences(db, (stored) => ({ ...stored, language: choice })).catch((cause: unknown) => {
          console.error('keeping the language', cause)
        })
      }),
    [db],
  )

  useEffect(() => {
    if (!language) return
    if (language === chosenHere.current) chosenHere.current = undefined
    if (chosenHere.current) return
    rememberLocale(language)
    void changeLocale(language)
  }, [language])

  useServerCopy(chosen)
  return null
}
