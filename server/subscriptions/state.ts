import type { CurrentSubscription, Payment, Subscription, SubscriptionState } from '#contract/billing.ts'
import { isActiveStatus, subscriptionAt } from '#domain/billing/subscription.ts'
import { asStorage } from '../database/transaction.ts'
import type { Payer } from '../payment/payment-provider.ts'
import { Problem } from '../problem.ts'
import { customerIdsOf } from '../stores/customer-links.ts'
import { findCustomer } from '../stores/payment-customers.ts'
import { findSubscription, recordOf, type SubscriptionRow } from '../stores/subscriptions.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'
import { linkPerson } from './link-person.ts'
import { readState } from './read-state.ts'
import { type Holder, readStanding } from './standing.ts'

/** By the last known state. */
export async function subscriptionOf({ database, now }: Billing, userId: string): Promise<Subscription> {
  const row = await asStorage(() => findSubscription(database.of(userId).kysely, userId))
  return subscriptionAt(row ? recordOf(row) : null, now().getTime())
}

/** Signed for the device. An overdue renewal is queried first. */
export async function subscriptionState(billing: Billing, holder: Holder, log: BillingLog): Promise<SubscriptionState> {
  const row = await asStorage(() => findSubscription(billing.database.of(holder.uid).kysely, holder.uid))
  if (row && isOverdue(row, billing.now())) await readQuietly(billing, holder, log)
  return signedState(billing, holder)
}

/** On return from a checkout, and to find purchases of an account whose link was lost. */
export async function refreshState(
  billing: Billing,
  holder: Holder,
  checkoutId: string | undefined,
  log: BillingLog,
): Promise<SubscriptionState> {
  const { database, provider } = billing
  const payer = { userId: holder.uid, email: holder.email }
  const linked =
    (await asStorage(() => findCustomer(database.of(payer.userId).kysely, provider.name, payer.userId))) ??
    (await relink(billing, payer, checkoutId))
  if (linked) await readState(billing, linked, log)
  return signedState(billing, holder)
}

/** Now or at the end of the paid period. */
export async function cancelSubscription(
  billing: Billing,
  holder: Holder,
  immediate: boolean,
  log: BillingLog,
): Promise<SubscriptionState> {
  const { id } = await boughtSubscription(billing, holder.uid)
  await asPayment(() => billing.provider.cancel(id, immediate))
  return readAndSign(billing, holder, log)
}

/** Or resumes a paused subscription. */
export async function reactivateSubscription(
  billing: Billing,
  holder: Holder,
  log: BillingLog,
): Promise<SubscriptionState> {
  const { id, row } = await boughtSubscription(billing, holder.uid)
  if (row.cancel_at_period_end || row.status === 'paused') await asPayment(() => billing.provider.resume(id))
  return readAndSign(billing, holder, log)
}

/** Null if there never was one. */
export async function currentSubscriptionOf({ database }: Billing, userId: string): Promise<CurrentSubscription> {
  const row = await asStorage(() => findSubscription(database.of(userId).kysely, userId))
  if (!row || row.provider_subscription_id === null) return null
  return {
    id: row.provider_subscription_id,
    status: row.status,
    plan: row.plan,
    priceCents: row.price_cents,
    currency: row.currency,
    startedAt: row.started_at?.toISOString() ?? null,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

/** All charges, newest first. */
export async function paymentsOf({ database, provider }: Billing, userId: string): Promise<readonly Payment[]> {
  const customer = await asStorage(() => findCustomer(database.of(userId).kysely, provider.name, userId))
  if (!customer) return []
  const ids = await asStorage(() => customerIdsOf(database.of(userId).kysely, customer))
  const payments = await asPayment(() => Promise.all(ids.map((id) => provider.payments(id))))
  return payments.flat().toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))
}

async function signedState(billing: Billing, holder: Holder): Promise<SubscriptionState> {
  // Before the reading: of two statements, the one with more information is the later.
  const now = billing.now()
  const standing = await readStanding(billing, holder)
  return { ...standing.subscription, entitlement: await billing.signer.sign(standing, now) }
}

async function readAndSign(billing: Billing, holder: Holder, log: BillingLog): Promise<SubscriptionState> {
  const { database, provider } = billing
  const customer = await asStorage(() => findCustomer(database.of(holder.uid).kysely, provider.name, holder.uid))
  if (customer) await readState(billing, customer, log)
  return signedState(billing, holder)
}

/** The last known state stays while the provider is unreachable. */
async function readQuietly(billing: Billing, holder: Holder, log: BillingLog): Promise<void> {
  try {
    await readAndSign(billing, holder, log)
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'An overdue renewal was not read')
  }
}

/** Whether the last known state gives access beyond the paid period. */
function isOverdue({ provider, status, current_period_end }: SubscriptionRow, now: Date): boolean {
  return provider !== null && isActiveStatus(status) && current_period_end !== null && current_period_end < now
}

async function boughtSubscription({ database, provider }: Billing, userId: string) {
  const row = await asStorage(() => findSubscription(database.of(userId).kysely, userId))
  const id = row?.provider_subscription_id ?? null
  if (!row || id === null || row.provider !== provider.name || row.status === 'canceled') {
    throw new Problem(404, 'NOT_FOUND', 'There is no subscription that is running')
  }
  return { id, row }
}

/** Finds a customer whose link was lost: by the provider's metadata, or by a checkout that this person opened. */
async function relink(billing: Billing, payer: Payer, checkoutId: string | undefined) {
  const { provider } = billing
  const customerId = await asPayment(async () => {
    const found = await provider.findCustomer(payer)
    if (found !== null || checkoutId === undefined) return found
    const checkout = await provider.checkout(checkoutId)
    const owner = checkout?.customerId ? await provider.ownerOf(checkout.customerId) : null
    return owner === payer.userId ? (checkout?.customerId ?? null) : null
  })
  if (customerId === null) return undefined
  return linkPerson(billing, payer.userId, customerId)
}
