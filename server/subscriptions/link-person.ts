import { type CustomerRow, linkCustomer } from '../stores/payment-customers.ts'
import { writeAsPerson } from '../stores/people.ts'
import type { Billing } from './billing.ts'

/**
 * Links a person with a customer and answers the link that holds. Throws 410 or 403 for a closed account: a link that is
 * made after a deletion would name somebody whom nobody erases any more.
 */
export function linkPerson(
  { database, provider }: Billing,
  userId: string,
  customerId: string,
): Promise<CustomerRow | undefined> {
  return writeAsPerson(database, userId, (transaction) => linkCustomer(transaction, provider.name, userId, customerId))
}
