import { describe, expect, test } from 'vitest'
import { isRestrictedPath } from '#domain/billing/restricted-path.ts'
import type { FeatureRoute } from '../features/feature.ts'
import { NAVIGATION, ROUTES } from './feature-table.ts'

/** A row of the specification's screen table; where it is ambiguous, as docs/decisions/012 interprets it. */
type Specified = Pick<FeatureRoute, 'access' | 'layout'> & {
  readonly path: string
  readonly title: string
  readonly subscription?: true
  readonly sidebar?: true
}

const SPECIFIED: readonly Specified[] = [
  // proves 2.1
  { path: '/', access: 'guest', layout: 'none', title: 'site:title' },
  // proves 2.2, 2.50
  { path: '/terms', access: 'public', layout: 'content', title: 'site:legal.terms.title' },
  // proves 2.3
  { path: '/privacy', access: 'public', layout: 'content', title: 'site:legal.privacy.title' },
  {
    // proves 2.4
    path: '/dashboard',
    access: 'login',
    layout: 'default',
    // proves 2.52
    title: 'dashboard:title',
    subscription: true,
    sidebar: true,
  },
  // proves 2.5
  { path: '/auth/login', access: 'guest', layout: 'none', title: 'auth:login.title' },
  // proves 2.6
  { path: '/auth/signup', access: 'guest', layout: 'none', title: 'auth:signup.title' },
  // proves 2.7
  { path: '/auth/callback', access: 'public', layout: 'none', title: 'auth:callback.title' },
  // proves 2.8
  { path: '/auth/forgot-password', access: 'guest', layout: 'none', title: 'auth:forgot.title' },
  // proves 2.9, 2.50
  { path: '/auth/account-deleted', access: 'public', layout: 'blank', title: 'auth:deleted.title' },
  // proves 2.10, 2.50
  { path: '/support', access: 'public', layout: 'default-sidebar', title: 'site:support.title' },
  // proves 2.11
  { path: '/support/faq', access: 'public', layout: 'default-sidebar', title: 'site:support.faq.title' },
  // proves 2.12
  { path: '/support/contact', access: 'public', layout: 'default-sidebar', title: 'site:contact.title' },
  // proves 2.13
  { path: '/profile', access: 'login', layout: 'default', title: 'profile:title', sidebar: true },
  // proves 2.14
  { path: '/profile/privacy', access: 'login', layout: 'default', title: 'profile:section.privacy' },
  // proves 2.15
  { path: '/profile/security', access: 'login', layout: 'default', title: 'profile:section.security' },
  // proves 2.16
  { path: '/profile/preferences', access: 'login', layout: 'default', title: 'profile:section.preferences' },
  // proves 2.17
  { path: '/profile/subscription', access: 'login', layout: 'default', title: 'subscription:manage.title' },
  // proves 2.18
  { path: '/workouts', access: 'login', layout: 'default', title: 'workouts:title', sidebar: true },
  // proves 2.19
  { path: '/exercises', access: 'login', layout: 'default', title: 'exercises:title', sidebar: true },
  // proves 2.20
  { path: '/workouts/create-v2', access: 'login', layout: 'default', title: 'workouts:builder.createTitle' },
  // proves 2.21
  { path: '/workouts/edit-v2', access: 'login', layout: 'default', title: 'workouts:builder.editTitle' },
  // proves 2.22
  { path: '/test-workout-v2', access: 'public', layout: 'none', title: 'execution:sampleTitle' },
  // proves 2.23
  { path: '/subscription', access: 'login', layout: 'default', title: 'subscription:title' },
  // proves 2.24
  { path: '/subscription/success', access: 'login', layout: 'default', title: 'subscription:success.title' },
  // proves 2.25
  { path: '/subscription/billing', access: 'login', layout: 'default', title: 'subscription:billing.title' },
  // proves 2.26
  { path: '/workout/:id/execute', access: 'login', layout: 'none', title: 'execution:title', subscription: true },
  // proves 2.27
  { path: '/workout/:id/sessions', access: 'login', layout: 'default', title: 'sessions:history.title' },
  // proves 2.28
  { path: '/workout/:id/abandoned', access: 'login', layout: 'default', title: 'sessions:abandoned.title' },
  // proves 2.29
  { path: '/workout/:id/completed', access: 'login', layout: 'default', title: 'sessions:completed.title' },
  // proves 2.30, 2.50
  { path: '/landing-page', access: 'public', layout: 'landing-page', title: 'site:title' },
  // proves 2.31
  { path: '/landing-page/contact', access: 'public', layout: 'landing-page', title: 'site:contact.title' },
  // proves 2.32
  { path: '/landing-page/solution', access: 'public', layout: 'landing-page', title: 'site:solution.title' },
  // proves 2.33
  { path: '/landing-page/resources', access: 'public', layout: 'landing-page', title: 'site:resources.title' },
  // proves 2.34
  { path: '/workout/execute', access: 'login', layout: 'none', title: 'execution:title', subscription: true },
  // proves 2.35
  { path: '/workouts/execute', access: 'login', layout: 'none', title: 'execution:title', subscription: true },
  // proves 1.8, 2.36
  { path: '/metrics', access: 'login', layout: 'default', title: 'metrics:title', subscription: true },
  // proves 1.8, 2.37
  { path: '/analytics', access: 'login', layout: 'default', title: 'insights:analytics.title', subscription: true },
  // proves 2.38
  { path: '/statistics', access: 'login', layout: 'default', title: 'insights:statistics.title', subscription: true },
  {
    // proves 2.39
    path: '/progress',
    access: 'login',
    layout: 'default',
    title: 'insights:progress.title',
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
      ...(isRestrictedPath(row.path) && { subscription: true }),
      ...(route?.navigation && { sidebar: true }),
    }).toEqual(row)
  })
})

// proves 1.6, 2.41, 7.49
test('exactly the screens that run a workout or are named as restricted need a subscription', () => {
  const restricted = ROUTES.map(({ path }) => path).filter(isRestrictedPath)
  expect(restricted.toSorted()).toEqual(SPECIFIED.flatMap((row) => (row.subscription ? row.path : [])).toSorted())
})

// proves 2.40, 6.5
test('every restricted screen requires a login', () => {
  for (const { path, access } of ROUTES) if (isRestrictedPath(path)) expect(access).toBe('login')
})

// proves 2.51
test('the sidebar starts with the dashboard, the workouts and the exercises, each with an icon', () => {
  expect(NAVIGATION.slice(0, 3).map((route) => route.path)).toEqual(['/dashboard', '/workouts', '/exercises'])
  for (const { navigation } of NAVIGATION) expect(navigation.icon).toBeDefined()
})
