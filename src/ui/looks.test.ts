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
