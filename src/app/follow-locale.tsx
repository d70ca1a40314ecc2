import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Locale } from '#contract/preferences.ts'
import { isLocale } from '#domain/choose-locale.ts'
import { showAlternates } from '#i18n/alternate-links.ts'
import { chooseLanguage } from '#i18n/language-choice.ts'
import { localeOfAddress, pathIn, splitLocale } from '#i18n/locale-address.ts'
import { changeLocale } from '#i18n/setup.ts'
import { storedLocale } from '#i18n/stored-locale.ts'
import { isPublicPath } from './feature-table.ts'

/** The language of an address is a choice; an address without one follows the earlier choice. */
export function FollowLocale() {
  const { i18n } = useTranslation()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const spoken = isLocale(i18n.language) ? i18n.language : null
  const prefix = useRef<Locale | null>(null)

  const goTo = (locale: Locale, path: string) =>
    void navigate({ pathname: pathIn(locale, path), search, hash }, { replace: true, state })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is what this answers to
  useEffect(() => {
    const { locale, path } = splitLocale(pathname)
    const isPublic = isPublicPath(path)
    showAlternates(isPublic ? path : null)
    if (locale && locale !== storedLocale()) void chooseLanguage(locale)
    else void changeLocale(localeOfAddress(pathname))
    const before = prefix.current
    prefix.current = isPublic ? (locale ?? before) : null
    if (before && isPublic && !locale) goTo(before, path)
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is what this answers to
  useEffect(() => {
    const { locale, path } = splitLocale(pathname)
    if (!spoken || !locale || locale === spoken) return
    prefix.current = spoken
    goTo(spoken, path)
  }, [spoken])

  return null
}
