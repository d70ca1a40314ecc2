import { asStorage, inTransaction } from '../database/transaction.ts'
import { customerIdsOf, unlinkCustomer } from '../stores/customer-links.ts'
import { findCustomer } from '../stores/payment-customers.ts'
import { asPayment, type Billing } from './billing.ts'

/**
 * Takes everything about payments of a person away: ends what runs, removes the customers at the provider, then the links
 * and the row. Rejects where the provider could not be asked, with the link still there; safe to repeat. The marks of the trial stay,
 * which name nobody.
 */
export async function eraseBilling({ database, provider }: Billing, userId: string): Promise<void> {
  const customer = await asStorage(() => findCustomer(database.kysely, provider.name, userId))
  const ids = customer ? await asStorage(() => customerIdsOf(database.kysely, customer)) : []
  for (const id of ids) await asPayment(() => provider.removeCustomer(id))
  await inTransaction(database, async (transaction) => {
    await unlinkCustomer(transaction, provider.name, userId)
    await transaction.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
  })
}
