import type { WholeDatabase } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { customerOwner } from '../stores/customer-links.ts'
import {
  type CustomerRow,
  type CustomerToRead,
  customersToRead,
  findCustomer,
  type ReadingPlace,
} from '../stores/payment-customers.ts'

/** Questions about everybody's customers, of one provider. Their rows are otherwise read by their person. */
export type Customers = {
  /** For an event, which names no person. */
  readonly linked: (customerId: string) => Promise<CustomerRow | undefined>
  readonly toRead: (readBefore: Date, after: ReadingPlace, limit: number) => Promise<readonly CustomerToRead[]>
}

export function customersOf(database: WholeDatabase, provider: string): Customers {
  return {
    linked: (customerId) =>
      asStorage(async () => {
        const owner = await customerOwner(database.ofNobody.kysely, provider, customerId)
        return owner === undefined ? undefined : findCustomer(database.of(owner).kysely, provider, owner)
      }),
    toRead: (readBefore, after, limit) => customersToRead(database.kysely, provider, readBefore, after, limit),
  }
}
