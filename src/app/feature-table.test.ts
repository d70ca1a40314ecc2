import i18next from 'i18next'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { setupI18n } from '#i18n/setup.ts'
import { NAVIGATION, ROUTES } from './feature-table.ts'
import { namespaceOf } from './use-message.ts'

test('no two screens have the same address', () => {
  const paths = ROUTES.map((route) => route.path)
  expect(paths).toEqual([...new Set(paths)])
})

// proves 1.7
test('the navigation has one order, and a tab bar the five places it has room for', () => {
  const orders = NAVIGATION.map((route) => route.navigation.order)
  expect(orders).toEqual([...new Set(orders)].toSorted((left, right) => left - right))
  expect(NAVIGATION.filter((route) => !route.navigation.besides).map((route) => route.path)).toEqual([
    '/dashboard',
    '/workouts',
    '/exercises',
    '/progress',
    '/profile',
  ])
})

test.each(LOCALES)('a place is called in the navigation as its screen is, in %s', async (locale) => {
  await setupI18n(
    locale,
    NAVIGATION.map(({ title }) => namespaceOf(title)),
  )
  const nameOf = (key: MessageKey) => i18next.t(key as never)
  expect(NAVIGATION.map(({ navigation }) => nameOf(navigation.name))).toEqual(
    NAVIGATION.map(({ title }) => nameOf(title)),
  )
  expect(NAVIGATION.map(({ title }) => nameOf(title))).not.toContain('title')
})

test('navigation screens require a login and use the frame with the navigation', () => {
  for (const { access, layout } of NAVIGATION) expect([access, layout]).toEqual(['login', 'default'])
})

test('a frame stands around every screen below its paths, also one that another feature brings, and around nothing else', () => {
  const framed = ROUTES.filter(({ frame }) => frame !== undefined).map(({ path }) => path)
  expect(framed.toSorted()).toEqual([
    '/analytics',
    '/metrics',
    '/profile',
    '/profile/data',
    '/profile/data/bin',
    '/profile/data/import',
    '/profile/preferences',
    '/profile/privacy',
    '/profile/security',
    '/profile/subscription',
    '/progress',
    '/statistics',
    '/subscription',
    '/subscription/billing',
    '/subscription/success',
  ])
})
