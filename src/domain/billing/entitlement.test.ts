import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entitlement, entitlement, type Subscription } from '#contract/billing.ts'
import { DAY_MS } from '../time/instant.ts'
import {
  decideAccess,
  heardTime,
  newerStatement,
  notedTime,
  opens,
  readEntitlement,
  validUntil,
} from './entitlement.ts'
import { NO_SUBSCRIPTION } from './subscription.ts'
import { UNHEARD_LIMIT_MS } from './unheard-use.ts'

const NOW = Date.parse('2026-03-02T18:00:00.000Z')
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString()
const on = (days: number, highWaterDays = 0) => ({
  nowMs: NOW + days * DAY_MS,
  highWaterMs: NOW + highWaterDays * DAY_MS,
})

const paid: Subscription = {
  ...NO_SUBSCRIPTION,
  hasSubscription: true,
  isActive: true,
  status: 'active',
  plan: 'annual',
  currentPeriodEnd: inDays(10),
}
const trial: Subscription = {
  ...NO_SUBSCRIPTION,
  hasSubscription: true,
  isTrialing: true,
  status: 'trialing',
  trialEndsAt: inDays(14),
}

/** The server's signed statement about a subscription. */
function stated(subscription: Subscription, uid = 'anna'): Entitlement {
  const { status, plan, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const until = validUntil(subscription, NOW)
  const issuedAt = inDays(0)
  return {
    uid,
    status,
    plan,
    trialEndsAt,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    validUntil: until,
    issuedAt,
    epoch: 'e',
  }
}

test.each<[string, Subscription, string | null]>([
  ['paid: end + 14 days for a renewal that this device could not hear of', paid, inDays(24)],
  ['past due: the end that is named is of a period nobody paid for', { ...paid, status: 'past_due' }, inDays(14)],
  ['cancelled at period end: nothing will be renewed', { ...paid, cancelAtPeriodEnd: true }, inDays(10)],
  ['the trial everybody gets: its end, it never renews', trial, inDays(14)],
  ['a trial before a payment: as paid', { ...trial, plan: 'annual' }, inDays(28)],
  ['paid, and the end is past: it is renewing now', { ...paid, currentPeriodEnd: inDays(-3) }, inDays(14)],
  ['paid, and no end is known', { ...paid, currentPeriodEnd: null }, inDays(14)],
  ['canceled', { ...paid, status: 'canceled' }, null],
  ['none', NO_SUBSCRIPTION, null],
])('valid until, %s', (_case, subscription, until) => {
  expect(validUntil(subscription, NOW)).toBe(until)
})

describe('access on the device', () => {
  test.each<[string, Entitlement | null, ReturnType<typeof on>, object]>([
    ['unknown is never none', null, on(0), { kind: 'unheard' }],
    ['paid', stated(paid), on(5), { kind: 'granted', notice: null }],
    ['paid, the period ends today, no signal', stated(paid), on(10), { kind: 'granted', notice: null }],
    [
      'paid, the period ended a while ago, no signal',
      stated(paid),
      on(20),
      { kind: 'granted', notice: 'renewal-unheard' },
    ],
    [
      'paid, 15 days after the end and more than a clock is wrong',
      stated(paid),
      on(25.1),
      { kind: 'connect', waitingFor: 'renewal', since: inDays(10) },
    ],
    ['past due', stated({ ...paid, status: 'past_due' }), on(5), { kind: 'granted', notice: 'payment-failing' }],
    [
      'past due, a day and a bit over the days of grace',
      stated({ ...paid, status: 'past_due' }),
      on(15.1),
      { kind: 'connect', waitingFor: 'payment', since: inDays(0) },
    ],
    [
      'past due, and the new period of a year is named',
      stated({ ...paid, status: 'past_due', currentPeriodEnd: inDays(360) }),
      on(15.1),
      { kind: 'connect', waitingFor: 'payment', since: inDays(0) },
    ],
    ['trial', stated(trial), on(13), { kind: 'granted', notice: null }],
    ['trial, a day and a bit over', stated(trial), on(15.1), { kind: 'ended', what: 'trial', at: inDays(14) }],
    ['cancelled, still in', stated({ ...paid, cancelAtPeriodEnd: true }), on(9), { kind: 'granted' }],
    ['cancelled, out', stated({ ...paid, cancelAtPeriodEnd: true }), on(11.1), { kind: 'ended', what: 'subscription' }],
    [
      'canceled',
      stated({ ...paid, status: 'canceled' }),
      on(0),
      { kind: 'ended', what: 'subscription', at: inDays(10) },
    ],
    ['unpaid', stated({ ...paid, status: 'unpaid' }), on(0), { kind: 'ended', what: 'subscription' }],
    ['never had anything', stated(NO_SUBSCRIPTION), on(0), { kind: 'ended', what: 'nothing', at: null }],
    [
      'had a trial once',
      stated({ ...NO_SUBSCRIPTION, trialEndsAt: inDays(-9) }),
      on(0),
      { kind: 'ended', what: 'trial' },
    ],
  ])('%s', (_case, statement, clock, access) => {
    expect(decideAccess(statement, clock, 0)).toMatchObject(access)
  })

  test.each([
    ['a day fast on the last day', stated(paid), on(25)],
    ['a day fast at the end of the trial', stated(trial), on(15)],
    ['a day slow', stated(paid), on(-1)],
    ['40 days slow', stated(paid), on(-40)],
  ])('a clock that is wrong costs nothing: %s', (_case, statement, clock) => {
    expect(opens(decideAccess(statement, clock, 0))).toBe(true)
  })

  test('a clock 40 days fast never shows the paywall to a subscriber', () => {
    expect(decideAccess(stated(paid), on(40), 0).kind).toBe('connect')
  })
})

test('turning the clock back gains nothing', () => {
  const day = fc.integer({ min: 0, max: 60 })
  const subscription = fc.constantFrom(paid, trial, { ...paid, cancelAtPeriodEnd: true })
  fc.assert(
    fc.property(subscription, fc.array(day, { minLength: 1 }), day, (said, looks, turnedBackTo) => {
      const statement = stated(said)
      const highWaterMs = looks.reduce((mark, look) => notedTime(mark, on(look).nowMs), heardTime(NOW))
      const honest = decideAccess(statement, { nowMs: highWaterMs, highWaterMs }, 0)
      const turnedBack = { nowMs: Math.min(on(turnedBackTo).nowMs, highWaterMs), highWaterMs }
      expect(decideAccess(statement, turnedBack, 0)).toEqual(honest)
    }),
  )
})

test("a clock that once ran ahead is corrected by the server's time", () => {
  const ranAhead = notedTime(heardTime(NOW), on(400).nowMs)
  expect(decideAccess(stated(paid), { nowMs: NOW, highWaterMs: ranAhead }, 0).kind).toBe('connect')
  expect(decideAccess(stated(paid), { nowMs: NOW, highWaterMs: heardTime(NOW) }, 0).kind).toBe('granted')
})

test('access lost by time does not return by time', () => {
  const day = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(paid, trial), day, day, (said, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      const opensOn = (days: number) => opens(decideAccess(stated(said), on(days), 0))
      expect(opensOn(earlier) || !opensOn(later)).toBe(true)
    }),
  )
})

describe('a device without a deciding statement', () => {
  const due: Entitlement = { ...stated(NO_SUBSCRIPTION), pendingTrial: 'due' }
  const unconfirmed: Entitlement = { ...due, pendingTrial: 'unconfirmed' }
  const use = fc.integer({ min: 0, max: 2 * UNHEARD_LIMIT_MS })
  const clock = fc.integer({ min: -400, max: 400 }).map((days) => on(days))

  test.each<[string, Entitlement | null, number, object]>([
    ['of a server never heard, just under 72 hours', null, UNHEARD_LIMIT_MS - 1, { kind: 'unheard' }],
    ['of one never heard, at 72 hours', null, UNHEARD_LIMIT_MS, { kind: 'connect', waitingFor: 'first-word' }],
    ['of a trial that is due, at first', due, 0, { kind: 'unheard' }],
    ['of a trial that is due, at 72 hours', due, UNHEARD_LIMIT_MS, { kind: 'connect', waitingFor: 'first-word' }],
    ['of an address to confirm, at first', unconfirmed, 0, { kind: 'granted', notice: 'unconfirmed' }],
    [
      'of an address to confirm, at 72 hours',
      unconfirmed,
      UNHEARD_LIMIT_MS,
      { kind: 'connect', waitingFor: 'confirmation' },
    ],
  ])('%s', (_case, statement, unheardMs, access) => {
    expect(decideAccess(statement, on(0), unheardMs)).toEqual(access)
  })

  test('opens for exactly 72 hours of its use, whatever its clock shows, and never shows the paywall', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, due, unconfirmed), clock, use, (statement, shown, unheardMs) => {
        const access = decideAccess(statement, shown, unheardMs)
        expect(opens(access)).toBe(unheardMs < UNHEARD_LIMIT_MS)
        expect(access.kind).not.toBe('ended')
      }),
    )
  })

  test('goes by a statement that decides, however long it was without one', () => {
    fc.assert(
      fc.property(fc.constantFrom(paid, trial, NO_SUBSCRIPTION), clock, use, (said, shown, unheardMs) => {
        expect(decideAccess(stated(said), shown, unheardMs)).toEqual(decideAccess(stated(said), shown, 0))
      }),
    )
  })
})

test('of two statements the later one counts, in whichever order they arrive; another person’s counts for nothing', () => {
  const older = stated(paid)
  const newer = { ...stated({ ...paid, status: 'canceled' }), issuedAt: inDays(1) }
  expect(newerStatement(older, newer)).toBe(newer)
  expect(newerStatement(newer, older)).toBe(newer)
  expect(newerStatement(null, older)).toBe(older)
  expect(newerStatement(newer, stated(paid, 'ben')).uid).toBe('ben')
})

test('a valid token payload is read, and anything else is no statement', () => {
  const statement = stated(paid)
  expect(readEntitlement({ ...statement, iat: 1 })).toMatchObject(entitlement.parse(statement))
  for (const key of [...Object.keys(statement), 'pendingTrial'])
    expect(readEntitlement({ ...statement, [key]: 7 })).toBeNull()
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      expect(readEntitlement(payload)).toBeNull()
    }),
  )
})
