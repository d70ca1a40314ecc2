import type { WholeDatabase } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { findByCustomerId } from '../stores/customer-links.ts'
import {
  type CustomerRow,
  type CustomerToRead,
  customersToRead,
  type ReadingPlace,
} from '../stores/payment-customers.ts'

/** What is asked about the customers of everybody, of one provider. Their rows are otherwise read by their person. */
export type Customers = {
  /** For an event, which names no person. */
  readonly linked: (customerId: string) => Promise<CustomerRow | undefined>
  readonly toRead: (readBefore: Date, after: ReadingPlace, limit: number) => Promise<readonly CustomerToRead[]>
}

export function customersOf({ kysely }: WholeDatabase, provider: string): Customers {
  return {
    linked: (customerId) => asStorage(() => findByCustomerId(kysely, provider, customerId)),
    toRead: (readBefore, after, limit) => customersToRead(kysely, provider, readBefore, after, limit),
  }
}
