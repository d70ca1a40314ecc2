import type Stripe from 'stripe'
import type { Locale } from '#contract/preferences.ts'
import { PLAN_SLUGS, type PlanSlug } from '#contract/vocabulary.ts'
import type { CheckoutOrder, PaymentProvider, ProviderPrice } from '../payment-provider.ts'
import { checkoutFrom, isInOtherCurrency, paymentFrom, priceFrom, subscriptionFrom } from './stripe-mapping.ts'

export type StripeOptions = {
  readonly secretKey: string
  /** Several while one is being replaced. */
  readonly webhookSecrets: readonly string[]
  /** Another server that speaks Stripe's API, `http://host:port`. */
  readonly apiBase?: string | undefined
  /** Price ids; a plan without one is looked up by `barra_monthly` and `barra_annual`. */
  readonly priceIds: Readonly<Partial<Record<PlanSlug, string>>>
  readonly paymentLinks: Readonly<Partial<Record<PlanSlug, string>>>
}

/** The version whose shapes `stripe-mapping.ts` reads. The webhook endpoint may have any: its snapshots are not read. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
export const LOOKUP_KEYS: Readonly<Record<PlanSlug, string>> = { monthly: 'barra_monthly', annual: 'barra_annual' }

const PRICES_KEPT_MS = 10 * 60_000
/** A person waits for the answer. */
const TIMEOUT_MS = 10_000
const NOTE = 'uid'
const LOCALES: Readonly<Record<Locale, 'pt-BR' | 'en' | 'es'>> = { 'pt-BR': 'pt-BR', 'en-US': 'en', 'es-ES': 'es' }

/** Stripe, by its own library: it is large, so it is only loaded where it is used. */
export async function createStripeProvider(options: StripeOptions): Promise<PaymentProvider> {
  const { default: StripeClient } = await import('stripe')
  const stripe = new StripeClient(options.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(options.apiBase),
  })
  const prices = keptFor(PRICES_KEPT_MS, () => readPrices(stripe, options))

  return {
    name: 'stripe',
    isLive: /^[rs]k_live_/.test(options.secretKey),
    webhookSecrets: options.webhookSecrets,
    prices,
    createCustomer: async ({ userId, email }, idempotencyKey) => {
      const customer = await stripe.customers.create(
        { metadata: { [NOTE]: userId }, ...(email !== '' && { email }) },
        { idempotencyKey },
      )
      return customer.id
    },
    findCustomer: async ({ userId, email }) => {
      if (email === '') return null
      const { data } = await stripe.customers.list({ email, limit: 100 })
      return data.find(({ metadata }) => metadata[NOTE] === userId)?.id ?? null
    },
    ownerOf: async (customerId) => {
      const customer = await existing(() => stripe.customers.retrieve(customerId))
      return customer === null || customer.deleted ? null : (customer.metadata[NOTE] ?? null)
    },
    claimCustomer: async (customerId, userId) => {
      await stripe.customers.update(customerId, { metadata: { [NOTE]: userId } })
    },
    openCheckout: async (order, idempotencyKey) => {
      const { id, url } = await stripe.checkout.sessions.create(checkoutParams(order), { idempotencyKey })
      if (!url) throw new Error('Stripe opened a checkout without an address')
      return { id, url }
    },
    checkout: async (id) => {
      const session = await existing(() => stripe.checkout.sessions.retrieve(id))
      return session && checkoutFrom(session)
    },
    expireCheckout: async (id) => {
      try {
        await stripe.checkout.sessions.expire(id)
      } catch (error) {
        // Somebody paid or left in the same moment: there is nothing to close any more.
        if (!isInvalidRequest(error)) throw error
      }
    },
    openPortal: async (customerId, returnUrl, locale) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        locale: locale === null ? 'auto' : LOCALES[locale],
      })
      return { url }
    },
    subscriptions: async (customerId) => {
      const customer = await existing(() => stripe.customers.retrieve(customerId))
      if (customer === null || customer.deleted) return null
      const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
      // What is shown as the price is worth no failure: access is not decided by it.
      const sold = data.some(isInOtherCurrency) ? await prices().catch(() => []) : []
      return data.map((subscription) => subscriptionFrom(subscription, sold))
    },
    cancel: async (subscriptionId, immediate) => {
      if (!immediate) {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
        return
      }
      await existing(() => stripe.subscriptions.cancel(subscriptionId))
    },
    resume: async (subscriptionId) => {
      const { cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId)
      // A cancellation made on the portal may be a date instead, and the two cannot be taken back in one order.
      const taken = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }
      await stripe.subscriptions.update(subscriptionId, taken)
    },
    payments: async (customerId) => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 })
      return data.flatMap((invoice) => paymentFrom(invoice) ?? [])
    },
    removeCustomer: async (customerId) => {
      // Ends every subscription at once; payments that were made stay in the books, as the law wants it.
      await existing(() => stripe.customers.del(customerId))
    },
  }
}

function checkoutParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const note = { [NOTE]: order.userId }
  return {
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer: order.customerId,
    client_reference_id: order.userId,
    line_items: [{ price: order.priceId, quantity: 1 }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    locale: order.locale === null ? 'auto' : LOCALES[order.locale],
    metadata: note,
    subscription_data: { metadata: note },
    ...(order.currency !== undefined && { currency: order.currency.toLowerCase() }),
  }
}

async function readPrices(
  stripe: Stripe,
  { priceIds, paymentLinks }: StripeOptions,
): Promise<readonly ProviderPrice[]> {
  const found = await Promise.all(PLAN_SLUGS.map((plan) => readPrice(stripe, plan, priceIds[plan])))
  return PLAN_SLUGS.flatMap((plan, index) => {
    const price = found[index]
    if (!price) return []
    const url = paymentLinks[plan]
    return [priceFrom(price, plan, url === undefined ? null : { id: `link_${plan}`, url })]
  })
}

async function readPrice(stripe: Stripe, plan: PlanSlug, priceId: string | undefined): Promise<Stripe.Price | null> {
  const expand = ['currency_options']
  if (priceId !== undefined) return existing(() => stripe.prices.retrieve(priceId, { expand }))
  const { data } = await stripe.prices.list({
    lookup_keys: [LOOKUP_KEYS[plan]],
    active: true,
    limit: 1,
    expand: ['data.currency_options'],
  })
  return data[0] ?? null
}

/** Null for what Stripe does not have, or no longer. */
async function existing<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (isInvalidRequest(error) && error.code === 'resource_missing') return null
    throw error
  }
}

function isInvalidRequest(error: unknown): error is Error & { readonly code?: string } {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
}

/** Asks again when an answer is older than that. A question that failed is not kept. */
function keptFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly sinceMs: number } | null = null
  return () => {
    if (kept !== null && performance.now() - kept.sinceMs < milliseconds) return kept.answer
    const answer = ask()
    kept = { answer, sinceMs: performance.now() }
    answer.catch(() => {
      kept = null
    })
    return answer
  }
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isSecure = protocol === 'https:'
  return {
    host: hostname,
    protocol: isSecure ? ('https' as const) : ('http' as const),
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
  }
}
