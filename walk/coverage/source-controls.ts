import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../words.ts'
import { controlsIn } from './controls-in.ts'
import { OUT_OF_REACH } from './out-of-reach.ts'

export const SOURCE = join(import.meta.dirname, '../../src')

/** The controls that a walk can reach, by their file below `src`. */
export function sourceControls(words: Words): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.tsx', { cwd: SOURCE, exclude: ['**/*.test.tsx'] })
  return new Map(
    files.map((file) => {
      const found = controlsIn(file, readFileSync(join(SOURCE, file), 'utf8'), (key) => words.has(key))
      return [file, [...found].filter((control) => !OUT_OF_REACH.some(({ keys }) => keys.test(control)))]
    }),
  )
}
