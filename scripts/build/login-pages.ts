import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../src/contract/preferences.ts'
import { chunkKey, importsOf, readChunks } from './route-scripts.ts'
import { STILL_SCRIPT } from './still-script.ts'

const ROOT = '<div id="root"></div>'
const LANGUAGE = '<html lang="pt-BR"'
const SCREEN = 'src/features/auth/login-screen.tsx'
/** Without a dialog around it, a form of this kind sends nothing: a password must not become part of an address. */
const UNSENT = '<form method="dialog"'

/** Scripts that the page waits for: each would be a round trip. Those after them are on their way sooner. */
const AWAITED = ['theme.js', 'first-scripts.js', STILL_SCRIPT]

type RenderedLogin = { readonly locale: Locale; readonly html: string }
type SiteFile = { readonly name: string; readonly content: string }

/**
 * The app's page as the server sends it at the login's address: the screen stands in it, and takes what is typed,
 * before the app has run. `src/app/still` gives it to the app.
 */
export function loginPages(directory: string, logins: readonly RenderedLogin[]): readonly SiteFile[] {
  const page = AWAITED.reduce(
    (html, file) => withScript(html, file, readFileSync(join(directory, file), 'utf8')),
    readFileSync(join(directory, 'index.html'), 'utf8'),
  )
  const chunks = readChunks(directory)
  const styles = importsOf(chunks, [chunkKey(chunks, 'app'), chunkKey(chunks, SCREEN)]).flatMap(({ css }) => css ?? [])
  const links = [...new Set(styles)]
    .filter((file) => !page.includes(`<link rel="stylesheet" crossorigin href="/${file}">`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return logins.map(({ locale, html }) => ({
    name: `for-${locale}/auth--login.html`,
    content: replaced(
      replaced(replaced(page, LANGUAGE, `<html lang="${locale}"`), '</head>', `${links.join('')}</head>`),
      ROOT,
      `${ROOT}<div id="still" hidden>${html.replaceAll('<form', UNSENT)}</div>`,
    ),
  }))
}

/** The script stands in the page, with its attributes; `server/site/inline-parts.ts` admits it. */
function withScript(html: string, file: string, content: string): string {
  const [tag, attributes] = new RegExp(`<script src="/${file}"([^>]*)></script>`).exec(html) ?? []
  if (tag === undefined) throw new Error(`index.html has no ${file}`)
  return replaced(html, tag, `<script data-from="/${file}"${attributes}>${content}</script>`)
}

function replaced(page: string, part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`index.html has no ${part}`)
  return page.replace(part, () => by)
}
