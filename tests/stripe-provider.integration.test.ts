import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentProvider } from '../server/payment/payment-provider.ts'
import { priceFaults } from '../server/payment/price-faults.ts'
import { STRIPE_API_VERSION } from '../server/payment/stripe/stripe-client.ts'
import { statusFrom } from '../server/payment/stripe/stripe-mapping.ts'
import { createStripeProvider } from '../server/payment/stripe/stripe-provider.ts'
import { type RecordedRequest, type StripeAnswer, startStripeServer } from './support/stripe-server.ts'

let stripe: Awaited<ReturnType<typeof startStripeServer>>
let provider: PaymentProvider
beforeAll(async () => {
  stripe = await startStripeServer()
  provider = await createStripeProvider({
    secretKey: 'sk_test_contract',
    webhookSecrets: ['whsec_x'],
    apiBase: stripe.url,
    priceIds: { monthly: 'price_m' },
    paymentLinks: { annual: 'https://buy.stripe.com/annual' },
  })
})
afterAll(() => stripe.close())

const order = {
  customerId: 'cus_1',
  userId: 'anna',
  priceId: 'price_a',
  currency: 'EUR',
  successUrl: 'https://barra.test/subscription/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://barra.test/subscription',
  locale: 'es-ES',
} as const
const list = (...data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/x' })
const missing = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No' } },
}
const subscription = (fields: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  customer: 'cus_1',
  currency: 'brl',
  created: 1_772_474_400,
  start_date: 1_772_474_400,
  trial_end: null,
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  metadata: {},
  items: list({
    id: 'si_1',
    current_period_end: 1_775_152_800,
    price: { id: 'price_m', currency: 'brl', unit_amount: 1_990, recurring: { interval: 'month' } },
  }),
  ...fields,
})

/** Runs an action, and returns its requests, each as `METHOD /path` with its fields. */
async function requestsOf(work: () => Promise<unknown>) {
  await work()
  return stripe.requests.map(({ method, path, fields }) => [`${method} ${path}`, fields])
}

test("every request has the pinned version and key; creations have the action's idempotency key", async () => {
  stripe.answerWith(() => ({ body: { id: 'cus_1', object: 'customer' } }))
  expect(await provider.createCustomer({ userId: 'anna', email: 'anna@example.org' }, 'customer:key')).toBe('cus_1')
  expect(stripe.requests).toMatchObject([
    {
      method: 'POST',
      path: '/v1/customers',
      fields: { email: 'anna@example.org', 'metadata[uid]': 'anna' },
      headers: {
        authorization: 'Bearer sk_test_contract',
        'stripe-version': STRIPE_API_VERSION,
        'idempotency-key': expect.stringMatching(/^customer:key:[\w-]{32}$/),
        'content-type': 'application/x-www-form-urlencoded',
      },
    },
  ])
})

test('a checkout session, field by field', async () => {
  stripe.answerWith(() => ({
    body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' },
  }))
  const opened = () => provider.openCheckout(order, 'checkout:key')
  expect(await requestsOf(opened)).toEqual([
    [
      'POST /v1/checkout/sessions',
      {
        mode: 'subscription',
        ui_mode: 'hosted_page',
        customer: 'cus_1',
        client_reference_id: 'anna',
        'line_items[0][price]': 'price_a',
        'line_items[0][quantity]': '1',
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        locale: 'es',
        currency: 'eur',
        'metadata[uid]': 'anna',
        'subscription_data[metadata][uid]': 'anna',
      },
    ],
  ])
  expect(stripe.requests[0]?.headers['idempotency-key']).toMatch(/^checkout:key:[\w-]{32}$/)
  expect(await opened()).toEqual({ id: 'cs_1', url: 'https://checkout.stripe.com/c/1' })
})

test.each<[string, () => Promise<unknown>, readonly (readonly [string, object])[]]>([
  [
    'portal',
    () => provider.openPortal('cus_1', 'https://barra.test/subscription', 'pt-BR'),
    [
      [
        'POST /v1/billing_portal/sessions',
        { customer: 'cus_1', return_url: 'https://barra.test/subscription', locale: 'pt-BR' },
      ],
    ],
  ],
  [
    'cancel at period end',
    () => provider.cancel('sub_1', false),
    [
      ['GET /v1/subscriptions/sub_1', {}],
      ['POST /v1/subscriptions/sub_1', { cancel_at_period_end: 'true' }],
    ],
  ],
  ['cancel at once', () => provider.cancel('sub_1', true), [['DELETE /v1/subscriptions/sub_1', {}]]],
  ['expire a session', () => provider.expireCheckout('cs_1'), [['POST /v1/checkout/sessions/cs_1/expire', {}]]],
  [
    'claim a customer',
    () => provider.claimCustomer('cus_1', { userId: 'anna', email: null }),
    [['POST /v1/customers/cus_1', { 'metadata[uid]': 'anna' }]],
  ],
  [
    'claim a customer who paid from another address',
    () => provider.claimCustomer('cus_1', { userId: 'anna', email: 'anna@example.org' }),
    [['POST /v1/customers/cus_1', { 'metadata[uid]': 'anna', email: 'anna@example.org' }]],
  ],
  ['remove a customer', () => provider.removeCustomer('cus_1'), [['DELETE /v1/customers/cus_1', {}]]],
])('%s', async (_order, work, expected) => {
  stripe.answerWith(() => ({ body: { id: 'x', object: 'x', url: 'https://billing.stripe.com/p/1' } }))
  expect(await requestsOf(work)).toEqual(expected)
})

// proves 4.4
test.each([
  ['at period end', { cancel_at_period_end: true, cancel_at: 1_775_152_800 }, { cancel_at_period_end: 'false' }],
  ['at a date, by the portal', { cancel_at: 1_775_152_800 }, { cancel_at: '' }],
])('a cancellation %s is taken back', async (_case, fields, sent) => {
  stripe.answerWith(() => ({ body: subscription(fields) }))
  expect(await requestsOf(() => provider.resume('sub_1'))).toEqual([
    ['GET /v1/subscriptions/sub_1', {}],
    ['POST /v1/subscriptions/sub_1', sent],
  ])
})

/** Responds as Stripe does while a schedule manages the subscription: refuses every call about its end. */
function answerWithSchedule(fields: object) {
  let schedule: string | null = 'sub_sched_1'
  stripe.answerWith(({ method, path }) => {
    if (path === '/v1/subscription_schedules/sub_sched_1/release') {
      schedule = null
      return { body: { id: 'sub_sched_1', object: 'subscription_schedule', status: 'released' } }
    }
    if (method === 'POST' && schedule !== null) {
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'managed by the schedule' } } }
    }
    return { body: subscription({ schedule, ...fields }) }
  })
}

test.each([
  ['cancelled', {}, () => provider.cancel('sub_1', false), { cancel_at_period_end: 'true' }],
  ['resumed', { cancel_at_period_end: true }, () => provider.resume('sub_1'), { cancel_at_period_end: 'false' }],
  ['resumed before a date', { cancel_at: 1_775_152_800 }, () => provider.resume('sub_1'), { cancel_at: '' }],
])('a subscription whose switch waits in a schedule is %s: the switch is dropped', async (_act, fields, work, sent) => {
  answerWithSchedule(fields)
  expect(await requestsOf(work)).toEqual([
    ['GET /v1/subscriptions/sub_1', {}],
    ['POST /v1/subscription_schedules/sub_sched_1/release', {}],
    ['GET /v1/subscriptions/sub_1', {}],
    ['POST /v1/subscriptions/sub_1', sent],
  ])
})

test('a subscription that is paused goes on', async () => {
  stripe.answerWith(() => ({ body: subscription({ status: 'paused', schedule: null }) }))
  expect(await requestsOf(() => provider.resume('sub_1'))).toEqual([
    ['GET /v1/subscriptions/sub_1', {}],
    ['POST /v1/subscriptions/sub_1/resume', {}],
  ])
})

/** Caches the first response of each idempotency key and replays it, as Stripe does for a day. */
function replaying(answer: (key: string) => StripeAnswer, otherwise: (request: RecordedRequest) => StripeAnswer) {
  const kept = new Map<string, StripeAnswer>()
  stripe.answerWith((request) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return otherwise(request)
    const earlier = kept.get(key)
    if (earlier) return { ...earlier, headers: { 'idempotent-replayed': 'true' } }
    const first = answer(key)
    kept.set(key, first)
    return first
  })
}

test('a customer deleted the same day is recreated, once for two tabs', async () => {
  let made = 0
  let isDeleted = false
  const anna = { userId: 'anna', email: 'anna@example.org' }
  replaying(
    () => {
      made += 1
      return { body: { id: `cus_${made}`, object: 'customer' } }
    },
    ({ path }) => ({ body: { id: path, object: 'customer', deleted: isDeleted && path.endsWith('/cus_1') } }),
  )
  const create = () => provider.createCustomer(anna, 'customer:anna')
  expect([await create(), await create()]).toEqual(['cus_1', 'cus_1'])
  isDeleted = true
  expect([await create(), await create()]).toEqual(['cus_2', 'cus_2'])
})

test('a refusal that an operator has mended is not replayed, and another content has another key', async () => {
  let isMended = false
  replaying(
    () =>
      isMended
        ? { body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' } }
        : { status: 400, body: { error: { type: 'invalid_request_error', message: 'Set an account name' } } },
    () => ({ body: { id: 'cs_1', object: 'checkout.session', status: 'open' } }),
  )
  await expect(provider.openCheckout(order, 'checkout:mended')).rejects.toThrow('account name')
  isMended = true
  expect((await provider.openCheckout(order, 'checkout:mended')).id).toBe('cs_1')
  const [first] = stripe.requests
  await provider.openCheckout({ ...order, cancelUrl: 'https://barra.test/' }, 'checkout:mended')
  expect(stripe.requests.at(-1)?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
})

test("all of a customer's subscriptions are read, with the period's end from the items and money in cents", async () => {
  stripe.answerWith(({ path }) => ({
    body:
      path === '/v1/subscriptions' ? list(subscription({ status: 'past_due' })) : { id: 'cus_1', object: 'customer' },
  }))
  expect(await provider.subscriptions('cus_1')).toEqual([
    {
      id: 'sub_1',
      orderedBy: null,
      status: 'past_due',
      plan: 'monthly',
      currency: 'BRL',
      priceCents: 1_990,
      createdAt: new Date('2026-03-02T18:00:00.000Z'),
      startedAt: new Date('2026-03-02T18:00:00.000Z'),
      trialEndsAt: null,
      currentPeriodEnd: new Date('2026-04-02T18:00:00.000Z'),
      cancelAtPeriodEnd: false,
      endedAt: null,
    },
  ])
  expect(stripe.requests.at(-1)).toMatchObject({ fields: { customer: 'cus_1', status: 'all', limit: '100' } })
})

test('a subscription that was ordered here names the account', async () => {
  stripe.answerWith(({ path }) => ({
    body: path === '/v1/subscriptions' ? list(subscription({ metadata: { uid: 'anna' } })) : { id: 'cus_1' },
  }))
  expect(await provider.subscriptions('cus_1')).toMatchObject([{ id: 'sub_1', orderedBy: 'anna' }])
})

test.each([
  ['cancel_at_period_end', { cancel_at_period_end: true }, { cancelAtPeriodEnd: true }],
  [
    'cancel_at before the period ends',
    { cancel_at: 1_774_000_000 },
    { cancelAtPeriodEnd: true, currentPeriodEnd: new Date(1_774_000_000_000) },
  ],
  [
    'ended',
    { status: 'canceled', ended_at: 1_774_000_000, cancel_at_period_end: true },
    { status: 'canceled', cancelAtPeriodEnd: false },
  ],
])('a subscription that ends: %s', async (_case, fields, read) => {
  stripe.answerWith(({ path }) => ({
    body: path === '/v1/subscriptions' ? list(subscription(fields)) : { id: 'cus_1' },
  }))
  expect(await provider.subscriptions('cus_1')).toMatchObject([read])
})

// proves 4.1
test.each([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['canceled', 'canceled'],
  ['incomplete', 'incomplete'],
  ['incomplete_expired', 'canceled'],
  ['unpaid', 'unpaid'],
  ['paused', 'paused'],
])('the status %s is %s here', (theirs, ours) => {
  expect(statusFrom(theirs)).toBe(ours)
})

test("an unknown status is an error, and removes nobody's access", () => {
  expect(() => statusFrom('dreaming')).toThrow(/dreaming/)
})

test('a resource deleted at Stripe is gone, and an unreachable one is an error', async () => {
  stripe.answerWith(() => missing)
  expect(await provider.subscriptions('cus_1')).toBeNull()
  expect(await provider.checkout('cs_1')).toBeNull()
  expect(await provider.ownerOf('cus_1')).toBeNull()
  await provider.removeCustomer('cus_1')
  stripe.answerWith(() => ({ body: { id: 'cus_1', object: 'customer', deleted: true } }))
  expect(await provider.subscriptions('cus_1')).toBeNull()
  stripe.answerWith(() => ({ status: 401, body: { error: { type: 'authentication_error', message: 'No' } } }))
  await expect(provider.subscriptions('cus_1')).rejects.toThrow()
})

test('prices: one by its id, one by its lookup key, each with the amounts of every currency, and asked once', async () => {
  const price = (id: string, interval: string, brl: number, other: number) => ({
    id,
    object: 'price',
    active: true,
    currency: 'brl',
    unit_amount: brl,
    recurring: { interval },
    currency_options: { usd: { unit_amount: other }, eur: { unit_amount: other } },
  })
  stripe.answerWith(({ path }) => ({
    body: path === '/v1/prices' ? list(price('price_a', 'year', 19_104, 7_190)) : price('price_m', 'month', 1_990, 790),
  }))
  const prices = await provider.prices()
  expect(prices).toEqual([
    { id: 'price_m', plan: 'monthly', currency: 'BRL', amounts: { BRL: 1_990, USD: 790, EUR: 790 }, paymentLink: null },
    {
      id: 'price_a',
      plan: 'annual',
      currency: 'BRL',
      amounts: { BRL: 19_104, USD: 7_190, EUR: 7_190 },
      paymentLink: { id: 'link_annual', url: 'https://buy.stripe.com/annual' },
    },
  ])
  await provider.prices()
  expect(stripe.requests.map(({ path, fields }) => [path, fields]).toSorted()).toEqual([
    [
      '/v1/prices',
      { 'lookup_keys[0]': 'barra_annual', active: 'true', limit: '1', 'expand[0]': 'data.currency_options' },
    ],
    ['/v1/prices/price_m', { 'expand[0]': 'currency_options' }],
  ])
})

test('a price that is no longer active is not sold, and one kept in a foreign currency is sold in ours', async () => {
  const other = await createStripeProvider({
    secretKey: 'sk_test_contract',
    webhookSecrets: ['whsec_x'],
    apiBase: stripe.url,
    priceIds: { monthly: 'price_old', annual: 'price_gbp' },
    paymentLinks: {},
  })
  stripe.answerWith(({ path }) => ({
    body: {
      id: path.split('/').at(-1),
      object: 'price',
      active: path.endsWith('gbp'),
      currency: 'gbp',
      unit_amount: 600,
      recurring: { interval: 'year' },
      currency_options: { usd: { unit_amount: 790 }, eur: { unit_amount: 790 } },
    },
  }))
  const prices = await other.prices()
  expect(prices).toMatchObject([{ id: 'price_gbp', currency: null, amounts: { USD: 790, EUR: 790 } }])
  expect(priceFaults(prices)).toEqual([
    'there is no active price for the monthly plan',
    'the price price_gbp of the annual plan has no amount in BRL',
  ])
})

test('what is paid in another currency than the price is kept in costs what the price says for that currency', async () => {
  const item = (currency: string) =>
    list({
      current_period_end: 1_775_152_800,
      price: { id: 'price_x', currency, unit_amount: 1_990, recurring: { interval: 'month' } },
    })
  const price = {
    id: 'price_x',
    object: 'price',
    active: true,
    currency: 'brl',
    unit_amount: 1_990,
    recurring: { interval: 'month' },
    currency_options: { eur: { unit_amount: 790 } },
  }
  const other = await createStripeProvider({
    secretKey: 'sk_test_contract',
    webhookSecrets: ['whsec_x'],
    apiBase: stripe.url,
    priceIds: { monthly: 'price_x', annual: 'price_x' },
    paymentLinks: {},
  })
  let paidIn = 'brl'
  let isAsked = true
  stripe.answerWith(({ path }) => {
    if (path.startsWith('/v1/prices'))
      return isAsked ? { body: price } : { status: 400, body: { error: { message: 'No' } } }
    if (path === '/v1/subscriptions') return { body: list(subscription({ currency: paidIn, items: item('brl') })) }
    return { body: { id: 'cus_1', object: 'customer' } }
  })
  const read = async () =>
    (await other.subscriptions('cus_1'))?.map(({ currency, priceCents }) => [currency, priceCents])
  expect(await read()).toEqual([['BRL', 1_990]])
  expect(stripe.requests.some(({ path }) => path.startsWith('/v1/prices'))).toBe(false)
  paidIn = 'eur'
  isAsked = false
  // A missing display price locks nobody out.
  expect(await read()).toEqual([['EUR', null]])
  isAsked = true
  expect(await read()).toEqual([['EUR', 790]])
})

test('a checkout without currency and language leaves both to Stripe, and a customer without an address has none', async () => {
  stripe.answerWith(() => ({
    body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' },
  }))
  await provider.openCheckout({ ...order, currency: undefined, locale: null }, 'key')
  expect(stripe.requests[0]?.fields).toMatchObject({ locale: 'auto' })
  expect(stripe.requests[0]?.fields).not.toHaveProperty('currency')
  await provider.createCustomer({ userId: 'anna', email: '' }, 'key-2')
  expect(stripe.requests[1]?.fields).toEqual({ 'metadata[uid]': 'anna' })
  expect(await provider.findCustomer({ userId: 'anna', email: '' })).toBeNull()
  expect(stripe.requests).toHaveLength(2)
})

test.each([
  ['open', 'https://checkout.stripe.com/c/1', 'open'],
  ['complete', null, 'complete'],
  ['expired', null, 'expired'],
])('a checkout session that is %s is read, with who says they paid', async (status, url, read) => {
  stripe.answerWith(() => ({
    body: {
      id: 'cs_1',
      object: 'checkout.session',
      status,
      url,
      customer: { id: 'cus_1', object: 'customer' },
      client_reference_id: 'anna',
      customer_details: { email: 'a@example.org' },
    },
  }))
  expect(await provider.checkout('cs_1')).toEqual({
    id: 'cs_1',
    status: read,
    url,
    customerId: 'cus_1',
    claimedUserId: 'anna',
    payerEmail: 'a@example.org',
  })
  expect(stripe.requests).toMatchObject([{ method: 'GET', path: '/v1/checkout/sessions/cs_1', fields: {} }])
})

test("a customer's metadata names the owner", async () => {
  stripe.answerWith(() => ({ body: { id: 'cus_1', object: 'customer', metadata: { uid: 'anna' } } }))
  expect(await provider.ownerOf('cus_1')).toBe('anna')
  stripe.answerWith(() => ({ body: { id: 'cus_1', object: 'customer', metadata: {} } }))
  expect(await provider.ownerOf('cus_1')).toBeNull()
  expect(stripe.requests).toMatchObject([{ method: 'GET', path: '/v1/customers/cus_1', fields: {} }])
})

test('a session that was paid in the same moment need not be closed; one that cannot be closed for another reason is an error', async () => {
  const answer = (status: number, type: string) =>
    stripe.answerWith(() => ({ status, body: { error: { type, message: 'Only open sessions can be expired' } } }))
  answer(400, 'invalid_request_error')
  await provider.expireCheckout('cs_1')
  answer(401, 'authentication_error')
  await expect(provider.expireCheckout('cs_1')).rejects.toThrow()
})

test('payments: paid, open, declined or refunded ones, with receipts; drafts and empty ones are omitted', async () => {
  const paidBy = (intent: string) => ({ payment: { type: 'payment_intent', payment_intent: intent } })
  const charge = (intent: string, refunded: number) => ({
    id: `ch_${intent}`,
    object: 'charge',
    payment_intent: intent,
    amount_refunded: refunded,
  })
  const invoice = (fields: object) => ({
    id: 'in_1',
    object: 'invoice',
    created: 1_772_474_400,
    currency: 'brl',
    status: 'paid',
    attempted: true,
    payments: list(paidBy('pi_1')),
    amount_paid: 1_990,
    amount_due: 1_990,
    post_payment_credit_notes_amount: 0,
    hosted_invoice_url: 'https://invoice.stripe.com/i/1',
    lines: list({ period: { start: 1_772_474_400, end: 1_775_152_800 } }),
    ...fields,
  })
  const charges = list(charge('pi_1', 0), charge('pi_back', 1_990), charge('pi_half', 900))
  stripe.answerWith(({ path }) => ({
    body:
      path === '/v1/charges'
        ? charges
        : list(
            invoice({}),
            invoice({ status: 'open', attempted: false }),
            invoice({ status: 'open' }),
            invoice({ status: 'uncollectible' }),
            invoice({ post_payment_credit_notes_amount: 1_990 }),
            invoice({ payments: list(paidBy('pi_back')) }),
            invoice({ payments: list(paidBy('pi_half')) }),
            invoice({ status: 'draft' }),
            invoice({ amount_paid: 0 }),
          ),
  }))
  const payments = await provider.payments('cus_1')
  expect(stripe.requests.map(({ path, fields }) => [path, fields]).toSorted()).toEqual([
    ['/v1/charges', { customer: 'cus_1', limit: '100' }],
    ['/v1/invoices', { customer: 'cus_1', limit: '100', 'expand[0]': 'data.payments' }],
  ])
  expect(payments.map(({ status }) => status)).toEqual([
    'paid',
    'pending',
    'failed',
    'failed',
    'refunded',
    'refunded',
    'paid',
  ])
  expect(payments[0]).toEqual({
    id: 'in_1',
    createdAt: '2026-03-02T18:00:00.000Z',
    amountCents: 1_990,
    currency: 'BRL',
    status: 'paid',
    plan: 'monthly',
    receiptUrl: 'https://invoice.stripe.com/i/1',
  })
})

test('a customer whose link was lost is found by address and note, and no other with the same address', async () => {
  stripe.answerWith(() => ({
    body: list({ id: 'cus_9', metadata: { uid: 'ben' } }, { id: 'cus_1', metadata: { uid: 'anna' } }),
  }))
  expect(await provider.findCustomer({ userId: 'anna', email: 'a@example.org' })).toBe('cus_1')
  expect(await provider.findCustomer({ userId: 'eve', email: 'a@example.org' })).toBeNull()
  expect(stripe.requests[0]).toMatchObject({ path: '/v1/customers', fields: { email: 'a@example.org', limit: '100' } })
})
