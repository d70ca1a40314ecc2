import type { Currency, PlanSlug } from '#contract/vocabulary.ts'
import { FALLBACK_PRICES } from '#domain/billing/pricing.ts'

/** A subscription of the provider that runs inside this server. Times are instants as documents keep them. */
export type LocalSubscription = {
  readonly id: string
  readonly plan: PlanSlug
  readonly currency: Currency
  readonly priceCents: number
  readonly status: 'active' | 'past_due' | 'canceled'
  readonly createdAt: string
  readonly currentPeriodEnd: string
  readonly cancelAtPeriodEnd: boolean
  readonly endedAt: string | null
  /** Whether the card on file is one that is declined. */
  readonly isCardDeclined: boolean
}

export type LocalInvoice = {
  readonly id: string
  readonly createdAt: string
  readonly amountCents: number
  readonly currency: Currency
  readonly plan: PlanSlug
  readonly status: 'paid' | 'failed'
}

/** A subscription with every invoice that was ever written for it, newest first. */
export type LocalAccount = { readonly subscription: LocalSubscription; readonly invoices: readonly LocalInvoice[] }

export type Purchase = Pick<LocalSubscription, 'id' | 'plan' | 'currency' | 'priceCents'>
/** The moment, and what new invoices are called. */
export type Circumstances = { readonly now: Date; readonly newId: () => string }

/** Pays for the first time. */
export function purchase(bought: Purchase, circumstances: Circumstances): LocalAccount {
  const now = circumstances.now.toISOString()
  const subscription: LocalSubscription = {
    ...bought,
    status: 'active',
    createdAt: now,
    currentPeriodEnd: periodAfter(circumstances.now, bought.plan),
    cancelAtPeriodEnd: false,
    endedAt: null,
    isCardDeclined: false,
  }
  return { subscription, invoices: [invoiceOf(subscription, 'paid', circumstances)] }
}

/** Ends it now, or lets it end with what is paid for. */
export function cancel(account: LocalAccount, isImmediate: boolean, now: Date): LocalAccount {
  if (account.subscription.status === 'canceled') return account
  return isImmediate ? ended(account, now) : withSubscription(account, { cancelAtPeriodEnd: true })
}

/** Takes a cancellation back; what has ended has ended. */
export function resume(account: LocalAccount): LocalAccount {
  return account.subscription.status === 'canceled' ? account : withSubscription(account, { cancelAtPeriodEnd: false })
}

/**
 * Goes on with another plan: its price is asked for at once and its period begins today. What was left of the one before is
 * not worked out, as nothing here costs anything.
 */
export function changePlan(account: LocalAccount, plan: PlanSlug, circumstances: Circumstances): LocalAccount {
  const { status, currency, plan: before } = account.subscription
  if (status === 'canceled' || plan === before) return account
  const priceCents = FALLBACK_PRICES[currency][plan]
  return charge(withSubscription(account, { plan, priceCents, cancelAtPeriodEnd: false }), circumstances)
}

/** Puts another card on file. A good one pays at once what is owed. */
export function changeCard(account: LocalAccount, isDeclined: boolean, circumstances: Circumstances): LocalAccount {
  const changed = withSubscription(account, { isCardDeclined: isDeclined })
  return account.subscription.status === 'past_due' ? charge(changed, circumstances) : changed
}

/**
 * Moves the subscription's own clock on to the end of what is paid for: it ends where it was cancelled, and is renewed
 * otherwise. A card that is declined is tried once more the next time, and then it is over.
 */
export function letTimePass(account: LocalAccount, circumstances: Circumstances): LocalAccount {
  const { subscription } = account
  if (subscription.status === 'canceled') return account
  const passedMs = Date.parse(subscription.currentPeriodEnd) - circumstances.now.getTime()
  const later = passedMs > 0 ? shiftedBack(account, passedMs) : account
  if (subscription.cancelAtPeriodEnd) return ended(later, circumstances.now)
  const charged = charge(later, circumstances)
  const isGivenUp = subscription.status === 'past_due' && charged.subscription.status === 'past_due'
  return isGivenUp ? ended(charged, circumstances.now) : charged
}

/** Asks for the next period's money. As at Stripe the period moves on also while the money is still owed. */
function charge(account: LocalAccount, circumstances: Circumstances): LocalAccount {
  const { subscription, invoices } = account
  const isPaid = !subscription.isCardDeclined
  return {
    subscription: {
      ...subscription,
      status: isPaid ? 'active' : 'past_due',
      currentPeriodEnd: periodAfter(circumstances.now, subscription.plan),
    },
    invoices: [invoiceOf(subscription, isPaid ? 'paid' : 'failed', circumstances), ...invoices],
  }
}

function ended(account: LocalAccount, now: Date): LocalAccount {
  const { currentPeriodEnd } = account.subscription
  const at = now.toISOString()
  return withSubscription(account, {
    status: 'canceled',
    cancelAtPeriodEnd: false,
    endedAt: at,
    currentPeriodEnd: [currentPeriodEnd, at].toSorted()[0] ?? at,
  })
}

function withSubscription(account: LocalAccount, change: Partial<LocalSubscription>): LocalAccount {
  return { ...account, subscription: { ...account.subscription, ...change } }
}

/** Time that passes for one subscription alone: everything of it lies that much further in the past. */
function shiftedBack({ subscription, invoices }: LocalAccount, milliseconds: number): LocalAccount {
  const earlier = (instant: string) => new Date(Date.parse(instant) - milliseconds).toISOString()
  return {
    subscription: {
      ...subscription,
      createdAt: earlier(subscription.createdAt),
      currentPeriodEnd: earlier(subscription.currentPeriodEnd),
    },
    invoices: invoices.map((invoice) => ({ ...invoice, createdAt: earlier(invoice.createdAt) })),
  }
}

function invoiceOf(
  { priceCents, currency, plan }: Pick<LocalSubscription, 'priceCents' | 'currency' | 'plan'>,
  status: LocalInvoice['status'],
  { now, newId }: Circumstances,
): LocalInvoice {
  return { id: newId(), createdAt: now.toISOString(), amountCents: priceCents, currency, plan, status }
}

/** The same day of the next month or year, or the last one of a month that is shorter. */
function periodAfter(from: Date, plan: PlanSlug): string {
  const end = new Date(from)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + (plan === 'annual' ? 12 : 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return end.toISOString()
}
