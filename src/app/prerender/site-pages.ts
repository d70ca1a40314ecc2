import type { Locale } from '#contract/preferences.ts'
import { INDEX_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { FeatureRoute, SitePage } from '../../features/feature.ts'
import { ROUTES, type ScreenRoute } from '../feature-table.ts'

export type SiteRoute = ScreenRoute & { readonly site: SitePage }

export type Say = (key: MessageKey) => string

export const SITE_ROUTES: readonly SiteRoute[] = ROUTES.filter(isOfSite)

/** A placeholder for `https://…`, which the server replaces: no build is tied to an origin. */
export const ORIGIN = '%%origin%%'

/** `prefix` is the language in the address and its links; without one the page follows the visitor's language. */
export type SiteAddress = { readonly route: SiteRoute; readonly locale: Locale; readonly prefix: Locale | null }

export function siteAddresses(): readonly SiteAddress[] {
  return LOCALES.flatMap((locale) =>
    SITE_ROUTES.flatMap((route) => [null, locale].map((prefix) => ({ route, locale, prefix }))),
  )
}

export function fileOfPage({ route, locale, prefix }: SiteAddress): string {
  const name = route.path === INDEX_PATH ? 'index' : route.path.slice(1).replaceAll('/', '--')
  return `${prefix ? 'in' : 'for'}-${locale}/${name}.html`
}

/** A duplicate names the original in its own language: `/` alone would make every page look like the first. */
export function canonicalAddress({ route: { path, site }, locale, prefix }: SiteAddress): string {
  return ORIGIN + (site.canonical === undefined ? pathIn(prefix, path) : pathIn(locale, site.canonical))
}

function isOfSite(route: ScreenRoute): route is SiteRoute {
  return (route satisfies FeatureRoute).site !== undefined
}
