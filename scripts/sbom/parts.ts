import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each is delivered by itself; its sources decide which packages are in it. */
export const PARTS = {
  phone: ['src/**/*.{ts,tsx,css}', 'workers/**/*.ts', 'sw/**/*.ts'],
  server: ['server/**/*.ts', 'src/contract/**/*.ts', 'src/domain/**/*.ts'],
} as const
export type Part = keyof typeof PARTS

/** Built into the native apps beside the page, and imported nowhere. */
const SHELLS = ['@capacitor/android', '@capacitor/ios']
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"]([^'".#/][^'"]*)['"]/g

/**
 * The project's own packages in a part. A type counts: the native half of a plugin is in the shell, and the page knows
 * it by its type alone. What its sources import only while developing is no dependency, and left out.
 */
export function packagesIn(part: Part, dependencies: readonly string[], root: string): readonly string[] {
  const files = globSync([...PARTS[part]], { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  const imported = new Set(files.flatMap((path) => importedPackages(readFileSync(join(root, path), 'utf8'))))
  const found = dependencies.filter((name) => imported.has(name))
  return part === 'phone' ? [...found, ...SHELLS] : found
}

function importedPackages(source: string): readonly string[] {
  return [...source.matchAll(IMPORTED)].map(([, from = '']) =>
    from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/'),
  )
}
