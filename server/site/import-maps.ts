import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/g

/** The import maps in a page, as sources of a content security policy. */
export function importMapSources(html: string): readonly string[] {
  return Array.from(html.matchAll(IMPORT_MAP), ([, map = '']) => {
    return `'sha256-${createHash('sha256').update(map).digest('base64')}'`
  })
}

/**
 * The import maps of all pages of the build in a folder, as sources of a policy. Read again when another build has
 * taken its place: its page would not find its scripts.
 */
export function followImportMaps(root: string): () => readonly string[] {
  let readAt = 0
  let sources: readonly string[] = []
  return () => {
    const page = join(root, 'index.html')
    const changedAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt) return sources
    readAt = changedAt
    sources = [...new Set([page, ...sitePages(root)].flatMap((file) => importMapSources(readFileSync(file, 'utf8'))))]
    return sources
  }
}

function sitePages(root: string): readonly string[] {
  const folder = join(root, 'site')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))
}
