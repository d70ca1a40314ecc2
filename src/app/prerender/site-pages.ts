import type { Locale } from '#contract/preferences.ts'
import { INDEX_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { FeatureRoute, SitePage } from '../../features/feature.ts'
import { ROUTES, type ScreenRoute } from '../feature-table.ts'

/** A row of the route table that is finished HTML. */
export type SiteRoute = ScreenRoute & { readonly site: SitePage }

/** The words of a key in the page's language. */
export type Say = (key: MessageKey) => string

/** Every page of the public site. */
export const SITE_ROUTES: readonly SiteRoute[] = ROUTES.filter(isOfSite)

/** Stands for `https://…` until the server writes its own address there: no build is tied to one. */
export const ORIGIN = '%%origin%%'

/**
 * A page in one language. `prefix` is the language that stands in the address and in the links; without one it is the
 * page for those who speak it.
 */
export type SiteAddress = { readonly route: SiteRoute; readonly locale: Locale; readonly prefix: Locale | null }

/** Every page in every language, with the language in its address and without. */
export function siteAddresses(): readonly SiteAddress[] {
  return LOCALES.flatMap((locale) =>
    SITE_ROUTES.flatMap((route) => [null, locale].map((prefix) => ({ route, locale, prefix }))),
  )
}

/** Where the finished page lies within the site's folder. */
export function fileOfPage({ route, locale, prefix }: SiteAddress): string {
  const name = route.path === INDEX_PATH ? 'index' : route.path.slice(1).replaceAll('/', '--')
  return `${prefix ? 'in' : 'for'}-${locale}/${name}.html`
}

/**
 * The address that search engines are to show for a page. One that repeats another names that one in its own language,
 * also where its own address names none: `/` alone would look to them as if every page were the first.
 */
export function canonicalAddress({ route: { path, site }, locale, prefix }: SiteAddress): string {
  return ORIGIN + (site.canonical === undefined ? pathIn(prefix, path) : pathIn(locale, site.canonical))
}

function isOfSite(route: ScreenRoute): route is SiteRoute {
  return (route satisfies FeatureRoute).site !== undefined
}
