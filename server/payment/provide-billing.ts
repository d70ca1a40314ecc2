import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Environment } from '../env.ts'
import type { Billing } from '../subscriptions/billing.ts'
import {
  createEntitlementSigner,
  entitlementKeyIn,
  readPrivateKey,
  readPublicKeys,
} from '../subscriptions/entitlement-signer.ts'
import { eraseBilling } from '../subscriptions/erase.ts'
import { readStatesNightly } from '../subscriptions/nightly.ts'
import { claimSigningKey } from '../subscriptions/one-signing-key.ts'
import { localPaymentPages } from './local/local-pages.ts'
import { createLocalProvider, type LocalProvider } from './local/local-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

export type ProvidedBilling = {
  readonly billing: Billing
  /** Ends what a person pays for and forgets it, for when they delete their account. */
  erase(userId: string): Promise<void>
  /** Adds to the finished app what belongs to its payments: the local provider's pages and events, and the nightly round. */
  attach(app: FastifyInstance): Promise<void>
}

type Setting = { readonly database: DatabaseConnection; readonly env: Environment; readonly origin: string }

/** Stripe where its key is given, else the provider that runs inside this server. */
export async function provideBilling({ database, env, origin }: Setting): Promise<ProvidedBilling> {
  const now = () => new Date()
  const local = env.STRIPE_SECRET_KEY === undefined ? createLocalProvider({ database, origin, now }) : null
  const signer = await signerOf(env)
  await claimSigningKey(database, signer)
  const billing: Billing = {
    database,
    provider: local ?? (await stripeOf(env, env.STRIPE_SECRET_KEY ?? '')),
    signer,
    appUrl: env.APP_URL ?? null,
    now,
  }
  return {
    billing,
    erase: (userId) => eraseBilling(billing, userId),
    attach: async (app) => {
      if (local) await attachLocalPayments(app, billing, local)
      const stop = readStatesNightly(billing, app.log)
      app.addHook('onClose', stop)
    },
  }
}

/** Its pages, and its events on the way that everybody's events come. */
export async function attachLocalPayments(app: FastifyInstance, billing: Billing, provider: LocalProvider) {
  provider.connect(async (payload, signature) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    // As with a real provider the money has moved; the state is read again at the next contact.
    if (statusCode !== 200) app.log.warn({ statusCode }, 'A payment event was not taken')
  })
  await app.register(localPaymentPages, { billing, provider })
}

function stripeOf(env: Environment, secretKey: string) {
  return createStripeProvider({
    secretKey,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
    priceIds: definedPlans(env.STRIPE_PRICE_MONTHLY, env.STRIPE_PRICE_ANNUAL),
    paymentLinks: definedPlans(env.STRIPE_PAYMENT_LINK_MONTHLY, env.STRIPE_PAYMENT_LINK_ANNUAL),
  })
}

function definedPlans(monthly: string | undefined, annual: string | undefined) {
  return { ...(monthly !== undefined && { monthly }), ...(annual !== undefined && { annual }) }
}

async function signerOf({ ENTITLEMENT_PRIVATE_KEY: given, ENTITLEMENT_PUBLIC_KEYS: earlier, DATA_DIR }: Environment) {
  const key = given === undefined ? await entitlementKeyIn(DATA_DIR) : readPrivateKey(given)
  return createEntitlementSigner(key, earlier === undefined ? [] : readPublicKeys(earlier))
}
