import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameByContent, readImportMap } from './import-map.ts'
import { readChunks } from './route-scripts.ts'

const WORKER_ADDRESS = 'new Worker(new URL(`/assets/data.worker-AAAAAAAA.js`,``+import.meta.url),{type:`module`})'
const PAGE: Readonly<Record<string, string>> = {
  'index.html': '<head><meta charset="utf-8" /><script type="module" src="/assets/main.js"></script></head>',
  'assets/main.js': 'import"./words.js";import("./screen.js",["assets/screen.css"])',
  'assets/words.js': 'export default "Workout"',
  'assets/screen.js': `export default ${WORKER_ADDRESS}`,
  'assets/screen.css': 'p{color:red}',
  'assets/data.worker-AAAAAAAA.js': 'import("./library-BBBBBBBB.js")',
  'assets/library-BBBBBBBB.js': 'import"./data.worker-AAAAAAAA.js"',
  '.vite/manifest.json': JSON.stringify({
    '_main.js': { file: 'assets/main.js', name: 'main', imports: ['_words.js'], dynamicImports: ['src/screen.ts'] },
    '_words.js': { file: 'assets/words.js', name: 'words' },
    'src/screen.ts': { file: 'assets/screen.js', css: ['assets/screen.css'] },
  }),
}

const folders: string[] = []
let built: string

/** The page with these changes, finished. */
function finish(changes: Readonly<Record<string, string>> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'barra-names-'))
  folders.push(directory)
  for (const [name, content] of Object.entries({ ...PAGE, ...changes })) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), content)
  }
  nameByContent(directory)
  return directory
}

beforeEach(() => {
  built = finish()
})
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const assets = (directory: string) => readdirSync(join(directory, 'assets'))

test('a change of one file renames that file and no other', () => {
  const next = finish({ 'assets/words.js': 'export default "Session"' })
  const changed = assets(next).filter((name) => !assets(built).includes(name))
  expect(changed).toEqual([expect.stringMatching(/^words-[\w-]{8}\.js$/)])
})

test('the import map leads from every name in a script to a file of the build', () => {
  const map = readImportMap(built)
  expect(Object.keys(map)).toEqual([
    '/assets/data.worker.js',
    '/assets/main.js',
    '/assets/screen.css',
    '/assets/screen.js',
    '/assets/words.js',
  ])
  for (const file of Object.values(map)) expect(existsSync(join(built, file))).toBe(true)
  const html = readFileSync(join(built, 'index.html'), 'utf8')
  expect(html).toContain(`<script type="importmap">${JSON.stringify({ imports: map })}</script>`)
  // A browser refuses a map that comes after the first module.
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'))
})

test('a page and the manifest name finished files', () => {
  const [main = ''] = assets(built).filter((name) => name.startsWith('main-'))
  expect(readFileSync(join(built, 'index.html'), 'utf8')).toContain(`src="/assets/${main}"`)
  const named = Object.values(readChunks(built)).flatMap(({ file, css = [] }) => [file, ...css])
  expect(named).toHaveLength(4)
  for (const file of named) expect(existsSync(join(built, file))).toBe(true)
})

test('a worker, which knows no map, keeps its own names, and pages find it by the map', () => {
  expect(assets(built)).toEqual(expect.arrayContaining(['data.worker-AAAAAAAA.js', 'library-BBBBBBBB.js']))
  expect(readImportMap(built)['/assets/data.worker.js']).toBe('/assets/data.worker-AAAAAAAA.js')
  const screen = readFileSync(join(built, readImportMap(built)['/assets/screen.js'] ?? ''), 'utf8')
  expect(screen).toContain('new Worker(import.meta.resolve(`/assets/data.worker.js`)')
})

test('part of the map is what the named files need', () => {
  const map = readImportMap(built)
  const words = map['/assets/words.js'] ?? ''
  expect(readImportMap(built, new Set([words]))).toEqual({ '/assets/words.js': words })
})
