import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SUBSCRIPTION_STATUSES } from '#contract/vocabulary.ts'
import { DAY_MS } from '../time/instant.ts'
import {
  grantsAccess,
  isActiveStatus,
  missingAccess,
  NO_SUBSCRIPTION,
  type SubscriptionRecord,
  subscriptionAt,
  trialDaysLeft,
} from './subscription.ts'

const NOW = Date.parse('2026-03-02T18:00:00.000Z')
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString()

// proves 4.5
test.each([
  // proves 4.7
  ['is 0 if trialEndsAt is absent', null, 0],
  ['is 14 at the start of a trial of 14 days', inDays(14), 14],
  ['is rounded up: one millisecond is a day', new Date(NOW + 1).toISOString(), 1],
  ['is rounded up: a day and a millisecond are two', new Date(NOW + DAY_MS + 1).toISOString(), 2],
  ['is exactly one a whole day before', inDays(1), 1],
  ['is 0 at the end', inDays(0), 0],
  // proves 4.6
  ['is never below 0', inDays(-30), 0],
])('trial days left: %s', (_rule, trialEndsAt, days) => {
  expect(trialDaysLeft(trialEndsAt, NOW)).toBe(days)
})

test('trial days left only ever falls while time passes, and a day passing takes exactly one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40 * DAY_MS, max: 40 * DAY_MS }), fc.nat(5 * DAY_MS), (endsIn, passed) => {
      const end = new Date(NOW + endsIn).toISOString()
      expect(trialDaysLeft(end, NOW + passed)).toBeLessThanOrEqual(trialDaysLeft(end, NOW))
      expect(trialDaysLeft(end, NOW + DAY_MS)).toBe(Math.max(0, trialDaysLeft(end, NOW) - 1))
    }),
  )
})

test.each([
  ['none', false],
  ['trialing', true],
  ['active', true],
  ['past_due', true],
  ['canceled', false],
  ['incomplete', false],
  ['unpaid', false],
  ['paused', false],
] as const)('access: %s gives it: %s', (status, access) => {
  expect(grantsAccess(status)).toBe(access)
})

// proves 4.2
test('active or trialing counts as having an active subscription', () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    const subscription = subscriptionAt(bought({ status }), NOW)
    expect(subscription.hasSubscription).toBe(subscription.isActive || subscription.isTrialing)
    expect(subscription.isActive).toBe(isActiveStatus(status))
  }
})

test.each<[string, SubscriptionRecord | null, object]>([
  ['nobody was ever asked to pay', null, NO_SUBSCRIPTION],
  ['a trial that runs', trial(14), { status: 'trialing', isTrialing: true, hasSubscription: true, isActive: false }],
  ['a trial that is over', trial(-1), { status: 'none', hasSubscription: false, trialEndsAt: inDays(-1) }],
  ['a trial at its very end', trial(0), { status: 'none' }],
  ['paid', bought({ status: 'active' }), { status: 'active', isActive: true, hasSubscription: true }],
  ['paid while the trial still ran', bought({ status: 'active', trialEndsAt: inDays(3) }), { status: 'active' }],
  ['the provider retries', bought({ status: 'past_due' }), { isActive: true, hasSubscription: true }],
  [
    'cancelled at once in the middle of the trial',
    bought({ status: 'canceled', trialEndsAt: inDays(3) }),
    { status: 'canceled' },
  ],
  [
    'a first payment that failed during the trial',
    bought({ status: 'incomplete', trialEndsAt: inDays(3) }),
    { status: 'trialing' },
  ],
  [
    'a first payment that failed after it',
    bought({ status: 'incomplete', trialEndsAt: inDays(-3) }),
    { status: 'incomplete' },
  ],
])('meaning of a record now: %s', (_case, record, expected) => {
  expect(subscriptionAt(record, NOW)).toMatchObject(expected)
})

test.each<[string, SubscriptionRecord | null, string | null]>([
  // proves 8.3
  ['never had any', null, 'SUBSCRIPTION_REQUIRED'],
  // proves 8.2
  ['the trial is over', trial(-1), 'SUBSCRIPTION_EXPIRED'],
  ['cancelled and over', bought({ status: 'canceled', currentPeriodEnd: inDays(-1) }), 'SUBSCRIPTION_EXPIRED'],
  ['in the trial', trial(1), null],
  ['paid', bought({ status: 'active' }), null],
])('a refusal says which: %s', (_case, record, code) => {
  expect(missingAccess(subscriptionAt(record, NOW))).toBe(code)
})

function trial(endsInDays: number): SubscriptionRecord {
  return {
    status: 'trialing',
    isBought: false,
    trialEndsAt: inDays(endsInDays),
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    plan: null,
  }
}

function bought(fields: Partial<SubscriptionRecord>): SubscriptionRecord {
  return { ...trial(0), isBought: true, trialEndsAt: null, currentPeriodEnd: inDays(20), plan: 'monthly', ...fields }
}
