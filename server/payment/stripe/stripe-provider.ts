import type Stripe from 'stripe'
import type { Locale } from '#contract/preferences.ts'
import { PLAN_SLUGS, type PlanSlug } from '#contract/vocabulary.ts'
import type { CheckoutOrder, PaymentProvider, ProviderPrice } from '../payment-provider.ts'
import { orderOnce } from './order-once.ts'
import { existing, isInvalidRequest, isLiveKey, openStripe, type StripeAccess } from './stripe-client.ts'
import {
  ACCOUNT_NOTE,
  checkoutFrom,
  isInOtherCurrency,
  paymentFrom,
  priceFrom,
  refundsFrom,
  subscriptionFrom,
} from './stripe-mapping.ts'

export type StripeOptions = StripeAccess & {
  /** Several during a rotation. */
  readonly webhookSecrets: readonly string[]
  /** Price ids; a plan without one is looked up by `barra_monthly` and `barra_annual`. */
  readonly priceIds: Readonly<Partial<Record<PlanSlug, string>>>
  readonly paymentLinks: Readonly<Partial<Record<PlanSlug, string>>>
}

export const LOOKUP_KEYS: Readonly<Record<PlanSlug, string>> = { monthly: 'barra_monthly', annual: 'barra_annual' }

const PRICES_KEPT_MS = 10 * 60_000
/** A person is waiting. */
const TIMEOUT_MS = 10_000
const LOCALES: Readonly<Record<Locale, 'pt-BR' | 'en' | 'es'>> = { 'pt-BR': 'pt-BR', 'en-US': 'en', 'es-ES': 'es' }

export async function createStripeProvider(options: StripeOptions): Promise<PaymentProvider> {
  const stripe = await openStripe(options, { timeoutMs: TIMEOUT_MS, retries: 2 })
  const customerOf = async (id: string) => {
    const customer = await existing(() => stripe.customers.retrieve(id))
    return customer === null || customer.deleted ? null : customer
  }
  const prices = keptFor(PRICES_KEPT_MS, () => readPrices(stripe, options))

  return {
    name: 'stripe',
    isLive: isLiveKey(options.secretKey),
    webhookSecrets: options.webhookSecrets,
    prices,
    createCustomer: async ({ userId, email }, idempotencyKey) => {
      const content = { metadata: { [ACCOUNT_NOTE]: userId }, ...(email !== '' && { email }) }
      const { id } = await orderOnce(
        idempotencyKey,
        content,
        (key) => stripe.customers.create(content, { idempotencyKey: key }),
        async (made) => (await customerOf(made.id)) !== null,
      )
      return id
    },
    findCustomer: async ({ userId, email }) => {
      if (email === '') return null
      const { data } = await stripe.customers.list({ email, limit: 100 })
      return data.find(({ metadata }) => metadata[ACCOUNT_NOTE] === userId)?.id ?? null
    },
    ownerOf: async (customerId) => (await customerOf(customerId))?.metadata[ACCOUNT_NOTE] ?? null,
    claimCustomer: async (customerId, { userId, email }) => {
      await stripe.customers.update(customerId, {
        metadata: { [ACCOUNT_NOTE]: userId },
        ...(email !== null && { email }),
      })
    },
    openCheckout: async (order, idempotencyKey) => {
      const content = checkoutParams(order)
      const { id, url } = await orderOnce(
        idempotencyKey,
        content,
        (key) => stripe.checkout.sessions.create(content, { idempotencyKey: key }),
        async (made) => (await stripe.checkout.sessions.retrieve(made.id)).status === 'open',
      )
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
        // It was paid or left at the same moment: there is nothing to close.
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
      if ((await customerOf(customerId)) === null) return null
      const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
      // A missing display price is no failure: access does not depend on it.
      const sold = data.some(isInOtherCurrency) ? await prices().catch(() => []) : []
      return data.map((subscription) => subscriptionFrom(subscription, sold))
    },
    cancel: async (subscriptionId, immediate) => {
      if (immediate) {
        await existing(() => stripe.subscriptions.cancel(subscriptionId))
        return
      }
      await releaseSchedule(stripe, await stripe.subscriptions.retrieve(subscriptionId))
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    },
    resume: async (subscriptionId) => {
      const found = await stripe.subscriptions.retrieve(subscriptionId)
      if (found.status === 'paused') await stripe.subscriptions.resume(subscriptionId)
      const { cancel_at_period_end, cancel_at } = await releaseSchedule(stripe, found)
      // A cancellation made on the portal may be a date instead, and the two cannot be reverted in one call.
      if (cancel_at_period_end) await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
      else if (cancel_at !== null) await stripe.subscriptions.update(subscriptionId, { cancel_at: '' })
    },
    payments: async (customerId) => {
      const [invoices, charges] = await Promise.all([
        stripe.invoices.list({ customer: customerId, limit: 100, expand: ['data.payments'] }),
        stripe.charges.list({ customer: customerId, limit: 100 }),
      ])
      const refunds = refundsFrom(charges.data)
      return invoices.data.flatMap((invoice) => paymentFrom(invoice, refunds) ?? [])
    },
    removeCustomer: async (customerId) => {
      // Ends every subscription immediately; past payments stay in the books, as required by law.
      await existing(() => stripe.customers.del(customerId))
    },
  }
}

/** While the portal's plan switch is scheduled, Stripe refuses every call about cancelling. */
async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  const { id, schedule } = subscription
  if (schedule === null || schedule === undefined) return subscription
  await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
  return stripe.subscriptions.retrieve(id)
}

function checkoutParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const note = { [ACCOUNT_NOTE]: order.userId }
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
  if (priceId !== undefined) {
    const price = await existing(() => stripe.prices.retrieve(priceId, { expand }))
    return price?.active ? price : null
  }
  const { data } = await stripe.prices.list({
    lookup_keys: [LOOKUP_KEYS[plan]],
    active: true,
    limit: 1,
    expand: ['data.currency_options'],
  })
  return data[0] ?? null
}

/** Failures are not cached. */
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
