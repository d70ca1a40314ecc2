import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../../tests/support/source-files.ts'

/** The looks of single classes: `.name`, and its declarations on one line. */
function looksIn({ text }: SourceFile): readonly string[] {
  const css = text.replace(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/(?<=^|[{};\s])(\.[\w-]+) \{([^{}]+)\}/g)].map(([rule]) => rule.replace(/\s+/g, ' '))
}

test('no module writes a look again that screens share', () => {
  const shared = sourceFiles('src/ui/looks.css').flatMap(looksIn)
  expect(shared.length).toBeGreaterThan(4)
  const modules = sourceFiles('src/**/*.module.css')
  expect(modules.length).toBeGreaterThan(50)
  const found = modules.flatMap((file) =>
    looksIn(file).flatMap((look) => (shared.includes(look) ? `${file.name}: ${look}` : [])),
  )
  expect(found).toEqual([])
})

test('each class that a component names is in its stylesheet', () => {
  const classesOf = new Map(
    sourceFiles('src/**/*.module.css').map(({ name, text }) => [
      name,
      new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found)),
    ]),
  )
  const missing = sourceFiles('src/**/*.tsx').flatMap(({ name, text }) => {
    const code = text.replace(/'[^'\n]*'/g, "''")
    return [...text.matchAll(/import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g)].flatMap(([, local, path = '']) => {
      const classes = classesOf.get(join(dirname(name), path))
      const named = [...code.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g'))].map(([, found]) => found ?? '')
      return named.flatMap((found) => (classes?.has(found) ? [] : [`${name}: ${found}`]))
    })
  })
  expect(missing).toEqual([])
})
