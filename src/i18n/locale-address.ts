import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { chooseLocale, localeNamed } from '#domain/choose-locale.ts'
import { storedLocale } from './stored-locale.ts'

/** A path and the language it was asked for in; null where it names none. */
export type LocalePath = { readonly locale: Locale | null; readonly path: string }

/** `/es-ES/auth/login` gives `es-ES` and `/auth/login`; a path without a language stays as it is. */
export function splitLocale(pathname: string): LocalePath {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeNamed(first)
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}

/** The address of a public page in one language; without a language it is the page in whatever the visitor speaks. */
export function pathIn(locale: Locale | null, path: string): string {
  if (!locale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The language for an address: its own, else what was chosen on this device, else what the browser speaks. */
export function localeOfAddress(pathname: string): Locale {
  return splitLocale(pathname).locale ?? chooseLocale(storedLocale(), navigator.languages)
}

/**
 * Tells search engines where a public page stands in each language, and takes it back on any other page.
 * `path` is the page's own, without a language; null where the page is not public.
 */
export function showAlternates(path: string | null): void {
  for (const link of document.head.querySelectorAll('link[rel=alternate][hreflang]')) link.remove()
  if (path === null) return
  for (const locale of LOCALES) document.head.append(alternate(locale, pathIn(locale, path)))
  document.head.append(alternate('x-default', path))
}

function alternate(hreflang: string, path: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.hreflang = hreflang
  link.href = `${location.origin}${path}`
  return link
}
