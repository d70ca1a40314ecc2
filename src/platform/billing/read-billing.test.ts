import { describe, expect, test } from 'vitest'
import {
  readAddress,
  readCurrentSubscription,
  readPayments,
  readPlans,
  readSubscription,
  readSubscriptionState,
} from './read-billing.ts'

const STATUS = {
  hasSubscription: true,
  isActive: true,
  isTrialing: true,
  status: 'active',
  trialEndsAt: '2026-01-01T00:00:00.000Z',
  currentPeriodEnd: '2026-02-01T00:00:00.000Z',
  cancelAtPeriodEnd: true,
  plan: 'annual',
}

describe('the status of a subscription', () => {
  test('is read with its statement, and without what this build does not know', () => {
    expect(readSubscriptionState({ ...STATUS, entitlement: 'a.b.c', color: 'red' })).toEqual({
      ...STATUS,
      entitlement: 'a.b.c',
    })
  })

  test('without a statement has an empty one', () => {
    expect(readSubscriptionState({ ...STATUS, entitlement: 7 })).toEqual({ ...STATUS, entitlement: '' })
  })

  test.each([[null], ['active'], [[STATUS]], [{}], [{ ...STATUS, status: 'frozen' }]])('is not in %j', (value) => {
    expect(readSubscription(value)).toBeNull()
    expect(() => readSubscriptionState(value)).toThrow(new TypeError('the answer holds no subscription'))
  })

  test('holds only what the server said in so many words', () => {
    const said = { ...STATUS, hasSubscription: 1, isActive: 'true', isTrialing: {}, cancelAtPeriodEnd: 'yes' }
    expect(readSubscription({ ...said, trialEndsAt: 7, currentPeriodEnd: null, plan: 'weekly' })).toEqual({
      hasSubscription: false,
      isActive: false,
      isTrialing: false,
      status: 'active',
      trialEndsAt: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      plan: null,
    })
  })
})

describe('what was bought', () => {
  const BOUGHT = {
    id: 'sub_1',
    status: 'canceled',
    plan: 'monthly',
    priceCents: 1990,
    currency: 'BRL',
    startedAt: '2025-12-01T00:00:00.000Z',
    trialEndsAt: '2025-12-15T00:00:00.000Z',
    currentPeriodEnd: '2026-02-01T00:00:00.000Z',
    cancelAtPeriodEnd: true,
    endedAt: '2026-02-01T00:00:00.000Z',
  }

  test('is read field by field', () => {
    expect(readCurrentSubscription({ ...BOUGHT, color: 'red' })).toEqual(BOUGHT)
  })

  test('has null for every field that is not as expected', () => {
    const odd = { id: 'sub_1', status: 'active', plan: 'weekly', priceCents: '1990', currency: 'XAU', endedAt: 7 }
    expect(readCurrentSubscription({ ...odd, cancelAtPeriodEnd: 'yes' })).toEqual({
      id: 'sub_1',
      status: 'active',
      plan: null,
      priceCents: null,
      currency: null,
      startedAt: null,
      trialEndsAt: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
    })
  })

  test.each([[null], [[BOUGHT]], [{ ...BOUGHT, id: 7 }], [{ ...BOUGHT, status: 'frozen' }]])(
    'is nothing in %j',
    (value) => {
      expect(readCurrentSubscription(value)).toBeNull()
    },
  )
})

describe('plans', () => {
  const PLAN = {
    id: 'plan_1',
    name: 'Annual',
    slug: 'annual',
    priceCents: 19_104,
    originalPriceCents: 23_880,
    currency: 'BRL',
    interval: 'year',
    ui: { features: ['data-export', 'all-exercises'] },
    stripePriceId: 'price_1',
  }

  test('are read field by field, and features that this build does not know are left out', () => {
    const sent = { ...PLAN, ui: { features: ['data-export', 'teleport', 'all-exercises', 7] }, color: 'red' }
    expect(readPlans([sent])).toEqual([PLAN])
  })

  test('may be sent with no more than what they cost', () => {
    expect(readPlans([{ slug: 'monthly', currency: 'USD', priceCents: 0 }])).toEqual([
      {
        id: 'monthly',
        name: '',
        slug: 'monthly',
        priceCents: 0,
        originalPriceCents: null,
        currency: 'USD',
        interval: 'month',
        ui: { features: [] },
        stripePriceId: '',
      },
    ])
    expect(readPlans([{ ...PLAN, ui: { features: 'all' } }])[0]?.ui).toEqual({ features: [] })
  })

  test.each([
    ['no known period', { slug: 'weekly' }],
    ['no known currency', { currency: 'XAU' }],
    ['no price', { priceCents: null }],
    ['a price in words', { priceCents: '1990' }],
    ['a price without end', { priceCents: Number.POSITIVE_INFINITY }],
  ])('with %s are left out', (_what, change) => {
    expect(readPlans([{ ...PLAN, ...change }, PLAN])).toEqual([PLAN])
  })

  test.each([[null], [{ 0: PLAN }], ['annual'], [[null, 'annual', [PLAN]]]])('are none in %j', (value) => {
    expect(readPlans(value)).toEqual([])
  })
})

describe('payments', () => {
  const PAYMENT = {
    id: 'pay_1',
    createdAt: '2026-02-01T00:00:00.000Z',
    amountCents: 0,
    currency: 'CHF',
    status: 'refunded',
    plan: 'monthly',
    receiptUrl: 'https://pay.test/receipt',
  }

  test('are read field by field, in any currency', () => {
    expect(readPayments([{ ...PAYMENT, color: 'red' }])).toEqual([PAYMENT])
    expect(readPayments([{ ...PAYMENT, plan: 'weekly', receiptUrl: null }])).toEqual([
      { ...PAYMENT, plan: null, receiptUrl: null },
    ])
  })

  test.each([
    ['id', ''],
    ['createdAt', null],
    ['currency', 7],
    ['status', 'lost'],
    ['amountCents', '1990'],
  ])('are left out where %s is %j', (field, value) => {
    expect(readPayments([{ ...PAYMENT, [field]: value }, PAYMENT])).toEqual([PAYMENT])
  })

  test('are none where no list of them was sent', () => {
    expect(readPayments({ payments: [PAYMENT] })).toEqual([])
  })
})

describe('an address to go to', () => {
  test.each(['https://pay.test/cs_1', 'http://127.0.0.1:4000/checkout'])('is %s', (url) => {
    expect(readAddress({ url })).toBe(url)
  })

  test.each([
    [null],
    ['https://pay.test'],
    [{}],
    [{ url: 7 }],
    [{ url: '/checkout' }],
    // Understood by URL, but no text.
    [{ url: new URL('https://pay.test') }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'web+https://pay.test' }],
    [{ url: 'httpsx://pay.test' }],
  ])('is not %j', (value) => {
    expect(() => readAddress(value)).toThrow(new TypeError('the answer holds no address'))
  })
})
