import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../src/contract/preferences.ts'
import { PAGE_START, replacePart } from './replace-part.ts'
import { chunkKey, importsOf, readChunks } from './route-scripts.ts'

const ROOT = '<div id="root"></div>'
const SCREEN = 'src/features/auth/login-screen.tsx'
/** Without a dialog around it, a form of this kind sends nothing: a password must not become part of an address. */
const UNSENT = '<form method="dialog"'

type RenderedLogin = { readonly locale: Locale; readonly html: string }
type SiteFile = { readonly name: string; readonly content: string }

/**
 * The app's page as the server sends it at the login's address: the screen stands in it, and takes what is typed,
 * before the app has run. `src/app/still` gives it to the app.
 */
export function loginPages(directory: string, logins: readonly RenderedLogin[]): readonly SiteFile[] {
  const page = readFileSync(join(directory, 'index.html'), 'utf8')
  const chunks = readChunks(directory)
  const styles = importsOf(chunks, [chunkKey(chunks, 'app'), chunkKey(chunks, SCREEN)]).flatMap(({ css }) => css ?? [])
  const links = [...new Set(styles)]
    .filter((file) => !page.includes(`<link rel="stylesheet" crossorigin href="/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return logins.map(({ locale, html }) => ({
    name: `for-${locale}/auth--login.html`,
    content: replacePart(
      replacePart(replacePart(page, PAGE_START, `<html lang="${locale}"`), '</head>', `${links.join('')}</head>`),
      ROOT,
      `${ROOT}<div id="still" hidden>${html.replaceAll('<form', UNSENT)}</div>`,
    ),
  }))
}
