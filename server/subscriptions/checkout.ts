import { createHash } from 'node:crypto'
import type { CheckoutRequest, CheckoutSession } from '#contract/billing.ts'
import type { Locale } from '#contract/preferences.ts'
import { isActiveStatus } from '#domain/billing/subscription.ts'
import { asStorage } from '../database/transaction.ts'
import type { CheckoutOrder, Payer } from '../payment/payment-provider.ts'
import { Problem } from '../problem.ts'
import { type CustomerRow, findCustomer, keepCheckout } from '../stores/payment-customers.ts'
import { findSubscription } from '../stores/subscriptions.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'
import { linkPerson } from './link-person.ts'
import { readState } from './read-state.ts'

/** Two concurrent tabs settle in two rounds. */
const MAX_ROUNDS = 4

/**
 * A repeated order gets the same page while it is open, another order closes the previous page, and a subscriber gets
 * none: nobody pays twice.
 */
export async function openCheckout(
  billing: Billing,
  payer: Payer,
  request: CheckoutRequest & { readonly locale: Locale | null },
  log: BillingLog,
): Promise<CheckoutSession> {
  await refuseUnknownPrice(billing, request.priceId)
  const customer = await readCustomer(billing, payer, log)
  return openSession(billing, {
    customerId: customer.customer_id,
    userId: payer.userId,
    priceId: request.priceId,
    currency: request.currency,
    successUrl: withSessionId(request.successUrl),
    cancelUrl: request.cancelUrl,
    locale: request.locale,
  })
}

export async function openPortal(billing: Billing, payer: Payer, returnUrl: string, locale: Locale | null) {
  const customer = await customerOf(billing, payer)
  return asPayment(() => billing.provider.openPortal(customer.customer_id, returnUrl, locale))
}

async function customerOf(billing: Billing, payer: Payer): Promise<CustomerRow> {
  const { database, provider } = billing
  const known = await asStorage(() => findCustomer(database.of(payer.userId).kysely, provider.name, payer.userId))
  if (known) return known
  const customerId = await asPayment(
    async () =>
      (await provider.findCustomer(payer)) ??
      (await provider.createCustomer(payer, `customer:${digest(payer.userId, payer.email)}`)),
  )
  const linked = await linkPerson(billing, payer.userId, customerId)
  if (!linked) throw new Error('a customer was linked and is not there')
  return linked
}

/** The paying customer. One deleted at the provider is replaced. */
async function readCustomer(billing: Billing, payer: Payer, log: BillingLog): Promise<CustomerRow> {
  const { database, provider } = billing
  await refuseSubscriber(billing, await customerOf(billing, payer), log)
  const read = await asStorage(() => findCustomer(database.of(payer.userId).kysely, provider.name, payer.userId))
  return read ?? customerOf(billing, payer)
}

/** Queries the provider instead of our records: a recent payment may not be reported yet. */
async function refuseSubscriber(billing: Billing, customer: CustomerRow, log: BillingLog): Promise<void> {
  await readState(billing, customer, log)
  const row = await asStorage(() => findSubscription(billing.database.of(customer.user_id).kysely, customer.user_id))
  if (!row || row.provider !== billing.provider.name) return
  if (!isActiveStatus(row.status) && row.status !== 'trialing') return
  throw new Problem(409, 'ALREADY_SUBSCRIBED', 'There is a subscription already')
}

async function openSession(billing: Billing, order: CheckoutOrder): Promise<CheckoutSession> {
  const { database, provider } = billing
  const { kysely } = database.of(order.userId)
  const orderDigest = digest(JSON.stringify(order))
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const customer = await asStorage(() => findCustomer(kysely, provider.name, order.userId))
    if (!customer) break
    const open = await openCheckoutOf(billing, customer)
    if (open && customer.checkout_order === orderDigest) return open
    if (open) await asPayment(() => provider.expireCheckout(open.id))

    const key = `checkout:${order.userId}:${customer.checkout_attempt}:${orderDigest}`
    const session = await asPayment(() => provider.openCheckout(order, key))
    if (await asStorage(() => keepCheckout(kysely, customer, session.id, orderDigest))) return session
    // Another tab was faster. If it ordered the same, the key has given both the same session.
    const now = await asStorage(() => findCustomer(kysely, provider.name, order.userId))
    if (now?.checkout_id !== session.id) await asPayment(() => provider.expireCheckout(session.id))
  }
  throw new Problem(503, 'PAYMENT_UNAVAILABLE', 'Another checkout was opened at the same moment', {
    retryAfterSeconds: 1,
  })
}

async function openCheckoutOf({ provider }: Billing, { checkout_id }: CustomerRow): Promise<CheckoutSession | null> {
  if (checkout_id === null) return null
  const checkout = await asPayment(() => provider.checkout(checkout_id))
  return checkout?.status === 'open' && checkout.url !== null ? { id: checkout.id, url: checkout.url } : null
}

async function refuseUnknownPrice({ provider }: Billing, priceId: string): Promise<void> {
  const prices = await asPayment(() => provider.prices())
  if (prices.some(({ id }) => id === priceId)) return
  throw new Problem(400, 'BAD_REQUEST', 'Invalid plan', { issues: [{ path: 'priceId', message: 'is not for sale' }] })
}

/** The provider replaces the braces with the id; URL would encode them. */
function withSessionId(successUrl: string): string {
  const [address = '', hash] = successUrl.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)
}
