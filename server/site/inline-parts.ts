import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Parts that stand in pages instead of being fetched, as sources of a content security policy. */
export type InlineParts = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

// Import maps, and files of the build that stand in a page (scripts/build/site.ts): no other script.
const SCRIPT = /<script (?:type="importmap"|data-from="[^"]*")[^>]*>(.*?)<\/script>/gs
const STYLE = /<style>(.*?)<\/style>/gs

export function inlinePartsOf(pages: readonly string[]): InlineParts {
  const sourcesOf = (part: RegExp) => [
    ...new Set(pages.flatMap((html) => Array.from(html.matchAll(part), ([, content = '']) => sourceOf(content)))),
  ]
  return { scripts: sourcesOf(SCRIPT), styles: sourcesOf(STYLE) }
}

/** Those of the build in a folder. Read again when another build has taken its place: its page would not find its scripts. */
export function followInlineParts(root: string): () => InlineParts {
  let readAt = 0
  let parts: InlineParts = { scripts: [], styles: [] }
  return () => {
    const page = join(root, 'index.html')
    const changedAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt) return parts
    readAt = changedAt
    parts = inlinePartsOf([page, ...sitePages(root)].map((file) => readFileSync(file, 'utf8')))
    return parts
  }
}

function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function sitePages(root: string): readonly string[] {
  const folder = join(root, 'site')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))
}
