import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_FLOOR, browsersOf } from './floor.ts'
import { since } from './support.ts'

const ROOT = join(import.meta.dirname, '../..')

function read(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8')
}

/** The lines of a file that name a version of Firefox. */
function promisesOf(name: string): readonly string[] {
  return read(name)
    .split('\n')
    .filter((line) => /Firefox \d/.test(line))
}

function versionOf(browser: string, promise: string): string | undefined {
  return new RegExp(String.raw`${browser} (\d+(?:\.\d+)?)`).exec(promise)?.[1]
}

test.each([
  ['README.md', 1],
  ['public/browser-floor.js', 3],
  ['src/features/site/messages/en-US.ts', 2],
  ['src/features/site/messages/pt-BR.ts', 2],
  ['src/features/site/messages/es-ES.ts', 2],
])('%s names the versions of the floor', (name, times) => {
  const promises = promisesOf(name)
  expect(promises).toHaveLength(times)
  const { safari, edge, firefox } = BROWSER_FLOOR
  for (const promise of promises) {
    expect(promise).toMatch(/\biOS\b/)
    expect(versionOf('Safari', promise)).toBe(safari)
    expect(versionOf('Edge', promise)).toBe(edge)
    expect(versionOf('Firefox', promise)).toBe(firefox)
  }
})

test.each(browsersOf(BROWSER_FLOOR))(
  'the script that turns away older ones asks for something that %s has since its version of the floor, and not later',
  (browser) => {
    const asked = Array.from(
      read('public/first-scripts.js').matchAll(/typeof (\w+)\.(\w+)|'(\w+)' in (\w+)\.prototype/g),
      ([, owner, member, name, prototype]) => since(owner ?? prototype ?? '', member ?? name ?? '', browser),
    )
    expect(asked).toHaveLength(3)
    expect(asked.toSorted((left = '', right = '') => left.localeCompare(right, 'en', { numeric: true })).at(-1)).toBe(
      BROWSER_FLOOR[browser],
    )
  },
)
