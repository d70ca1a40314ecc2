import { expect, test } from 'vitest'
import {
  closesItself,
  DEFAULT_SOURCE,
  DEFAULT_TRIGGER,
  isDebounced,
  isRestrictedPath,
  opensPaywall,
  PAYWALL_DEBOUNCE_MS,
  PAYWALL_GUARD_RESET_MS,
  PAYWALL_TRIGGERS,
  showsPaywall,
} from './paywall.ts'

test('trigger default manual, source default unknown, debounce 1000 ms, guard reset 500 ms', () => {
  expect([DEFAULT_TRIGGER, DEFAULT_SOURCE]).toEqual(['manual', 'unknown'])
  expect([PAYWALL_DEBOUNCE_MS, PAYWALL_GUARD_RESET_MS]).toEqual([1_000, 500])
})

test.each([
  ['neither active nor trialing', false, false, true],
  ['when forced', true, true, true],
  ['not to whoever has access', true, false, false],
])('shown when the user is %s', (_rule, hasAccess, isForced, shown) => {
  expect(showsPaywall(hasAccess, isForced)).toBe(shown)
})

test('with access it closes itself unless opened by hand: subscription_page, view_plans, upgrade_button, test_button', () => {
  expect(PAYWALL_TRIGGERS.filter((trigger) => closesItself(true, trigger))).toEqual([
    'restricted_route',
    'subscription_required',
  ])
  expect(PAYWALL_TRIGGERS.filter((trigger) => closesItself(false, trigger))).toEqual([])
})

test.each([
  ['HTTP 402', { status: 402 }, '/workouts', true],
  ['code SUBSCRIPTION_EXPIRED', { code: 'SUBSCRIPTION_EXPIRED' }, '/workouts', true],
  ['code SUBSCRIPTION_REQUIRED', { code: 'SUBSCRIPTION_REQUIRED' }, '/workouts', true],
  ['not on /subscription', { status: 402 }, '/subscription', false],
  ['another status', { status: 403, code: 'FORBIDDEN' }, '/workouts', false],
  ['a failure without either', {}, '/workouts', false],
])('subscription required opens it: %s', (_rule, failure, path, opens) => {
  expect(opensPaywall(failure, path)).toBe(opens)
})

test.each([
  ['never opened', null, 5_000, false],
  ['at once', 5_000, 5_000, true],
  ['after 999 ms', 5_000, 5_999, true],
  ['after 1000 ms', 5_000, 6_000, false],
  ['the clock was turned back', 5_000, 4_000, false],
])('further triggers within 1000 ms are ignored: %s', (_case, openedAt, now, ignored) => {
  expect(isDebounced(openedAt, now)).toBe(ignored)
})

test.each([
  ['/workout/018f/execute', true],
  ['/workout/execute', true],
  ['/workouts/execute', true],
  ['/dashboard', true],
  ['/metrics', true],
  ['/analytics/volume', true],
  ['/statistics', true],
  ['/progress/', true],
  ['/progressive', false],
  ['/dashboards', false],
  ['/workouts', false],
  ['/workout/018f/sessions', false],
  ['/profile/subscription', false],
  ['/subscription', false],
  ['/', false],
])('restricted to subscribers: %s is %s', (path, isRestricted) => {
  expect(isRestrictedPath(path)).toBe(isRestricted)
})
