import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '#contract/preferences.ts'
import { LOGIN_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { escapeHtml } from '#domain/escape-html.ts'

export type SitePages = {
  /** Without a language. */
  readonly paths: readonly string[]
  /** Screens of the app that stand in its page before it has run. */
  readonly stills: readonly string[]
  /** An HTML template. `prefixed`: its URL and links include the language. */
  page(path: string, locale: Locale, prefixed: boolean): string
  manifest(locale: Locale): string
  file(name: SiteFileName): string
}
export type SiteFileName = 'sitemap.xml' | 'robots.txt'

/** Placeholders that the server fills in: `%%origin%%`. */
const BLANK = /%%([a-z-]+)%%/g

/** Undefined if the build has no site. Throws if it is incomplete. */
export function readSite(root: string): SitePages | undefined {
  const folder = join(root, 'site')
  if (!existsSync(join(folder, 'pages.json'))) return undefined
  const paths = z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))
  const folders = LOCALES.flatMap((locale) => [`in-${locale}`, `for-${locale}`])
  const files = new Map(
    [...folders.flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))]
      .concat('sitemap.xml', 'robots.txt')
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  const file = (name: string) => {
    const content = files.get(name)
    if (content === undefined) throw new Error(`the build has no site/${name}`)
    return content
  }
  return {
    paths,
    stills: [LOGIN_PATH],
    page: (path, locale, prefixed) => file(`${prefixed ? 'in' : 'for'}-${locale}/${nameOf(path)}.html`),
    manifest: (locale) => file(`for-${locale}/manifest.webmanifest`),
    file,
  }
}

/** Missing values become empty. Values are escaped. */
export function fillBlanks(content: string, values: Readonly<Record<string, string>>): string {
  return content.replaceAll(BLANK, (_, name: string) => escapeHtml(values[name] ?? ''))
}

function nameOf(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')
}
