import type { Locale } from '#contract/preferences.ts'
import { INDEX_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { FeatureRoute, SitePage } from '../../features/feature.ts'
import { ROUTES, type ScreenRoute } from '../feature-table.ts'

/** A prerendered row of the route table. */
export type SiteRoute = ScreenRoute & { readonly site: SitePage }

/** The text of a key in the page's language. */
export type Say = (key: MessageKey) => string

/** Every page of the public site. */
export const SITE_ROUTES: readonly SiteRoute[] = ROUTES.filter(isOfSite)

/** A placeholder for `https://…`, which the server replaces: no build is tied to an origin. */
export const ORIGIN = '%%origin%%'

/**
 * A page in one language. `prefix` is the language in its address and links; without one it is served by the visitor's
 * language.
 */
export type SiteAddress = { readonly route: SiteRoute; readonly locale: Locale; readonly prefix: Locale | null }

/** Every page in every language, with and without the language in its address. */
export function siteAddresses(): readonly SiteAddress[] {
  return LOCALES.flatMap((locale) =>
    SITE_ROUTES.flatMap((route) => [null, locale].map((prefix) => ({ route, locale, prefix }))),
  )
}

/** The page's path in the site's folder. */
export function fileOfPage({ route, locale, prefix }: SiteAddress): string {
  const name = route.path === INDEX_PATH ? 'index' : route.path.slice(1).replaceAll('/', '--')
  return `${prefix ? 'in' : 'for'}-${locale}/${name}.html`
}

/**
 * The address for search engines. A duplicate names the original in its own language, even without a language in its
 * address: `/` alone would make every page look like the first.
 */
export function canonicalAddress({ route: { path, site }, locale, prefix }: SiteAddress): string {
  return ORIGIN + (site.canonical === undefined ? pathIn(prefix, path) : pathIn(locale, site.canonical))
}

function isOfSite(route: ScreenRoute): route is SiteRoute {
  return (route satisfies FeatureRoute).site !== undefined
}
