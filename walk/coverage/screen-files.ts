import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { screens } from '../../tooling/screens.ts'
import { SOURCE } from './source-controls.ts'

const IMPORTED = /(?:from|import\() ?'((?:\.{1,2}|#shared)\/[^']+)'/g

/** The files below `src` that a screen is made of, by its address: its feature's, and what features share. */
export async function screenFiles(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await screens()
  return new Map(
    rows.map(({ path, feature, load }) => {
      const [, first] = /import\w*\(\s*['"](.+?)['"]/.exec(load.toString()) ?? []
      return [path, first === undefined ? new Set<string>() : filesFrom(join(dirname(feature), first))]
    }),
  )
}

/** That file and what it leads to, below `src`. */
export function filesFrom(first: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const name = relative(SOURCE, file)
    if (found.has(name) || !existsSync(file)) return
    found.add(name)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      visit(imported.startsWith('#') ? join(SOURCE, imported.slice(1)) : normalize(join(dirname(file), imported)))
  }
  visit(first)
  return found
}
