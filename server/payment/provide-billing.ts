import type { FastifyInstance } from 'fastify'
import type { WholeDatabase } from '../database/connection.ts'
import type { Environment } from '../env/variables.ts'
import type { Billing, BillingLog } from '../subscriptions/billing.ts'
import { customersOf } from '../subscriptions/customers.ts'
import { createEntitlementSigner, entitlementKeyIn } from '../subscriptions/entitlement-signer.ts'
import { eraseBilling } from '../subscriptions/erase.ts'
import { readStatesNightly } from '../subscriptions/nightly.ts'
import { claimSigningKey } from '../subscriptions/one-signing-key.ts'
import { reportPriceFaults } from '../subscriptions/plans.ts'
import { localPaymentPages } from './local/local-pages.ts'
import { createLocalProvider, type LocalProvider } from './local/local-provider.ts'
import { WEBHOOK_PATH } from './meaningful-events.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

export type ProvidedBilling = {
  readonly billing: Billing
  erase(userId: string): Promise<void>
  /** The local provider's pages and events, and the nightly job. */
  attach(app: FastifyInstance): Promise<void>
}

type Setting = { readonly database: WholeDatabase; readonly env: Environment; readonly origin: string }

/** Stripe if its key is given, else the built-in provider. */
export async function provideBilling({ database, env, origin }: Setting): Promise<ProvidedBilling> {
  const now = () => new Date()
  const local = env.STRIPE_SECRET_KEY === undefined ? createLocalProvider({ database, origin, now }) : null
  const signer = await signerOf(env)
  await claimSigningKey(database, signer)
  const provider = local ?? (await stripeOf(env, env.STRIPE_SECRET_KEY ?? ''))
  const billing: Billing = {
    database,
    customers: customersOf(database, provider.name),
    provider,
    signer,
    appUrl: env.APP_URL ?? null,
    now,
  }
  return {
    billing,
    erase: (userId) => eraseBilling(billing, userId),
    attach: async (app) => {
      if (local) await attachLocalPayments(app, billing, local)
      reportMissingPrices(billing, app.log)
      const stop = readStatesNightly(billing, app.log, app.metrics.round)
      app.addHook('onClose', stop)
    },
  }
}

/** Not awaited: a server without its provider serves everything else. */
function reportMissingPrices({ provider }: Billing, log: BillingLog): void {
  provider
    .prices()
    .then((prices) => reportPriceFaults(prices, log))
    .catch((error) => log.error({ reason: String(error) }, 'The prices of the plans could not be read'))
}

/** Its events go through the regular webhook. */
export async function attachLocalPayments(app: FastifyInstance, billing: Billing, provider: LocalProvider) {
  provider.connect(async (payload, signature) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    // As with a real provider the payment is done; the state is read again at the next contact.
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
  return createEntitlementSigner(given ?? (await entitlementKeyIn(DATA_DIR)), earlier)
}
