import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { NEEDED_EVENTS } from '../payment/meaningful-events.ts'
import { keyFinding, portalFinding, priceFinding, webhookFinding } from './stripe-rules.ts'

// As much of Stripe's shapes as the rules look at.
const price = (fields: object = {}) =>
  ({
    id: 'price_1',
    active: true,
    currency: 'eur',
    unit_amount: 790,
    recurring: { interval: 'month', interval_count: 1 },
    currency_options: { brl: { unit_amount: 1_990 }, usd: { unit_amount: 790 } },
    ...fields,
  }) as unknown as Stripe.Price
const endpoint = (fields: object = {}) =>
  ({ url: ADDRESS, status: 'enabled', enabled_events: NEEDED_EVENTS, ...fields }) as unknown as Stripe.WebhookEndpoint
const UPDATE = {
  enabled: true,
  default_allowed_updates: ['price'],
  products: [{ product: 'prod_1', prices: ['price_m', 'price_a'] }],
  proration_behavior: 'always_invoice',
  schedule_at_period_end: { conditions: [] },
}
const portal = (features: object = {}) =>
  ({
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true },
      subscription_pause: { enabled: false },
      subscription_update: UPDATE,
      ...features,
    },
  }) as unknown as Stripe.BillingPortal.Configuration

const ADDRESS = 'https://barra.example/api/stripe/webhook'
const SOLD = ['price_m', 'price_a']

test('reports whether the key is live', () => {
  expect(keyFinding(true)).toMatchObject({ status: 'ok', says: expect.stringContaining('live') })
  expect(keyFinding(false)).toMatchObject({ status: 'ok', says: expect.stringContaining('tests') })
})

describe('a price', () => {
  test.each<[string, Stripe.Price | null, string, RegExp]>([
    ['good', price(), 'ok', /price_1/],
    ['absent', null, 'missing', /no price barra: make one/],
    ['archived', price({ active: false }), 'wrong', /archived/],
    ['paid once', price({ recurring: null }), 'wrong', /does not recur every month/],
    ['by the year', price({ recurring: { interval: 'year', interval_count: 1 } }), 'wrong', /every month/],
    ['every other month', price({ recurring: { interval: 'month', interval_count: 2 } }), 'wrong', /every month/],
    ['without a currency', price({ currency_options: { brl: { unit_amount: 1 } } }), 'wrong', /no amount in USD$/],
    [
      'with another base',
      price({
        currency: 'gbp',
        currency_options: { brl: { unit_amount: 1 }, usd: { unit_amount: 1 }, eur: { unit_amount: 1 } },
      }),
      'wrong',
      /^the base currency of the price price_1 is none that is sold in$/,
    ],
  ])('%s', (_case, given, status, says) => {
    expect(priceFinding('monthly', 'barra', given)).toMatchObject({ status, says: expect.stringMatching(says) })
  })
})

describe('a webhook', () => {
  test.each<[string, readonly Stripe.WebhookEndpoint[], string, RegExp]>([
    ['good', [endpoint()], 'ok', /every event/],
    ['that hears everything', [endpoint({ enabled_events: ['*'] })], 'ok', /every event/],
    ['written with a port', [endpoint({ url: 'https://barra.example:443/api/stripe/webhook' })], 'ok', /every event/],
    ['good beside one that is disabled', [endpoint({ status: 'disabled' }), endpoint()], 'ok', /every event/],
    ['absent', [], 'missing', /no endpoint/],
    ['of another host', [endpoint({ url: 'https://other.example/api/stripe/webhook' })], 'missing', /no endpoint/],
    ['of another path', [endpoint({ url: 'https://barra.example/webhook' })], 'missing', /no endpoint/],
    ['disabled', [endpoint({ status: 'disabled' })], 'wrong', /enable it$/],
    ['that hears one event', [endpoint({ enabled_events: ['invoice.paid'] })], 'wrong', /customer\.deleted/],
  ])('%s', (_case, endpoints, status, says) => {
    expect(webhookFinding(ADDRESS, endpoints)).toMatchObject({ status, says: expect.stringMatching(says) })
  })
})

describe('a portal', () => {
  const update = (fields: object) => portal({ subscription_update: { ...UPDATE, ...fields } })
  test.each<[string, Stripe.BillingPortal.Configuration | undefined, string, RegExp]>([
    ['good', portal(), 'ok', /are allowed$/],
    ['that lets people pause', portal({ subscription_pause: { enabled: true } }), 'ok', /takes their access$/],
    ['absent', undefined, 'missing', /save one/],
    ['without cards', portal({ payment_method_update: { enabled: false } }), 'wrong', /cards/],
    ['without invoices', portal({ invoice_history: { enabled: false } }), 'wrong', /invoices/],
    ['without cancelling', portal({ subscription_cancel: { enabled: false } }), 'wrong', /cancel/],
    ['without switching', update({ enabled: false }), 'wrong', /switch between/],
    ['that switches quantities alone', update({ default_allowed_updates: ['quantity'] }), 'wrong', /switch between/],
    ['without one of the plans', update({ products: [{ prices: ['price_m'] }] }), 'wrong', /switch to price_a$/],
    ['without proration', update({ proration_behavior: 'none' }), 'wrong', /not prorated/],
    [
      'that puts switches off',
      update({ schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] } }),
      'wrong',
      /at once/,
    ],
  ])('%s', (_case, given, status, says) => {
    expect(portalFinding(given, SOLD)).toMatchObject({ status, says: expect.stringMatching(says) })
  })
})
