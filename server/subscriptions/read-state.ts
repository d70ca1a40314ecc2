import type { Transaction } from 'kysely'
import { grantsAccess } from '#domain/billing/subscription.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ProviderSubscription } from '../payment/payment-provider.ts'
import type { PaymentEvent } from '../payment/webhook-event.ts'
import { customerIdsOf, forgetCustomers, preferCustomer } from '../stores/customer-links.ts'
import {
  beginReading,
  type CustomerRow,
  findCustomer,
  forgetCheckout,
  keepReading,
  noteEvent,
} from '../stores/payment-customers.ts'
import { endSubscription, writeSubscription } from '../stores/subscriptions.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'

type Found = {
  readonly customerId: string
  /** By the person themselves, not by a payment link. */
  readonly isOrdered: boolean
  readonly subscription: ProviderSubscription
}

/** Independent of the event and its order. The event is recorded in the same transaction. */
export async function readState(
  billing: Billing,
  customer: CustomerRow,
  log: BillingLog,
  event: PaymentEvent | null = null,
): Promise<void> {
  const { database, provider } = billing
  const reading = await beginReading(database.of(customer.user_id).kysely, customer)
  const { found, gone } = await findSubscriptions(billing, customer)
  const [current, ...others] = inOrder(found)
  if (current && isLive(current.subscription)) {
    await endOthers(billing, current, others, log)
    await closeCheckout(billing, customer)
  }

  await inTransaction(database.of(customer.user_id), async (transaction) => {
    if (event !== null && !(await noteEvent(transaction, provider.name, event))) return
    if (!(await keepReading(transaction, customer, reading, billing.now()))) return
    await keepState(transaction, billing, customer, current?.subscription)
    if (current) await preferCustomer(transaction, customer, current.customerId)
    const now = await findCustomer(transaction, provider.name, customer.user_id)
    if (now && gone.length > 0) await forgetCustomers(transaction, now, gone)
  })
}

async function findSubscriptions({ database, provider }: Billing, customer: CustomerRow) {
  const ids = await customerIdsOf(database.of(customer.user_id).kysely, customer)
  const answers = await Promise.all(
    ids.map(async (id) => ({ id, subscriptions: await asPayment(() => provider.subscriptions(id)) })),
  )
  return {
    found: answers.flatMap(({ id, subscriptions }) =>
      (subscriptions ?? []).map(
        (subscription): Found => ({
          customerId: id,
          isOrdered: subscription.orderedBy === customer.user_id,
          subscription,
        }),
      ),
    ),
    gone: answers.filter(({ subscriptions }) => subscriptions === null).map(({ id }) => id),
  }
}

async function keepState(
  transaction: Transaction<Tables>,
  { provider, now }: Billing,
  { user_id }: CustomerRow,
  current: ProviderSubscription | undefined,
): Promise<void> {
  if (current) await writeSubscription(transaction, user_id, provider.name, current, now())
  else await endSubscription(transaction, user_id, provider.name, now())
}

/**
 * While one subscription is active, all others are ended for good, unpaid, paused and overdue ones too: paid or resumed
 * later, they would run beside the new one. One that was bought by a link ends only what is paid a second time, as the
 * account named in the link may be somebody else's.
 */
async function endOthers(
  { provider }: Billing,
  current: Found,
  others: readonly Found[],
  log: BillingLog,
): Promise<void> {
  for (const { customerId, subscription } of others) {
    if (subscription.status === 'canceled' || !(current.isOrdered || isPaidFor(subscription))) continue
    const about = { customerId, subscriptionId: subscription.id, status: subscription.status }
    if (isPaidFor(subscription)) {
      log.error(about, 'A second subscription was bought: it is ended, look for a refund')
    } else log.info(about, 'A subscription that was not paid for is ended: another one runs')
    await asPayment(() => provider.cancel(subscription.id, true))
  }
}

/** Closes an open payment page in some tab, which would sell a second subscription. */
async function closeCheckout({ database, provider }: Billing, customer: CustomerRow): Promise<void> {
  const { checkout_id } = customer
  if (checkout_id === null) return
  await asPayment(() => provider.expireCheckout(checkout_id))
  await forgetCheckout(database.of(customer.user_id).kysely, customer)
}

/**
 * Paid, overdue, then inactive ones. Among paid ones those that the person ordered come first. Among active ones the
 * first bought counts, among others the last.
 */
function inOrder(found: readonly Found[]): readonly Found[] {
  const byAge = ({ subscription: left }: Found, { subscription: right }: Found) =>
    left.createdAt.getTime() - right.createdAt.getTime() || (left.id < right.id ? -1 : 1)
  const rank = ({ subscription, isOrdered }: Found) => {
    if (isPaidFor(subscription)) return isOrdered ? 0 : 1
    return isLive(subscription) ? 2 : 3
  }
  return found.toSorted(
    (left, right) => rank(left) - rank(right) || (rank(left) === 3 ? byAge(right, left) : byAge(left, right)),
  )
}

function isPaidFor({ status }: ProviderSubscription): boolean {
  return status === 'active' || status === 'trialing'
}

function isLive({ status }: ProviderSubscription): boolean {
  return grantsAccess(status)
}
