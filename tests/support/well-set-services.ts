import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEEDED_EVENTS } from '../../server/payment/meaningful-events.ts'
import type { GoogleAnswers } from './google-server.ts'
import type { StripeAnswer } from './stripe-server.ts'

export const ROOT = join(import.meta.dirname, '../..')
export const PROJECT = 'barra-live'
export const BUCKET = 'barra-live.firebasestorage.app'
export const CONFIG = `/admin/v2/projects/${PROJECT}/config`
export const PROVIDERS = `/admin/v2/projects/${PROJECT}/defaultSupportedIdpConfigs`
export const OBJECTS = `/storage/v1/b/${BUCKET}/o`
export const RELEASE = `/v1/projects/${PROJECT}/releases/firebase.storage/${BUCKET}`
export const RULESET = `/v1/projects/${PROJECT}/rulesets/released`
export const STRIPE_KEY = 'rk_live_very-secret'

export const price = (id: string, interval: string, fields: object = {}) => ({
  id,
  object: 'price',
  active: true,
  currency: 'brl',
  unit_amount: 1_990,
  recurring: { interval, interval_count: 1 },
  currency_options: { usd: { unit_amount: 790 }, eur: { unit_amount: 790 } },
  ...fields,
})
export const endpoint = (fields: object = {}) => ({
  id: 'we_1',
  object: 'webhook_endpoint',
  url: 'https://barra.example/api/stripe/webhook',
  status: 'enabled',
  enabled_events: NEEDED_EVENTS,
  ...fields,
})
export const portal = (features: object = {}) => ({
  id: 'bpc_1',
  object: 'billing_portal.configuration',
  features: {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true },
    subscription_pause: { enabled: false },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: [{ product: 'prod_1', prices: ['price_m', 'price_a'] }],
      proration_behavior: 'create_prorations',
      schedule_at_period_end: { conditions: [] },
    },
    ...features,
  },
})
export const config = (fields: object = {}) => ({
  name: `projects/1/config`,
  authorizedDomains: ['localhost', 'barra.example'],
  signIn: { email: { enabled: true, passwordRequired: true } },
  notification: { sendEmail: { method: 'DEFAULT', callbackUri: 'https://barra.example/auth/callback' } },
  ...fields,
})
export const providerOf = (domain: string, enabled = true) => ({
  name: `projects/1/defaultSupportedIdpConfigs/${domain}`,
  enabled,
  clientId: 'client',
  clientSecret: 'provider-very-secret',
})
const shippedRules = readFileSync(join(ROOT, 'firebase/storage.rules'), 'utf8')

export const list = (...data: readonly object[]): StripeAnswer => ({
  body: { object: 'list', data, has_more: false, url: '/v1/x' },
})

export type StripeAnswers = Readonly<Record<string, StripeAnswer | null>>

/** A deployment's account at Stripe, as it should be. A price is found by its lookup key, as `/v1/prices?key`. */
export const WELL_SET_STRIPE: StripeAnswers = {
  '/v1/prices': list(),
  '/v1/prices?barra_monthly': list(price('price_m', 'month')),
  '/v1/prices?barra_annual': list(price('price_a', 'year')),
  '/v1/webhook_endpoints': list(endpoint({ url: 'https://other.example/hook' }), endpoint()),
  '/v1/billing_portal/configurations': list(portal()),
}

/** Its project at Google, as it should be. */
export const WELL_SET_GOOGLE: GoogleAnswers = {
  [CONFIG]: { body: config() },
  [PROVIDERS]: { body: { defaultSupportedIdpConfigs: [providerOf('google.com'), providerOf('facebook.com')] } },
  [OBJECTS]: { body: { kind: 'storage#objects' } },
  [RELEASE]: { body: { name: 'x', rulesetName: `projects/${PROJECT}/rulesets/released` } },
  [RULESET]: { body: { source: { files: [{ name: 'storage.rules', content: shippedRules }] } } },
}
