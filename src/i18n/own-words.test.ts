import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A feature uses its own words and the shared ones: removing a feature's folder must not take words from another.

const ROOT = join(import.meta.dirname, '../..')
const FEATURES = globSync('src/features/*/feature.ts', { cwd: ROOT }).map((file) => file.split('/')[2] ?? '')
const SCREENS = globSync('src/{features,shared,platform,ui}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !file.includes('/messages/'),
)

const TRANSLATION = /useTranslation\(([^)]*)\)|TFunction<([^>]*)>/g
const KEY = /['"`]([a-z-]+):[\w.$-]/g

/** Namespaces of features that a file names. */
function namespacesIn(source: string): readonly string[] {
  const lists = [...source.matchAll(TRANSLATION)].flatMap(([, hook, type]) =>
    [...(hook ?? type ?? '').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name ?? ''),
  )
  const keys = [...source.matchAll(KEY)].map(([, name]) => name ?? '')
  return [...new Set([...lists, ...keys])].filter((name) => FEATURES.includes(name))
}

test('finds the namespaces of a hook, a type and a key', () => {
  const source = "useTranslation(['dashboard', 'shared']); type T = TFunction<'sessions'>; t('metrics:title')"
  expect(namespacesIn(source)).toEqual(['dashboard', 'sessions', 'metrics'])
})

test('no feature names the words of another', () => {
  expect(SCREENS.length).toBeGreaterThan(300)
  const foreign = SCREENS.flatMap((file) => {
    const own = file.startsWith('src/features/') ? file.split('/')[2] : undefined
    return namespacesIn(readFileSync(join(ROOT, file), 'utf8'))
      .filter((name) => name !== own)
      .map((name) => `${file}: ${name}`)
  })
  expect(foreign).toEqual([])
})
