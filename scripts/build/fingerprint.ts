import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'public',
  'scripts/build.ts',
  'scripts/build',
  'src',
  'sw',
  'workers',
]
const NOT_BUILT = /\.test\.tsx?$/

/** 12 hex digits that change with any source of a build: the build's id. */
export function fingerprintOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

/** Every file at or under `path`, relative to `root`, in a deterministic order. */
export function filesUnder(root: string, path: string): readonly string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return NOT_BUILT.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesUnder(root, path === '.' ? name : `${path}/${name}`))
}
