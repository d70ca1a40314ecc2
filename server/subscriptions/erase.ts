import { asStorage, inTransaction } from '../database/transaction.ts'
import { customerIdsOf, unlinkCustomer } from '../stores/customer-links.ts'
import { findCustomer } from '../stores/payment-customers.ts'
import { asPayment, type Billing } from './billing.ts'

/**
 * The links go last. Rejects if the provider is unreachable, keeping the link; safe to repeat. The trial marks stay:
 * they identify nobody.
 */
export async function eraseBilling({ database, provider }: Billing, userId: string): Promise<void> {
  const customer = await asStorage(() => findCustomer(database.of(userId).kysely, provider.name, userId))
  const ids = customer ? await asStorage(() => customerIdsOf(database.of(userId).kysely, customer)) : []
  for (const id of ids) await asPayment(() => provider.removeCustomer(id))
  await inTransaction(database.of(userId), async (transaction) => {
    await unlinkCustomer(transaction, provider.name, userId)
    await transaction.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
  })
}
