import type { Currency, PlanSlug } from '#contract/vocabulary.ts'
import { FALLBACK_PRICES } from '#domain/billing/pricing.ts'

/** Times are instants as in documents. */
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

/** Invoices are newest first. */
export type LocalAccount = { readonly subscription: LocalSubscription; readonly invoices: readonly LocalInvoice[] }

export type Purchase = Pick<LocalSubscription, 'id' | 'plan' | 'currency' | 'priceCents'>
export type Circumstances = { readonly now: Date; readonly newId: () => string }

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

export function cancel(account: LocalAccount, isImmediate: boolean, now: Date): LocalAccount {
  if (account.subscription.status === 'canceled') return account
  return isImmediate ? ended(account, now) : withSubscription(account, { cancelAtPeriodEnd: true })
}

/** An ended subscription stays ended. */
export function resume(account: LocalAccount): LocalAccount {
  return account.subscription.status === 'canceled' ? account : withSubscription(account, { cancelAtPeriodEnd: false })
}

/** Charged immediately, with a period from today. No proration, since nothing here costs money. */
export function changePlan(account: LocalAccount, plan: PlanSlug, circumstances: Circumstances): LocalAccount {
  const { status, currency, plan: before } = account.subscription
  if (status === 'canceled' || plan === before) return account
  const priceCents = FALLBACK_PRICES[currency][plan]
  return charge(withSubscription(account, { plan, priceCents, cancelAtPeriodEnd: false }), circumstances)
}

/** A valid card immediately pays what is owed. */
export function changeCard(account: LocalAccount, isDeclined: boolean, circumstances: Circumstances): LocalAccount {
  const changed = withSubscription(account, { isCardDeclined: isDeclined })
  return account.subscription.status === 'past_due' ? charge(changed, circumstances) : changed
}

/**
 * Advances the subscription's own clock to the end of the paid period. A declined card is retried once the next time,
 * then it ends.
 */
export function advanceTime(account: LocalAccount, circumstances: Circumstances): LocalAccount {
  const { subscription } = account
  if (subscription.status === 'canceled') return account
  const passedMs = Date.parse(subscription.currentPeriodEnd) - circumstances.now.getTime()
  const later = passedMs > 0 ? shiftedBack(account, passedMs) : account
  if (subscription.cancelAtPeriodEnd) return ended(later, circumstances.now)
  const charged = charge(later, circumstances)
  const isGivenUp = subscription.status === 'past_due' && charged.subscription.status === 'past_due'
  return isGivenUp ? ended(charged, circumstances.now) : charged
}

/** Charges the next period. As at Stripe, the period advances even while the payment is due. */
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

/** As if that time had passed. */
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

/** The same day of the next month or year, or the last day of a shorter month. */
function periodAfter(from: Date, plan: PlanSlug): string {
  const end = new Date(from)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + (plan === 'annual' ? 12 : 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return end.toISOString()
}
