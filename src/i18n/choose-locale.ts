import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'

/** Where the chosen language is kept on this device. */
export const LOCALE_KEY = 'user-locale'
const FALLBACK: Locale = 'pt-BR'

/** The stored choice, else the browser's language exactly, else by its first part, else Brazilian Portuguese. */
export function chooseLocale(stored: string | null, browserLanguages: readonly string[]): Locale {
  const exact = [stored, ...browserLanguages].find(isLocale)
  if (exact) return exact
  const prefixes = browserLanguages.map((language) => language.slice(0, 2).toLowerCase())
  const byPrefix = prefixes.flatMap((prefix) => LOCALES.filter((locale) => locale.startsWith(prefix)))
  return byPrefix[0] ?? FALLBACK
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
