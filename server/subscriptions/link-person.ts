import { Problem } from '../problem.ts'
import { linkCustomer } from '../stores/customer-links.ts'
import type { CustomerRow } from '../stores/payment-customers.ts'
import { writeAsPerson } from '../stores/people.ts'
import { asPayment, type Billing } from './billing.ts'

/** Throws 410 or 403 for a closed account. A deletion could not know of the customer, who is removed here. */
export async function linkPerson(
  { database, provider }: Billing,
  userId: string,
  customerId: string,
): Promise<CustomerRow | undefined> {
  try {
    return await writeAsPerson(database, userId, (transaction) =>
      linkCustomer(transaction, provider.name, userId, customerId),
    )
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'ACCOUNT_DELETED') {
      await asPayment(() => provider.removeCustomer(customerId))
    }
    throw problem
  }
}
