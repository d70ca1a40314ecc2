import type { Locale } from '#contract/preferences.ts'
import { chooseLocale, localeNamed } from '#domain/choose-locale.ts'
import { storedLocale } from './stored-locale.ts'

export type LocalePath = { readonly locale: Locale | null; readonly path: string }

/** `/es-ES/auth/login` gives `es-ES` and `/auth/login`; a path without a language stays unchanged. */
export function splitLocale(pathname: string): LocalePath {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeNamed(first)
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}

/** The address of a public page in one language; without a language, the page in the visitor's. */
export function pathIn(locale: Locale | null, path: string): string {
  if (!locale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The language of an address: its own, else the device's choice, else the browser's. */
export function localeOfAddress(pathname: string): Locale {
  return splitLocale(pathname).locale ?? chooseLocale(storedLocale(), navigator.languages)
}
