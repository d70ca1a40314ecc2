import { describe, expect, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { subscriptionIn, viewOf } from './subscription-view.ts'

const ENDS_AT = '2026-03-01T00:00:00.000Z'
const ENDS_AT_MS = Date.parse(ENDS_AT)

describe('the view', () => {
  const kept = {
    subscription: null,
    plans: [],
    paymentHistory: [],
    status: { ...NO_SUBSCRIPTION, status: 'trialing' as const, trialEndsAt: ENDS_AT },
    isInitialized: true,
    proof: null,
    highWaterMs: 0,
  }
  const calls = { isLoading: true, failures: [], error: null }
  const statement = {
    uid: 'ana',
    status: 'trialing' as const,
    plan: null,
    trialEndsAt: ENDS_AT,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    validUntil: ENDS_AT,
    issuedAt: '2026-02-01T00:00:00.000Z',
    epoch: 'e1',
  }
  const { proof: _p, highWaterMs: _h, ...fields } = kept

  test('without a statement shows the status, and asks how long nothing was heard', () => {
    const asked: boolean[] = []
    const unheardMs = (isHeard: boolean) => {
      asked.push(isHeard)
      return 0
    }
    expect(viewOf(kept, calls, { nowMs: ENDS_AT_MS - 1, highWaterMs: 0 }, unheardMs)).toEqual({
      ...fields,
      ...calls,
      access: { kind: 'unheard' },
      validUntil: null,
      isActive: false,
      isTrialing: true,
      trialDaysRemaining: 1,
      isCanceled: false,
      endDate: ENDS_AT,
    })
    expect(asked).toEqual([false])
  })

  test('with a statement shows what it opens, by the latest time that is known', () => {
    const proof = { token: 'a.b.c', statement }
    const asked: boolean[] = []
    const unheardMs = (isHeard: boolean) => {
      asked.push(isHeard)
      return 0
    }
    const view = viewOf({ ...kept, proof }, calls, { nowMs: 0, highWaterMs: ENDS_AT_MS }, unheardMs)
    expect(view).toEqual({
      ...fields,
      ...calls,
      access: { kind: 'granted', notice: null },
      validUntil: ENDS_AT,
      isActive: false,
      isTrialing: false,
      trialDaysRemaining: 0,
      isCanceled: false,
      endDate: ENDS_AT,
    })
    expect(asked).toEqual([true])
  })

  test.each([
    ['canceled', false, true],
    ['active', true, true],
    ['active', false, false],
  ] as const)('%s, ending with the period %s: is canceled %s', (status, cancelAtPeriodEnd, isCanceled) => {
    const said = { ...kept, status: { ...kept.status, status, cancelAtPeriodEnd } }
    expect(viewOf(said, calls, { nowMs: 0, highWaterMs: 0 }, () => 0).isCanceled).toBe(isCanceled)
  })

  test.each([
    ['trialing', null, 0, 'trialing'],
    ['trialing', null, ENDS_AT_MS, 'none'],
    ['trialing', 'monthly', ENDS_AT_MS, 'trialing'],
    ['none', null, 0, 'trialing'],
    ['unpaid', null, 0, 'unpaid'],
    ['none', 'annual', ENDS_AT_MS, 'none'],
  ] as const)('what is said of a subscription, %s with the plan %s at %i, is %s', (status, plan, nowMs, shown) => {
    const said = { status, plan, trialEndsAt: ENDS_AT, currentPeriodEnd: null, cancelAtPeriodEnd: false }
    expect(subscriptionIn(said, nowMs).status).toBe(shown)
  })
})
