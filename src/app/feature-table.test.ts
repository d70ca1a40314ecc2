import { expect, test } from 'vitest'
import { NAVIGATION, ROUTES } from './feature-table.ts'

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
