import type Stripe from 'stripe'
import type { Payment } from '#contract/billing.ts'
import { CURRENCIES, type Currency, type PlanSlug, type SubscriptionStatus } from '#contract/vocabulary.ts'
import type { Checkout, ProviderPrice, ProviderSubscription } from '../payment-provider.ts'

/** The key in Stripe's metadata under which the account is noted. */
export const ACCOUNT_NOTE = 'uid'

const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  incomplete: 'incomplete',
  // The first payment was not made within a day: nothing is left of it.
  incomplete_expired: 'canceled',
  unpaid: 'unpaid',
  paused: 'paused',
}

const PAYMENT_STATUSES: Readonly<Record<string, Payment['status']>> = {
  paid: 'paid',
  open: 'pending',
  uncollectible: 'failed',
}

/**
 * Stripe's times are in seconds, and period ends are on the items: the earliest counts. `sold` gives the amount in a
 * currency other than the price's default.
 */
export function subscriptionFrom(
  subscription: Stripe.Subscription,
  sold: readonly ProviderPrice[] = [],
): ProviderSubscription {
  const item = subscription.items.data[0]
  const periodEnds = subscription.items.data.map(({ current_period_end }) => current_period_end)
  const cancelAt = subscription.cancel_at === null ? [] : [subscription.cancel_at]
  const end = Math.min(...periodEnds, ...cancelAt)
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null
  const currency = currencyFrom(subscription.currency)
  return {
    id: subscription.id,
    orderedBy: subscription.metadata[ACCOUNT_NOTE] ?? null,
    status: statusFrom(subscription.status),
    plan: item ? planOf(item.price) : null,
    currency,
    priceCents: item ? (amountIn(item.price, currency) ?? amountSold(sold, item.price, currency)) : null,
    createdAt: dateOf(subscription.created),
    startedAt: dateOf(subscription.start_date),
    trialEndsAt: nullable(subscription.trial_end),
    currentPeriodEnd: Number.isFinite(end) ? dateOf(end) : null,
    cancelAtPeriodEnd: isEnding && subscription.ended_at === null,
    endedAt: nullable(subscription.ended_at),
  }
}

/** Lists of subscriptions lack the amount in a currency other than the default. */
export function isInOtherCurrency({ currency, items }: Stripe.Subscription): boolean {
  return items.data.some(({ price }) => price.currency !== currency)
}

/** Throws for an unknown status: the last known one stays until somebody has checked its meaning. */
export function statusFrom(status: string): SubscriptionStatus {
  const known = STATUSES[status]
  if (known === undefined) throw new Error(`Stripe names a status that is not known: ${status}`)
  return known
}

export function priceFrom(
  price: Stripe.Price,
  plan: PlanSlug,
  paymentLink: ProviderPrice['paymentLink'],
): ProviderPrice {
  const amounts = CURRENCIES.flatMap((code): [Currency, number][] => {
    const amount = amountIn(price, code)
    return amount === undefined ? [] : [[code, amount]]
  })
  return {
    id: price.id,
    plan,
    currency: currencyFrom(price.currency),
    amounts: Object.fromEntries(amounts),
    paymentLink,
  }
}

export function checkoutFrom(session: Stripe.Checkout.Session): Checkout {
  const { id, status, url, customer, client_reference_id, customer_details } = session
  return {
    id,
    status: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
    url: url ?? null,
    customerId: idOf(customer),
    claimedUserId: client_reference_id,
    payerEmail: customer_details?.email ?? null,
  }
}

/** By the id of the charge and of the payment intent. */
export function refundsFrom(charges: readonly Stripe.Charge[]): ReadonlyMap<string, number> {
  return new Map(
    charges.flatMap(({ id, payment_intent, amount_refunded }): [string, number][] =>
      [id, idOf(payment_intent)].flatMap((key): [string, number][] => (key === null ? [] : [[key, amount_refunded]])),
    ),
  )
}

/**
 * Null for an invoice that was never due. A refund is a credit note of the invoice, or only on the payment if it was
 * made in the dashboard.
 */
export function paymentFrom(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): Payment | null {
  const isDeclined = invoice.status === 'open' && invoice.attempted
  const status = isDeclined ? 'failed' : PAYMENT_STATUSES[invoice.status ?? '']
  const amountCents = invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due
  if (status === undefined || amountCents === 0) return null
  const givenBack = Math.max(invoice.post_payment_credit_notes_amount, refundedOf(invoice, refunds))
  const isRefunded = status === 'paid' && givenBack >= amountCents
  const period = invoice.lines.data[0]?.period
  return {
    id: invoice.id,
    createdAt: dateOf(invoice.created).toISOString(),
    amountCents,
    currency: invoice.currency.toUpperCase(),
    status: isRefunded ? 'refunded' : status,
    plan: period ? planOfPeriod(period.start, period.end) : null,
    receiptUrl: invoice.hosted_invoice_url ?? null,
  }
}

function refundedOf({ payments }: Stripe.Invoice, refunds: ReadonlyMap<string, number>): number {
  const paid = payments?.data.map(({ payment }) => idOf(payment.payment_intent ?? payment.charge ?? null)) ?? []
  return paid.reduce((sum, id) => sum + ((id !== null && refunds.get(id)) || 0), 0)
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

function planOf(price: Stripe.Price): PlanSlug | null {
  if (price.recurring?.interval === 'year') return 'annual'
  return price.recurring?.interval === 'month' ? 'monthly' : null
}

function planOfPeriod(startSeconds: number, endSeconds: number): PlanSlug {
  const days = (endSeconds - startSeconds) / 86_400
  return days > 40 ? 'annual' : 'monthly'
}

/** In cents; all our currencies have them. */
function amountIn(price: Stripe.Price, currency: Currency | null): number | undefined {
  if (currency === null) return undefined
  if (currencyFrom(price.currency) === currency) return price.unit_amount ?? undefined
  return price.currency_options?.[currency.toLowerCase()]?.unit_amount ?? undefined
}

function amountSold(sold: readonly ProviderPrice[], { id }: Stripe.Price, currency: Currency | null): number | null {
  return (currency && sold.find((price) => price.id === id)?.amounts[currency]) ?? null
}

function currencyFrom(code: string): Currency | null {
  return CURRENCIES.find((currency) => currency.toLowerCase() === code) ?? null
}

function nullable(seconds: number | null): Date | null {
  return seconds === null ? null : dateOf(seconds)
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1_000)
}
