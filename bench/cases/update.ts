import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { atMost, type Figure } from '../figures.ts'

const root = dirname(dirname(import.meta.dirname))
const SOURCES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'public',
  'scripts',
  'server',
  'src',
  'sw',
  'workers',
]
/** A string of two features. */
const STRINGS = ['src/app/messages/en-US.ts', 'src/features/execution/messages/en-US.ts']
const FIRST_STRING = /^( {2}\w+: '[^']+)',$/m
const LISTED_FILE = /\["\/([^"]+)","([\w-]{8})",\d+\]/g

/** The sources are built twice, with two strings changed in between: what does a device that has the first build fetch? */
export async function update(): Promise<readonly Figure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'barra-update-'))
  try {
    for (const source of SOURCES) cpSync(join(root, source), join(copy, source), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const before = listedFiles(build(copy))
    for (const file of STRINGS) changeString(join(copy, file))
    const dist = build(copy)
    const changed = [...listedFiles(dist)].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
    const fetched = ['sw.js', ...changed]
    const kilobytes = fetched.reduce((sum, file) => sum + compressedBytes(join(dist, file)), 0) / 1_000
    return [
      atMost('update of two strings: files', 'files', [fetched.length], { bar: 8 }),
      atMost('update of two strings: bytes', 'KB br', [kilobytes], { bar: 60 }),
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function build(copy: string): string {
  rmSync(join(copy, 'dist'), { recursive: true, force: true })
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'inherit' })
  return join(copy, 'dist')
}

function changeString(path: string): void {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(FIRST_STRING, "$1 …',")
  if (after === before) throw new Error(`${path} has no string to change`)
  writeFileSync(path, after)
}

/** The files in a build's service worker, with their hashes. */
function listedFiles(dist: string): ReadonlyMap<string, string> {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  return new Map(Array.from(worker.matchAll(LISTED_FILE), ([, file = '', hash = '']) => [file, hash]))
}

function compressedBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
