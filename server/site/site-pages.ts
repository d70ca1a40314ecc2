import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { escapeHtml } from '#domain/escape-html.ts'

/** The finished files of the public site, as the build made them (src/app/prerender). */
export type SitePages = {
  /** The paths of its pages, without a language. */
  readonly paths: readonly string[]
  /** A page as HTML with its blanks. `prefixed`: the language stands in its address and in its links. */
  page(path: string, locale: Locale, prefixed: boolean): string
  /** The app's web manifest, as JSON. */
  manifest(locale: Locale): string
  /** `sitemap.xml` or `robots.txt`, with its blanks. */
  file(name: SiteFileName): string
}
export type SiteFileName = 'sitemap.xml' | 'robots.txt'

/** What the server writes into a file as it sends it: `%%origin%%`. */
const BLANK = /%%([a-z-]+)%%/g

/** Reads the site of a build into memory; undefined where the build has none. Throws where it is not whole. */
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
    page: (path, locale, prefixed) => file(`${prefixed ? 'in' : 'for'}-${locale}/${nameOf(path)}.html`),
    manifest: (locale) => file(`for-${locale}/manifest.webmanifest`),
    file,
  }
}

/** Fills the blanks of a file; one that is not named becomes empty. Nothing of a value is taken for markup. */
export function fillBlanks(content: string, values: Readonly<Record<string, string>>): string {
  return content.replaceAll(BLANK, (_, name: string) => escapeHtml(values[name] ?? ''))
}

function nameOf(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')
}
