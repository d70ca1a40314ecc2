import { expect, test } from 'vitest'
import { activeNavItem } from './active-nav-item.ts'
import { NAVIGATION, ROUTES } from './feature-table.ts'

const HISTORY = '/workout/all/sessions'

test.each([
  ['/dashboard', '/dashboard', '/dashboard'],
  ['/workouts/edit-v2', '/workouts', '/workouts'],
  ['/statistics', '/progress', '/progress'],
  ['/profile/data', '/profile', '/profile'],
  ['/subscription', '/profile', '/profile'],
  ['/subscription/billing', '/profile', '/profile'],
  [HISTORY, HISTORY, '/workouts'],
  ['/workout/0190a000/completed', HISTORY, '/workouts'],
  ['/workout/0190a000/sessions', '/workouts', '/workouts'],
  ['/outbox', undefined, undefined],
])('at %s the place %s is lit, in the tab bar %s', (path, besides, tabBar) => {
  expect(activeNavItem(path)).toEqual({ besides, tabBar })
})

test('what a route or a place stands under is a place, and the tab bar has it', () => {
  const places = NAVIGATION.map(({ path }) => path)
  for (const { under } of ROUTES) if (under !== undefined) expect(places).toContain(under)
  for (const { path } of NAVIGATION) {
    const { tabBar } = activeNavItem(path)
    expect(NAVIGATION.find((place) => place.path === tabBar)?.navigation.besides ?? false).toBe(false)
    expect(tabBar).toBeDefined()
  }
})
