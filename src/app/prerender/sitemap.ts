import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import { ORIGIN, SITE_ROUTES } from './site-pages.ts'

/** Every indexable page in each language, with its alternates. */
export function sitemap(): string {
  const pages = SITE_ROUTES.filter(({ site }) => site.canonical === undefined)
  const urls = pages.flatMap((route) => {
    const alternates = [...LOCALES, null].map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale ?? 'x-default'}" href="${ORIGIN + pathIn(locale, route.path)}"/>`,
    )
    return LOCALES.map((locale) => `<url><loc>${ORIGIN + pathIn(locale, route.path)}</loc>${alternates.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n')
}
