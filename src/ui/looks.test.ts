import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The looks of single classes: `.name`, and its declarations on one line. */
function looksIn(file: string): readonly string[] {
  const css = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/(?<=[{};\s])(\.[\w-]+) \{([^{}]+)\}/g)].map(([rule]) => rule.replace(/\s+/g, ' '))
}

test('no module writes a look again that screens share', () => {
  const shared = looksIn('src/ui/looks.css')
  expect(shared.length).toBeGreaterThan(4)
  const modules = globSync('src/**/*.module.css', { cwd: ROOT })
  expect(modules.length).toBeGreaterThan(50)
  const found = modules.flatMap((file) =>
    looksIn(file).flatMap((look) => (shared.includes(look) ? `${file}: ${look}` : [])),
  )
  expect(found).toEqual([])
})
