import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'

const FALLBACK: Locale = 'pt-BR'

/** By exact tag or primary subtag; else Brazilian Portuguese. */
export function chooseLocale(stored: string | null, browserLanguages: readonly string[]): Locale {
  if (isLocale(stored)) return stored
  for (const language of browserLanguages) {
    const locale = localeNamed(language) ?? localeOfLanguage(language)
    if (locale) return locale
  }
  return FALLBACK
}

export function localeNamed(name: string): Locale | undefined {
  return LOCALES.find((locale) => locale.toLowerCase() === name.toLowerCase())
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

function localeOfLanguage(language: string): Locale | undefined {
  const [name = ''] = language.toLowerCase().split('-')
  return LOCALES.find((locale) => locale.split('-')[0] === name)
}
