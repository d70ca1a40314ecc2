import { describe, expect, test } from 'vitest'
import type { FeatureRoute } from '../features/feature.ts'
import { NAVIGATION, ROUTES } from './feature-table.ts'

/** A row of the specification's table of screens, as docs/decisions/012 reads it where it leaves a choice. */
type Specified = Pick<FeatureRoute, 'access' | 'layout'> & {
  readonly path: string
  readonly title: string
  readonly subscription?: true
  readonly sidebar?: true
}

const SPECIFIED: readonly Specified[] = [
  { path: '/', access: 'guest', layout: 'none', title: 'landing:title' },
  { path: '/terms', access: 'public', layout: 'content', title: 'legal:terms.title' },
  { path: '/privacy', access: 'public', layout: 'content', title: 'legal:privacy.title' },
  {
    path: '/dashboard',
    access: 'login',
    layout: 'default',
    title: 'dashboard:title',
    subscription: true,
    sidebar: true,
  },
  { path: '/auth/login', access: 'guest', layout: 'none', title: 'auth:login.title' },
  { path: '/auth/signup', access: 'guest', layout: 'none', title: 'auth:signup.title' },
  { path: '/auth/callback', access: 'public', layout: 'none', title: 'auth:callback.title' },
  { path: '/auth/forgot-password', access: 'guest', layout: 'none', title: 'auth:forgot.title' },
  { path: '/auth/account-deleted', access: 'public', layout: 'blank', title: 'auth:deleted.title' },
  { path: '/support', access: 'public', layout: 'default-sidebar', title: 'support:title' },
  { path: '/support/faq', access: 'public', layout: 'default-sidebar', title: 'support:faq.title' },
  { path: '/support/contact', access: 'public', layout: 'default-sidebar', title: 'contact:title' },
  { path: '/profile', access: 'login', layout: 'default', title: 'profile:title', sidebar: true },
  { path: '/profile/privacy', access: 'login', layout: 'default', title: 'profile:section.privacy' },
  { path: '/profile/security', access: 'login', layout: 'default', title: 'profile:section.security' },
  { path: '/profile/preferences', access: 'login', layout: 'default', title: 'profile:section.preferences' },
  { path: '/profile/subscription', access: 'login', layout: 'default', title: 'subscription:manage.title' },
  { path: '/workouts', access: 'login', layout: 'default', title: 'workouts:title', sidebar: true },
  { path: '/exercises', access: 'login', layout: 'default', title: 'exercises:title', sidebar: true },
  { path: '/workouts/create-v2', access: 'login', layout: 'default', title: 'workouts:builder.createTitle' },
  { path: '/workouts/edit-v2', access: 'login', layout: 'default', title: 'workouts:builder.editTitle' },
  { path: '/test-workout-v2', access: 'public', layout: 'none', title: 'execution:sampleTitle' },
  { path: '/subscription', access: 'login', layout: 'default', title: 'subscription:title' },
  { path: '/subscription/success', access: 'login', layout: 'default', title: 'subscription:success.title' },
  { path: '/subscription/billing', access: 'login', layout: 'default', title: 'subscription:billing.title' },
  { path: '/workout/:id/execute', access: 'login', layout: 'none', title: 'execution:title', subscription: true },
  { path: '/workout/:id/sessions', access: 'login', layout: 'default', title: 'sessions:history.title' },
  { path: '/workout/:id/abandoned', access: 'login', layout: 'default', title: 'sessions:abandoned.title' },
  { path: '/workout/:id/completed', access: 'login', layout: 'default', title: 'sessions:completed.title' },
  { path: '/landing-page', access: 'public', layout: 'landing-page', title: 'landing:title' },
  { path: '/landing-page/contact', access: 'public', layout: 'landing-page', title: 'contact:title' },
  { path: '/landing-page/solution', access: 'public', layout: 'landing-page', title: 'landing:solution.title' },
  { path: '/landing-page/resources', access: 'public', layout: 'landing-page', title: 'landing:resources.title' },
  { path: '/workout/execute', access: 'login', layout: 'none', title: 'execution:title', subscription: true },
  { path: '/workouts/execute', access: 'login', layout: 'none', title: 'execution:title', subscription: true },
  { path: '/metrics', access: 'login', layout: 'default', title: 'metrics:title', subscription: true },
  { path: '/analytics', access: 'login', layout: 'default', title: 'analytics:title', subscription: true },
  { path: '/statistics', access: 'login', layout: 'default', title: 'statistics:title', subscription: true },
  {
    path: '/progress',
    access: 'login',
    layout: 'default',
    title: 'progress:title',
    subscription: true,
    sidebar: true,
  },
]

const routeOf = (path: string) => ROUTES.find((route) => route.path === path)

describe('the route table holds every row of the specification', () => {
  test.each(SPECIFIED)('$path', (row) => {
    const route = routeOf(row.path)
    expect({
      path: route?.path,
      access: route?.access,
      layout: route?.layout,
      title: route?.title,
      ...(route?.needsSubscription && { subscription: true }),
      ...(route?.navigation && { sidebar: true }),
    }).toEqual(row)
  })
})

test('whatever runs a workout or is named as restricted needs a subscription, and nothing else does', () => {
  const restricted = /\/execute(\/|$)|^\/(dashboard|metrics|analytics|statistics|progress)(\/|$)/
  const wrong = ROUTES.filter((route) => restricted.test(route.path) !== (route.needsSubscription ?? false))
  expect(wrong.map((route) => route.path)).toEqual([])
})

test('whatever is restricted is for those who are signed in', () => {
  for (const { needsSubscription, access } of ROUTES) if (needsSubscription) expect(access).toBe('login')
})

test('the sidebar starts with the dashboard, the workouts and the exercises, each with an icon', () => {
  expect(NAVIGATION.slice(0, 3).map((route) => route.path)).toEqual(['/dashboard', '/workouts', '/exercises'])
  for (const { navigation } of NAVIGATION) expect(navigation.icon).toBeDefined()
})
