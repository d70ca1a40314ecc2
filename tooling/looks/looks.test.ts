import { expect, test } from 'vitest'
import { linesWith, sourceFiles } from '../../tests/support/source-files.ts'

const COMPONENTS = sourceFiles('src/ui/**/*.tsx')
const PAGE = sourceFiles('tooling/looks/*.tsx')

test('the page of looks shows every component, itself or in another', () => {
  expect(COMPONENTS.length).toBeGreaterThan(40)
  const shown = new Set<string>()
  const show = (name: string) => {
    const component = COMPONENTS.find((other) => other.name === name)
    if (!component || shown.has(name)) return
    shown.add(name)
    const folder = name.slice(0, name.lastIndexOf('/'))
    for (const [, path = ''] of component.text.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx)'/g))
      show(new URL(path, `file:///${folder}/`).pathname.slice(1))
  }
  for (const { text } of PAGE) for (const [, path] of text.matchAll(/from '#ui\/([^']+)'/g)) show(`src/ui/${path}`)
  expect(COMPONENTS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
})

test('nothing that is built knows of it', () => {
  const built = sourceFiles('{src,workers,sw}/**/*.{ts,tsx}', 'index.html', 'vite.config.ts', 'scripts/build/*.ts')
  expect(linesWith(/tooling\//, built)).toEqual([])
})
