import type { Transaction } from 'kysely'
import { isActiveStatus } from '#domain/subscription.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ProviderSubscription } from '../payment/payment-provider.ts'
import type { PaymentEvent } from '../payment/webhook-event.ts'
import { beginReading, type CustomerRow, keepReading, noteEvent, unlinkCustomer } from '../stores/payment-customers.ts'
import { endSubscription, writeSubscription } from '../stores/subscriptions.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'

/**
 * Reads a customer's subscriptions from the provider and keeps what they are now, whichever event said so and in
 * whichever order. The event is noted in the very transaction that keeps its effect.
 */
export async function readState(
  billing: Billing,
  customer: CustomerRow,
  log: BillingLog,
  event: PaymentEvent | null = null,
): Promise<void> {
  const { database, provider } = billing
  const reading = await beginReading(database.kysely, customer)
  const found = await asPayment(() => provider.subscriptions(customer.customer_id))
  const [current, ...others] = inOrder(found ?? [])
  await endDuplicates(billing, others, customer, log)

  await inTransaction(database, async (transaction) => {
    if (event !== null && !(await noteEvent(transaction, provider.name, event))) return
    if (!(await keepReading(transaction, customer, reading, billing.now()))) return
    await keepState(transaction, billing, customer, current)
    if (found === null) await unlinkCustomer(transaction, provider.name, customer.user_id)
  })
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

/** Nobody pays twice: of several that run, the one that was bought first stays. */
async function endDuplicates(
  { provider }: Billing,
  others: readonly ProviderSubscription[],
  { user_id }: CustomerRow,
  log: BillingLog,
): Promise<void> {
  for (const { id, status } of others) {
    if (!isLive(status)) continue
    log.error(
      { userId: user_id, subscriptionId: id },
      'A second subscription was bought: it is ended, look for a refund',
    )
    await asPayment(() => provider.cancel(id, true))
  }
}

/** The one that counts first: what runs before what does not, then the first bought; of those that are over, the last. */
function inOrder(subscriptions: readonly ProviderSubscription[]): readonly ProviderSubscription[] {
  const byAge = (left: ProviderSubscription, right: ProviderSubscription) =>
    left.createdAt.getTime() - right.createdAt.getTime() || (left.id < right.id ? -1 : 1)
  const live = subscriptions.filter(({ status }) => isLive(status)).toSorted(byAge)
  const over = subscriptions.filter(({ status }) => !isLive(status)).toSorted((left, right) => byAge(right, left))
  return [...live, ...over]
}

function isLive(status: ProviderSubscription['status']): boolean {
  return isActiveStatus(status) || status === 'trialing'
}
