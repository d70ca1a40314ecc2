import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { pathIn } from '#i18n/locale-address.ts'
import { canonicalAddress, ORIGIN, type Say, type SiteAddress } from './site-pages.ts'
import { structuredData } from './structured-data.ts'

export type SiteAssets = {
  /** The build's id. */
  readonly build: string
  /** The script that sets the theme, and the styles of all pages: a first visit waits for the page alone. */
  readonly theme: string
  readonly styles: string
  readonly script: string
  readonly modules: readonly string[]
  /** The addresses by which scripts import each other, as JSON. */
  readonly importMap: string
}

type Tag = readonly [name: string, attributes: Readonly<Record<string, string>>, content?: string]

const CARD = { width: '1200', height: '630' } as const

export function siteHead(address: SiteAddress, assets: SiteAssets, say: Say): string {
  return [...pageTags(address, say), ...previewTags(address, say), ...assetTags(assets)].map(html).join('\n    ')
}

/** The document title, in the format of the app's screens. */
function titleOf({ route }: SiteAddress, say: Say): string {
  return `${say(route.title)} · ${say('shared:appName')}`
}

function pageTags(address: SiteAddress, say: Say): readonly Tag[] {
  const { route } = address
  return [
    ['meta', { charset: 'utf-8' }],
    ['meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }],
    ['title', {}, titleOf(address, say)],
    ['meta', { name: 'description', content: say(route.site.description) }],
    ['link', { rel: 'canonical', href: canonicalAddress(address) }],
    ...LOCALES.map((other): Tag => ['link', alternate(other, route.path, other)]),
    ['link', alternate('x-default', route.path, null)],
  ]
}

/** The same tags that `showAlternates` writes in the running app. */
function alternate(hreflang: string, path: string, locale: Locale | null): Readonly<Record<string, string>> {
  return { rel: 'alternate', hreflang, href: ORIGIN + pathIn(locale, path) }
}

function previewTags(address: SiteAddress, say: Say): readonly Tag[] {
  const { route, locale } = address
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', say('shared:appName')],
    ['og:title', say(route.title)],
    ['og:description', say(route.site.description)],
    ['og:url', canonicalAddress(address)],
    ['og:locale', ogLocale(locale)],
    ...LOCALES.filter((other) => other !== locale).map((other) => ['og:locale:alternate', ogLocale(other)] as const),
    ['og:image', `${ORIGIN}/pictures/card-${locale}.jpg`],
    ['og:image:width', CARD.width],
    ['og:image:height', CARD.height],
    ['og:image:alt', say('site:picture.workout')],
  ]
  return [
    ...properties.map(([property, content]): Tag => ['meta', { property, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...structuredData(address, say).map((data): Tag => ['script', { type: 'application/ld+json' }, json(data)]),
  ]
}

function ogLocale(locale: Locale): string {
  return locale.replace('-', '_')
}

/** JSON without a closing script tag. */
function json(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function assetTags({ theme, styles, script, modules, importMap }: SiteAssets): readonly Tag[] {
  return [
    ['meta', { name: 'theme-color', content: '#040506', media: '(prefers-color-scheme: dark)' }],
    ['meta', { name: 'theme-color', content: '#f7f5f0', media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'mobile-web-app-capable', content: 'yes' }],
    ['meta', { name: 'apple-mobile-web-app-status-bar-style', content: 'default' }],
    ['script', { 'data-from': '/theme.js' }, theme],
    ['style', {}, styles],
    ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
    ['link', { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }],
    ['script', { type: 'importmap' }, importMap],
    ...modules.map((href): Tag => ['link', { rel: 'modulepreload', href }]),
    ['script', { type: 'module', src: script }, ''],
  ]
}

function html([name, attributes, content]: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const start = `<${name}${written.join('')}`
  if (content === undefined) return `${start} />`
  // The content of scripts and styles is not escaped; `json` has made it safe.
  const isText = name !== 'script' && name !== 'style'
  return `${start}>${isText ? escapeHtml(content) : content}</${name}>`
}
