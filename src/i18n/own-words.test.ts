import { expect, test } from 'vitest'
import { sourceFiles } from '../../tests/support/source-files.ts'

// A feature uses its own words and the shared ones: removing a feature's folder must not take words from another.

const FEATURES = sourceFiles('src/features/*/feature.ts').map(({ name }) => name.split('/')[2] ?? '')
const SCREENS = sourceFiles('src/{features,shared,platform,ui}/**/*.{ts,tsx}').filter(
  ({ name }) => !name.includes('/messages/'),
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
  const foreign = SCREENS.flatMap(({ name, text }) => {
    const own = name.startsWith('src/features/') ? name.split('/')[2] : undefined
    return namespacesIn(text)
      .filter((namespace) => namespace !== own)
      .map((namespace) => `${name}: ${namespace}`)
  })
  expect(foreign).toEqual([])
})
