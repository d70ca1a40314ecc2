import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { isRestrictedPath } from '#domain/billing/restricted-path.ts'
import { setupI18n } from '#i18n/setup.ts'
import type { FeatureRoute } from '../features/feature.ts'
import { NAVIGATION, ROUTES } from './feature-table.ts'
import { screenAt } from './fetch-screen.ts'

type Who = 'visitors' | 'everybody' | 'the signed in' | 'subscribers'
type Row = readonly [address: string, title: string, who: Who, layout: FeatureRoute['layout']]

// The specification's screens; where it is ambiguous, as docs/decisions/012 interprets it.
const SCREENS: readonly Row[] = [
  // proves 2.1
  ['/', 'The workout log that works without a signal', 'visitors', 'none'],
  // proves 2.2, 2.50
  ['/terms', 'Terms of Service', 'everybody', 'content'],
  // proves 2.3
  ['/privacy', 'Privacy Policy', 'everybody', 'content'],
  // proves 2.4
  ['/dashboard', 'Home', 'subscribers', 'default'],
  // proves 2.5
  ['/auth/login', 'Sign in', 'visitors', 'none'],
  // proves 2.6
  ['/auth/signup', 'Create your account', 'visitors', 'none'],
  // proves 2.7
  ['/auth/callback', 'One moment', 'everybody', 'none'],
  // proves 2.8
  ['/auth/forgot-password', 'Reset your password', 'visitors', 'none'],
  // proves 2.9, 2.50
  ['/auth/account-deleted', 'Your account has been deleted', 'everybody', 'blank'],
  // proves 2.10, 2.50
  ['/support', 'Help', 'everybody', 'default-sidebar'],
  // proves 2.11
  ['/support/faq', 'Questions and answers', 'everybody', 'default-sidebar'],
  // proves 2.12
  ['/support/contact', 'Contact', 'everybody', 'default-sidebar'],
  // proves 2.13
  ['/profile', 'Profile', 'the signed in', 'default'],
  // proves 2.14
  ['/profile/privacy', 'Privacy', 'the signed in', 'default'],
  // proves 2.15
  ['/profile/security', 'Security', 'the signed in', 'default'],
  // proves 2.16
  ['/profile/preferences', 'Preferences', 'the signed in', 'default'],
  // proves 2.17
  ['/profile/subscription', 'Subscription', 'the signed in', 'default'],
  // proves 2.18
  ['/workouts', 'Routines', 'the signed in', 'default'],
  // proves 2.19
  ['/exercises', 'Exercises', 'the signed in', 'default'],
  // proves 2.20
  ['/workouts/create-v2', 'New routine', 'the signed in', 'default'],
  // proves 2.21
  ['/workouts/edit-v2', 'Edit routine', 'the signed in', 'default'],
  // proves 2.22
  ['/test-workout-v2', 'Try a sample workout', 'everybody', 'none'],
  // proves 2.23
  ['/subscription', 'Plans', 'the signed in', 'default'],
  // proves 2.24
  ['/subscription/success', 'Payment', 'the signed in', 'default'],
  // proves 2.25
  ['/subscription/billing', 'Billing', 'the signed in', 'default'],
  // proves 2.26
  ['/workout/0198a/execute', 'Workout', 'subscribers', 'none'],
  // proves 2.27
  ['/workout/0198a/sessions', 'History', 'the signed in', 'default'],
  // proves 2.28
  ['/workout/0198a/abandoned', 'Ended early', 'the signed in', 'default'],
  // proves 2.29
  ['/workout/0198a/completed', 'Completed', 'the signed in', 'default'],
  // proves 2.30, 2.50
  ['/landing-page', 'The workout log that works without a signal', 'everybody', 'landing-page'],
  // proves 2.31
  ['/landing-page/contact', 'Contact', 'everybody', 'landing-page'],
  // proves 2.32
  ['/landing-page/solution', 'How it works', 'everybody', 'landing-page'],
  // proves 2.33
  ['/landing-page/resources', 'Guides', 'everybody', 'landing-page'],
  // proves 2.34
  ['/workout/execute', 'Workout', 'subscribers', 'none'],
  // proves 2.35
  ['/workouts/execute', 'Workout', 'subscribers', 'none'],
  // proves 1.8, 2.36
  ['/metrics', 'Body', 'subscribers', 'default'],
  // proves 1.8, 2.37
  ['/analytics', 'Training load and muscles', 'subscribers', 'default'],
  // proves 2.38
  ['/statistics', 'Totals and records', 'subscribers', 'default'],
  // proves 2.39
  ['/progress', 'Progress', 'subscribers', 'default'],
]

const shownAt = (address: string) => screenAt(address, false) ?? screenAt(address, true)

function whoSees(address: string): Who {
  if (screenAt(address, true)) return screenAt(address, false) ? 'everybody' : 'visitors'
  return isRestrictedPath(address) ? 'subscribers' : 'the signed in'
}

beforeAll(() =>
  setupI18n('en-US', [
    ...(['auth', 'dashboard', 'execution', 'exercises', 'insights', 'metrics'] as const),
    ...(['profile', 'sessions', 'site', 'subscription', 'workouts'] as const),
  ]),
)

// proves 2.52
test.each(SCREENS)('%s shows “%s” to %s, in the frame %s', (address, title, who, layout) => {
  const screen = shownAt(address)
  // The key names its own namespace; the type of `t` only knows their union.
  expect(screen && i18next.t(screen.title as never)).toBe(title)
  expect([whoSees(address), screen?.layout]).toEqual([who, layout])
})

// proves 1.6, 2.41, 7.49
test('exactly the screens that run a workout or are named as restricted need a subscription', () => {
  const restricted = ROUTES.map(({ path }) => path).filter(isRestrictedPath)
  const sold = SCREENS.flatMap(([address, , who]) => (who === 'subscribers' ? (shownAt(address)?.path ?? '') : []))
  expect(restricted.toSorted()).toEqual(sold.toSorted())
})

// proves 2.40, 6.5
test('no visitor gets to a restricted screen', () => {
  const open = ROUTES.filter(({ path }) => isRestrictedPath(path) && screenAt(path, true))
  expect(open.map(({ path }) => path)).toEqual([])
})

// proves 2.51
test('the sidebar starts with the dashboard, the workouts and the exercises', () => {
  expect(NAVIGATION.slice(0, 3).map((route) => route.path)).toEqual(['/dashboard', '/workouts', '/exercises'])
})
