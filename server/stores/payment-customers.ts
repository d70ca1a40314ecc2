import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PaymentCustomersTable } from '../database/billing-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { PaymentEvent } from '../payment/webhook-event.ts'

export type CustomerRow = Selectable<PaymentCustomersTable>

export function findCustomer(
  database: Kysely<Tables>,
  provider: string,
  userId: string,
): Promise<CustomerRow | undefined> {
  return customers(database, provider).where('user_id', '=', userId).executeTakeFirst()
}

/** A later query includes every event that arrived before, so the response with the highest number is the newest. */
export async function beginReading(database: Kysely<Tables>, { provider, user_id }: CustomerRow): Promise<number> {
  const row = await database
    .updateTable('payment_customers')
    .set({ readings: sql<number>`readings + 1` })
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .returning('readings')
    .executeTakeFirst()
  return row?.readings ?? 0
}

/** If it is the newest, it becomes the current one, locked until the transaction ends. */
export async function keepReading(
  transaction: Transaction<Tables>,
  { provider, user_id }: CustomerRow,
  reading: number,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('payment_customers')
    .set({ kept_reading: reading, reconciled_at: now })
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .where('kept_reading', '<', reading)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Unless another was opened since `attempt` was read. */
export async function keepCheckout(
  database: Kysely<Tables>,
  { provider, user_id, checkout_attempt }: CustomerRow,
  checkoutId: string,
  order: string,
): Promise<boolean> {
  const row = await database
    .updateTable('payment_customers')
    .set({ checkout_attempt: checkout_attempt + 1, checkout_id: checkoutId, checkout_order: order })
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .where('checkout_attempt', '=', checkout_attempt)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetCheckout(
  database: Kysely<Tables>,
  { provider, user_id, checkout_id }: CustomerRow,
): Promise<void> {
  await database
    .updateTable('payment_customers')
    .set({ checkout_id: null, checkout_order: null })
    .where('provider', '=', provider)
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .execute()
}

/** False if it was processed already. */
export async function noteEvent(
  transaction: Transaction<Tables>,
  provider: string,
  { id, type }: PaymentEvent,
): Promise<boolean> {
  const row = await transaction
    .insertInto('payment_events')
    .values({ provider, id, type })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetEvents(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('payment_events').where('received_at', '<', before).execute()
}

/** Customers not read since a time, oldest first. Excludes those whose subscription has ended for good. */
export function customersToRead(
  database: Kysely<Tables>,
  provider: string,
  readBefore: Date,
  limit: number,
): Promise<readonly CustomerRow[]> {
  return customers(database, provider)
    .where((where) => where.or([where('reconciled_at', 'is', null), where('reconciled_at', '<', readBefore)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('subscriptions')
            .select('user_id')
            .whereRef('subscriptions.user_id', '=', 'payment_customers.user_id')
            .where('status', '=', 'canceled')
            .whereRef('ended_at', '<', 'reconciled_at'),
        ),
      ),
    )
    .orderBy('reconciled_at')
    .limit(limit)
    .execute()
}

function customers(database: Kysely<Tables>, provider: string) {
  return database.selectFrom('payment_customers').selectAll().where('provider', '=', provider)
}
