import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEEDED_EVENTS } from '../server/payment/meaningful-events.ts'
import { startDeployment } from './support/deployment.ts'
import type { GoogleAnswer } from './support/google-server.ts'
import type { StripeAnswer } from './support/stripe-server.ts'
import {
  BUCKET,
  CONFIG,
  config,
  endpoint,
  list,
  OBJECTS,
  PROVIDERS,
  portal,
  price,
  providerOf,
  RELEASE,
  RULESET,
  STRIPE_KEY,
} from './support/well-set-services.ts'

type Deployment = Awaited<ReturnType<typeof startDeployment>>
let at: Deployment
beforeAll(async () => {
  at = await startDeployment()
})
afterAll(() => at.close())
beforeEach(() => {
  at.stripeHas()
  at.googleHas()
})

const stripeError = (type: string, status: number): StripeAnswer => ({
  status,
  body: { error: { type, message: `Invalid API Key provided: ${STRIPE_KEY}` } },
})

describe('Stripe', () => {
  test.each<[string, Readonly<Record<string, StripeAnswer>>, string]>([
    [
      'a price lacks a currency',
      { '/v1/prices?barra_annual': list(price('price_a', 'year', { currency_options: { usd: { unit_amount: 1 } } })) },
      'wrong      Stripe, price of the annual plan: the price price_a of the annual plan has no amount in EUR (docs/CONFIGURING.md, 2.2)',
    ],
    [
      'a price is not there',
      { '/v1/prices?barra_monthly': list() },
      'missing    Stripe, price of the monthly plan: there is no price with the lookup key barra_monthly: make one (docs/CONFIGURING.md, 2.2)',
    ],
    [
      'the webhook misses an event',
      {
        '/v1/webhook_endpoints': list(
          endpoint({ enabled_events: NEEDED_EVENTS.filter((name) => name !== 'invoice.paid') }),
        ),
      },
      'wrong      Stripe, webhook: the endpoint is not subscribed to invoice.paid: add it (docs/CONFIGURING.md, 2.4)',
    ],
    [
      'the webhook leads elsewhere',
      { '/v1/webhook_endpoints': list(endpoint({ url: 'https://other.example/api/stripe/webhook' })) },
      'missing    Stripe, webhook: no endpoint has the address https://barra.example/api/stripe/webhook: make one (docs/CONFIGURING.md, 2.4)',
    ],
    [
      'the portal forbids cancelling',
      { '/v1/billing_portal/configurations': list(portal({ subscription_cancel: { enabled: false } })) },
      'wrong      Stripe, customer portal: it does not let people cancel (docs/CONFIGURING.md, 2.5)',
    ],
    [
      'no portal is saved',
      { '/v1/billing_portal/configurations': list() },
      'missing    Stripe, customer portal: no configuration is saved: save one, in live mode, too (docs/CONFIGURING.md, 2.5)',
    ],
  ])('%s', async (_case, instead, said) => {
    at.stripeHas(instead)
    const { isRight, faults } = await at.doctor()
    expect(faults).toEqual([said])
    expect(isRight).toBe(false)
  })

  test('prices that are named are asked for by their ids', async () => {
    at.stripeHas({ '/v1/prices/price_7': { body: price('price_7', 'month', { active: false }) } })
    const { faults } = await at.doctor({ STRIPE_PRICE_MONTHLY: 'price_7', STRIPE_PRICE_ANNUAL: 'price_8' })
    expect(faults).toEqual([
      expect.stringContaining('the price price_7 is archived'),
      expect.stringContaining('there is no price price_8'),
      expect.stringContaining('it does not let people switch to price_7'),
    ])
  })

  test('a key that is not taken is one line, and nothing more is asked with it', async () => {
    at.stripeHas({ '/v1/prices': stripeError('invalid_request_error', 401) })
    const { faults, text } = await at.doctor()
    expect(faults).toEqual([expect.stringContaining('Stripe does not take STRIPE_SECRET_KEY')])
    expect(text).toContain('not asked  Stripe, everything else')
    expect(at.stripe.requests).toHaveLength(1)
  })

  test('resources forbidden to a restricted key are skipped, without a fault', async () => {
    at.stripeHas({ '/v1/webhook_endpoints': stripeError('invalid_request_error', 403) })
    const { isRight, text } = await at.doctor()
    expect(isRight).toBe(true)
    expect(text).toContain('not asked  Stripe, webhook: the restricted key is not allowed to read it')
  })
})

describe('Firebase', () => {
  test.each<[string, Readonly<Record<string, GoogleAnswer>>, string]>([
    [
      'an unauthorised domain',
      { [CONFIG]: { body: config({ authorizedDomains: ['localhost', 'barra-live.firebaseapp.com'] }) } },
      'missing    Firebase, authorised domains: barra.example is not among them, and no mail goes out: add it (docs/CONFIGURING.md, 3.3)',
    ],
    [
      'no e-mail and password',
      { [CONFIG]: { body: config({ signIn: {} }) } },
      'missing    Firebase, e-mail and password: it is off, and nobody can sign up with it: turn it on (docs/CONFIGURING.md, 3.2)',
    ],
    [
      'links that lead to Google',
      { [CONFIG]: { body: config({ notification: {} }) } },
      'wrong      Firebase, mails: their links do not open the app: the action URL has to be https://barra.example/auth/callback (docs/CONFIGURING.md, 3.4)',
    ],
    [
      'a button without its provider',
      {
        [PROVIDERS]: {
          body: { defaultSupportedIdpConfigs: [providerOf('google.com'), providerOf('facebook.com', false)] },
        },
      },
      'missing    Firebase, further ways to sign in: SOCIAL_PROVIDERS offers facebook, and the project has google on: turn it on, or offer less (docs/CONFIGURING.md, 3.2)',
    ],
    [
      'no bucket',
      { [OBJECTS]: { status: 404, body: {} } },
      `missing    Firebase, bucket: there is no bucket ${BUCKET}: use the name that the console shows (docs/CONFIGURING.md, 3.6)`,
    ],
    [
      'a bucket that the service account may not list',
      { [OBJECTS]: { status: 403, body: {} } },
      `wrong      Firebase, bucket: the service account may not list ${BUCKET}, and could not delete anybody's picture: give it the right (docs/CONFIGURING.md, 3.6)`,
    ],
    [
      'rules that let everybody write',
      { [RULESET]: { body: { source: { files: [{ name: 'r', content: 'allow read, write;' }] } } } },
      'wrong      Firebase, rules of the bucket: others than the shipped ones are in force: deploy firebase/storage.rules (docs/CONFIGURING.md, 3.6)',
    ],
    [
      'no rules',
      { [RELEASE]: { status: 404, body: {} } },
      'missing    Firebase, rules of the bucket: none are released: deploy firebase/storage.rules (docs/CONFIGURING.md, 3.6)',
    ],
  ])('%s', async (_case, instead, said) => {
    at.googleHas(instead)
    const { isRight, faults } = await at.doctor()
    expect(faults).toEqual([said])
    expect(isRight).toBe(false)
  })

  test.each([
    ['that was withdrawn', () => at.google.withdrawnServiceAccount, 'Google does not take its key'],
    ['that is none', () => '{"private_key": "very-secret', 'there is no key of a service account'],
    ['whose file is not there', () => '/nowhere/firebase.json', 'there is no key of a service account'],
  ])('a key %s is one line, and nothing more is asked', async (_case, key, said) => {
    const { faults, text } = await at.doctor({ FIREBASE_SERVICE_ACCOUNT: key() })
    expect(faults).toEqual([expect.stringContaining(`Firebase, service account: ${said}`)])
    expect(text).toContain('not asked  Firebase, everything else')
    expect(at.google.requests).toEqual([])
  })

  test('resources forbidden to the service account are skipped, without a fault', async () => {
    at.googleHas({ [RELEASE]: { status: 403, body: {} } })
    const { isRight, text } = await at.doctor()
    expect(isRight).toBe(true)
    expect(text).toContain('not asked  Firebase, rules of the bucket: the service account may not look at it')
  })
})
