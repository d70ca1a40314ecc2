import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type CustomerRow, findCustomer } from './payment-customers.ts'

/** The person, whichever of their customers it is. */
export async function customerOwner(
  database: Kysely<Tables>,
  provider: string,
  customerId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('customer_owners')
    .select('user_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.user_id
}

/** The one for new orders first. */
export async function customerIdsOf(
  database: Kysely<Tables>,
  { provider, user_id, customer_id }: CustomerRow,
): Promise<readonly string[]> {
  const further = await furtherCustomers(database, provider)
    .where('user_id', '=', user_id)
    .orderBy('linked_at')
    .orderBy('customer_id')
    .execute()
  return [customer_id, ...further.map((row) => row.customer_id)]
}

/** An additional customer is added beside an existing one. A customer linked with somebody else stays so. */
export async function linkCustomer(
  database: Kysely<Tables>,
  provider: string,
  userId: string,
  customerId: string,
): Promise<CustomerRow | undefined> {
  await database
    .insertInto('customer_owners')
    .values({ provider, customer_id: customerId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if ((await customerOwner(database, provider, customerId)) !== userId) return findCustomer(database, provider, userId)
  await database
    .insertInto('payment_customers')
    .values({
      provider,
      user_id: userId,
      customer_id: customerId,
      readings: 0,
      kept_reading: 0,
      checkout_attempt: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await findCustomer(database, provider, userId)
  if (row && row.customer_id !== customerId) await addFurther(database, row, customerId)
  return row
}

/** Makes one of a person's customers the one for new orders. */
export async function preferCustomer(
  transaction: Transaction<Tables>,
  { provider, user_id }: CustomerRow,
  customerId: string,
): Promise<void> {
  const row = await findCustomer(transaction, provider, user_id)
  if (!row || row.customer_id === customerId) return
  await removeLink(transaction, 'further_customers', row, customerId)
  await transaction
    .updateTable('payment_customers')
    .set({ customer_id: customerId })
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .execute()
  await addFurther(transaction, row, row.customer_id)
}

/** Missing at the provider; the person's link goes if none is left. */
export async function forgetCustomers(
  transaction: Transaction<Tables>,
  customer: CustomerRow,
  gone: readonly string[],
): Promise<void> {
  const { provider, user_id } = customer
  const remaining = (await customerIdsOf(transaction, customer)).find((id) => !gone.includes(id))
  if (remaining === undefined) return unlinkCustomer(transaction, provider, user_id)
  await preferCustomer(transaction, customer, gone.includes(customer.customer_id) ? remaining : customer.customer_id)
  for (const customerId of gone) {
    for (const table of ['further_customers', 'customer_owners'] as const) {
      await removeLink(transaction, table, customer, customerId)
    }
  }
}

export async function unlinkCustomer(database: Kysely<Tables>, provider: string, userId: string): Promise<void> {
  for (const table of ['customer_owners', 'further_customers', 'payment_customers'] as const) {
    await database.deleteFrom(table).where('provider', '=', provider).where('user_id', '=', userId).execute()
  }
}

async function addFurther(
  database: Kysely<Tables>,
  { provider, user_id }: CustomerRow,
  customerId: string,
): Promise<void> {
  await database
    .insertInto('further_customers')
    .values({ provider, user_id, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function removeLink(
  database: Kysely<Tables>,
  table: 'further_customers' | 'customer_owners',
  { provider, user_id }: CustomerRow,
  customerId: string,
): Promise<void> {
  await database
    .deleteFrom(table)
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .where('customer_id', '=', customerId)
    .execute()
}

function furtherCustomers(database: Kysely<Tables>, provider: string) {
  return database.selectFrom('further_customers').selectAll().where('provider', '=', provider)
}
