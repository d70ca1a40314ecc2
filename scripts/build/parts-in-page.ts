import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_SCRIPTS } from './minify-scripts.ts'
import { STILL_SCRIPT } from './still-script.ts'

/** Scripts that the first picture waits for. */
const AWAITED_SCRIPTS = [...PAGE_SCRIPTS, STILL_SCRIPT]
const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g

/**
 * Puts the scripts and styles that the first picture waits for into the app's page: each would be a way through the
 * service worker, or a round trip, behind those of the app. `server/site/inline-parts.ts` admits them.
 */
export function putPartsIntoPage(directory: string): void {
  const path = join(directory, 'index.html')
  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  const page = AWAITED_SCRIPTS.reduce((html, file) => withScript(html, file, read(file)), readFileSync(path, 'utf8'))
  writeFileSync(
    path,
    page.replaceAll(STYLESHEET, (link, file: string) => withStyle(link, read(file))),
  )
}

/** With its attributes. */
function withScript(html: string, file: string, content: string): string {
  const [tag, attributes] = new RegExp(`<script src="/${file}"([^>]*)></script>`).exec(html) ?? []
  if (tag === undefined) throw new Error(`index.html has no ${file}`)
  return html.replace(tag, () => `<script data-from="/${file}"${attributes}>${content}</script>`)
}

/** Vite fetches a stylesheet of a chunk that it finds no link to; one that is disabled is found, and never fetched. */
function withStyle(link: string, content: string): string {
  return `<style>${content}</style>${link.replace('>', ' disabled>')}`
}
