import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from './locale-address.ts'

/** Alternate links for search engines. `path` is without a language; null if the page is not public. */
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
