import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/** Copied from `public`, and later part of pages; `browser-floor.js` stays as older browsers read it. */
export const PAGE_SCRIPTS = ['theme.js', 'first-scripts.js']

/** Vite copies the files of `public` as they are. Throws for one that does not parse. */
export function minifyScripts(directory: string): void {
  for (const name of PAGE_SCRIPTS) {
    const path = join(directory, name)
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), {
      module: false,
      compress: { target: 'es2020' },
    })
    const [error] = errors
    if (error) throw new Error(`${name}: ${error.message}`)
    writeFileSync(path, code)
  }
}
