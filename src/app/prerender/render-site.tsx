import i18next from 'i18next'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import type { Locale } from '#contract/preferences.ts'
import { LOGIN_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn } from '#i18n/locale-address.ts'
import type { Messages } from '#i18n/messages.ts'
import { changeLocale, setupI18n } from '#i18n/setup.ts'
import type { Layout } from '../../features/feature.ts'
import { ROUTES, type ScreenRoute } from '../feature-table.ts'
import { BareLayout } from '../layouts/bare-layout.tsx'
import ContentLayout from '../layouts/content-layout.tsx'
import SidebarSiteLayout from '../layouts/sidebar-site-layout.tsx'
import SiteLayout from '../layouts/site-layout.tsx'
import { type SiteAssets, siteHead } from './site-head.ts'
import { fileOfPage, type Say, SITE_ROUTES, type SiteAddress, siteAddresses } from './site-pages.ts'
import { robots, sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export type SiteFile = { readonly name: string; readonly content: string }

const NAMESPACES: readonly (keyof Messages)[] = ['app', 'site', 'auth', 'install']

/** React preloads every picture of the page; a browser knows better which it needs first. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/**
 * On a phone all pictures are below the first screen: they wait, for `site.ts`, so that whoever goes on at once has the
 * line to themselves. `loading="lazy"` alone loads what is two screens away. Without scripts they come at once.
 */
const WAITING = `<picture><source class="late" media="(width <= 768px) and (scripting)" srcSet="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20585%201266'/%3E"/>`

/** A visitor's frames: nobody is signed in to a prerendered page. */
const FRAMES: Readonly<Record<Layout, ComponentType>> = {
  none: BareLayout,
  default: SiteLayout,
  'default-sidebar': SidebarSiteLayout,
  content: ContentLayout,
  'landing-page': SiteLayout,
  blank: BareLayout,
}

/** The screen that stands in the app's own page before the app has run, in each language. */
export async function renderLogin(): Promise<readonly { readonly locale: Locale; readonly html: string }[]> {
  const route = ROUTES.find(({ path }) => path === LOGIN_PATH)
  if (!route) throw new Error(`no screen at ${LOGIN_PATH}`)
  await Promise.all([setupI18n('en-US', NAMESPACES), route.fetch()])
  const pages: { readonly locale: Locale; readonly html: string }[] = []
  for (const locale of LOCALES) {
    await changeLocale(locale)
    pages.push({ locale, html: bodyOf(route, LOGIN_PATH) })
  }
  return pages
}

export async function renderSite(assets: SiteAssets): Promise<readonly SiteFile[]> {
  await Promise.all([setupI18n('en-US', NAMESPACES), ...SITE_ROUTES.map((route) => route.fetch())])
  // The key names its own namespace, all of which are loaded; the type of `t` only knows their union.
  const say: Say = (key) => i18next.t(key as never)
  const pages: SiteFile[] = []
  for (const address of siteAddresses()) {
    await changeLocale(address.locale)
    pages.push({ name: fileOfPage(address), content: page(address, assets, say) })
  }
  const manifests: SiteFile[] = []
  for (const locale of LOCALES) {
    await changeLocale(locale)
    manifests.push({ name: `for-${locale}/manifest.webmanifest`, content: webManifest(locale, say) })
  }
  return [
    ...pages,
    ...manifests,
    { name: 'sitemap.xml', content: sitemap() },
    { name: 'robots.txt', content: robots() },
    { name: 'pages.json', content: JSON.stringify(SITE_ROUTES.map(({ path }) => path)) },
    { name: 'screens.json', content: JSON.stringify(ROUTES.map(({ path }) => path)) },
  ]
}

function page(address: SiteAddress, assets: SiteAssets, say: Say): string {
  const { route, locale, prefix } = address
  const path = pathIn(prefix, route.path)
  const body = bodyOf(route, path)
  return `<!doctype html>
<html lang="${locale}" data-build="${assets.build}" data-theme="dark">
  <head>
    ${siteHead(address, assets, say)}
  </head>
  <body>${body}</body>
</html>
`
}

function bodyOf({ layout, Content }: ScreenRoute, path: string): string {
  const Frame = FRAMES[layout]
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>
      <Routes>
        <Route Component={Frame}>
          <Route path={path} Component={Content} />
        </Route>
      </Routes>
    </StaticRouter>,
  )
  return html.replaceAll(PRELOADS, '').replaceAll('<picture>', WAITING)
}
