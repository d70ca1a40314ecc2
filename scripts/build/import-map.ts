import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { filesUnder } from './fingerprint.ts'
import { readChunks } from './route-scripts.ts'

const MAP_FILE = '.vite/import-map.json'
const FILE_REFERENCE = /assets\/[\w.-]+\.(?:js|css)/g
/** A worker's address as Vite writes it. Its own imports know no map, so that its name has the bundler's hash. */
const WORKER = /new URL\(`\/(assets\/[\w.-]+\.worker)-[\w-]{8}\.js`,``\+import\.meta\.url\)/g
const WORKER_FILE = /^assets\/([\w.-]+\.worker)-[\w-]{8}\.js$/
const HEAD = '<meta charset="utf-8" />'

/** Addresses that scripts know of files, and the addresses under which the build has them. */
export type ImportMap = Readonly<Record<string, string>>

/** The first 8 characters of a content's SHA-256, as they stand in names. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

/**
 * Names every script and style of a finished page by its own content, and nothing else: an update then changes the
 * files that changed. The page's import map leads to them from the names by which they import each other.
 */
export function nameByContent(directory: string): void {
  const files = new Set(Object.values(readChunks(directory)).flatMap(({ file, css = [] }) => [file, ...css]))
  const named = [...files].filter((file) => /\.(js|css)$/.test(file))
  const workers = filesUnder(directory, 'assets').flatMap((file) => {
    const [, worker] = WORKER_FILE.exec(file) ?? []
    return worker === undefined ? [] : [[`assets/${worker}.js`, file] as const]
  })
  for (const script of named.filter((file) => file.endsWith('.js'))) {
    edit(join(directory, script), (code) =>
      code.replaceAll(WORKER, (_, worker) => `import.meta.resolve(\`/${worker}.js\`)`),
    )
  }
  const names = new Map([...named.map((file) => [file, nameFile(directory, file)] as const), ...workers])
  const inFinishedNames = (text: string) => text.replaceAll(FILE_REFERENCE, (file) => names.get(file) ?? file)
  edit(join(directory, '.vite/manifest.json'), inFinishedNames)
  const map = Object.fromEntries([...names].toSorted().map(([from, to]) => [`/${from}`, `/${to}`]))
  writeFileSync(join(directory, MAP_FILE), JSON.stringify(map))
  const tag = `<script type="importmap">${importMapText(map)}</script>`
  edit(join(directory, 'index.html'), (html) => inFinishedNames(html).replace(HEAD, `${HEAD}\n    ${tag}`))
}

/** The import map of a finished page, or the part of it that these files need. */
export function readImportMap(directory: string, files?: ReadonlySet<string>): ImportMap {
  const map = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(directory, MAP_FILE), 'utf8')))
  if (!files) return map
  return Object.fromEntries(Object.entries(map).filter(([, file]) => files.has(file)))
}

/** The content of a page's import map. */
export function importMapText(imports: ImportMap): string {
  return JSON.stringify({ imports })
}

/** Renames a file by its content. Returns the new name. */
function nameFile(directory: string, file: string): string {
  const name = file.replace(/(\.\w+)$/, `-${hashOf(readFileSync(join(directory, file)))}$1`)
  renameSync(join(directory, file), join(directory, name))
  return name
}

function edit(path: string, change: (content: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
