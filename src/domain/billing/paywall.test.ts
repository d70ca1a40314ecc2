import { expect, test } from 'vitest'
import {
  closesItself,
  DEFAULT_SOURCE,
  DEFAULT_TRIGGER,
  isDebounced,
  isLeftAt,
  opensPaywall,
  PAYWALL_DEBOUNCE_MS,
  PAYWALL_GUARD_RESET_MS,
  PAYWALL_TRIGGERS,
  type PaywallTrigger,
  paywallReason,
  showsPaywall,
} from './paywall.ts'

// proves 9.50
test('trigger default manual, source default unknown, debounce 1000 ms, guard reset 500 ms', () => {
  expect([DEFAULT_TRIGGER, DEFAULT_SOURCE]).toEqual(['manual', 'unknown'])
  expect([PAYWALL_DEBOUNCE_MS, PAYWALL_GUARD_RESET_MS]).toEqual([1_000, 500])
})

test.each<[string, boolean, PaywallTrigger, boolean]>([
  // proves 4.16
  ['neither active nor trialing', false, 'restricted_route', true],
  // proves 4.16
  ['forcing it by a button', true, 'view_plans', true],
  ['not if they have access', true, 'subscription_required', false],
])('shown when the user is %s', (_rule, hasAccess, trigger, shown) => {
  expect(showsPaywall(hasAccess, trigger)).toBe(shown)
})

// proves 3.8, 3.19
test.each<[PaywallTrigger | null, string | null, string | null]>([
  ['restricted_route', '/workout/018f/execute', 'workout'],
  ['restricted_route', '/workouts/execute', 'workout'],
  ['restricted_route', '/dashboard', 'home'],
  ['restricted_route', '/progress', 'progress'],
  ['restricted_route', '/metrics', 'metrics'],
  ['restricted_route', '/metrics/weight', 'metrics'],
  ['restricted_route', '/analytics', 'analytics'],
  ['restricted_route', '/statistics', 'statistics'],
  ['restricted_route', 'unknown', 'screen'],
  ['subscription_required', '/workouts', 'refused'],
  ['view_plans', '/dashboard', null],
  ['manual', 'unknown', null],
  [null, null, null],
])('the reason of a paywall that %s opened at %s is %s', (trigger, source, reason) => {
  expect(paywallReason(trigger, source)).toBe(reason)
})

test.each([
  ['a screen that needs no plan', '/workouts', false, true],
  ['the plans, without the guard', '/subscription', false, true],
  ['another screen that needs one', '/progress', false, false],
  ['a workout that needs one', '/workout/018f/execute', false, false],
  ['any screen, with access', '/progress', true, true],
])('whether a paywall is left by going to %s', (_where, path, hasAccess, isLeft) => {
  expect(isLeftAt(path, hasAccess)).toBe(isLeft)
})

// proves 4.18
test('with access it closes itself unless opened by hand: subscription_page, view_plans, upgrade_button, test_button', () => {
  expect(PAYWALL_TRIGGERS.filter((trigger) => closesItself(true, trigger))).toEqual([
    'restricted_route',
    'subscription_required',
  ])
  expect(PAYWALL_TRIGGERS.filter((trigger) => closesItself(false, trigger))).toEqual([])
})

test.each([
  // proves 8.1
  ['HTTP 402', { status: 402 }, '/workouts', true],
  // proves 8.2
  ['code SUBSCRIPTION_EXPIRED', { code: 'SUBSCRIPTION_EXPIRED' }, '/workouts', true],
  // proves 8.3
  ['code SUBSCRIPTION_REQUIRED', { code: 'SUBSCRIPTION_REQUIRED' }, '/workouts', true],
  // proves 4.19
  ['not on /subscription', { status: 402 }, '/subscription', false],
  ['another status', { status: 403, code: 'FORBIDDEN' }, '/workouts', false],
  ['a failure without either', {}, '/workouts', false],
])('subscription required opens it: %s', (_rule, failure, path, opens) => {
  expect(opensPaywall(failure, path)).toBe(opens)
})

// proves 4.20
test.each([
  ['never opened', null, 5_000, false],
  ['at once', 5_000, 5_000, true],
  ['after 999 ms', 5_000, 5_999, true],
  ['after 1000 ms', 5_000, 6_000, false],
  ['the clock was turned back', 5_000, 4_000, false],
])('further triggers within 1000 ms are ignored: %s', (_case, openedAt, now, ignored) => {
  expect(isDebounced(openedAt, now)).toBe(ignored)
})
