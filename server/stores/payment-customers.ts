import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PaymentCustomersTable } from '../database/billing-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { PaymentEvent } from '../payment/webhook-event.ts'

const FORGOTTEN_EVENTS = 1_000

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

/** In short statements. */
export async function forgetEvents(database: Kysely<Tables>, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      WITH gone AS (
        DELETE FROM payment_events WHERE (provider, id) IN (
          SELECT provider, id FROM payment_events WHERE received_at < ${before}
          ORDER BY received_at LIMIT ${FORGOTTEN_EVENTS}
        )
        RETURNING 1
      )
      SELECT count(*)::integer AS count FROM gone`.execute(database)
    if ((rows[0]?.count ?? 0) < FORGOTTEN_EVENTS) return
  }
}

/** A place in the order of `customersToRead`. */
export type ReadingPlace = { readonly readAt: string; readonly userId: string }

/** A customer with its place in the order of reading, and whether its subscription has ended for good. */
export type CustomerToRead = { readonly customer: CustomerRow; readonly place: ReadingPlace; readonly isOver: boolean }

/** Customers not read since a time, after a place: those never read, then the oldest first. */
export async function customersToRead(
  database: Kysely<Tables>,
  provider: string,
  readBefore: Date,
  after: ReadingPlace,
  limit: number,
): Promise<readonly CustomerToRead[]> {
  const readAt = sql<string>`coalesce(reconciled_at, '-infinity')`
  const rows = await customers(database, provider)
    .select([
      sql<string>`${readAt}::text`.as('read_at'),
      // For each row of the page: a join may be made by scanning all subscriptions.
      sql<boolean>`coalesce((
        SELECT status = 'canceled' AND ended_at < reconciled_at FROM subscriptions
        WHERE subscriptions.user_id = payment_customers.user_id), false)`.as('is_over'),
    ])
    .where(sql<boolean>`${readAt} < ${readBefore}`)
    .where(sql<boolean>`(${readAt}, user_id) > (${after.readAt}::timestamptz, ${after.userId}::text)`)
    .orderBy(readAt)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ read_at, is_over, ...customer }) => ({
    customer,
    place: { readAt: read_at, userId: customer.user_id },
    isOver: is_over,
  }))
}

function customers(database: Kysely<Tables>, provider: string) {
  return database.selectFrom('payment_customers').selectAll().where('provider', '=', provider)
}
