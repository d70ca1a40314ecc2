import { type Kysely, sql, type Transaction } from 'kysely'
import type { Named } from '../../database/connection.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CheckoutOrder } from '../payment-provider.ts'
import type { LocalAccount } from './local-life.ts'

export type LocalCustomer = { readonly userId: string | null; readonly email: string }
export type LocalCheckout = CheckoutOrder & { readonly status: 'open' | 'complete' | 'expired' }
export type LocalPortal = {
  readonly customerId: string
  readonly returnUrl: string
  readonly locale: CheckoutOrder['locale']
}

/** Each id is also the key to its page. */
export type LocalObjects = {
  customer: LocalCustomer
  checkout: LocalCheckout
  portal: LocalPortal
  account: LocalAccount
}
type Kind = keyof LocalObjects
type Stored<Name extends Kind> = { readonly id: string; readonly owner: string; readonly body: LocalObjects[Name] }

export async function findObject<Name extends Kind>(database: Kysely<Tables>, kind: Name, id: string) {
  // PostgreSQL stores no text with this character, and treats a query for one as an error.
  if (id.includes('\0')) return undefined
  const row = await database
    .selectFrom('local_payments')
    .select(['id', 'owner', 'body'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  // Only `putObject` writes it.
  return row as Stored<Name> | undefined
}

/** Oldest first. */
export async function objectsOf<Name extends Kind>(database: Kysely<Tables>, kind: Name, owner: string) {
  const rows = await database
    .selectFrom('local_payments')
    .select(['id', 'owner', 'body'])
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .orderBy('written_at')
    .execute()
  return rows as readonly Stored<Name>[]
}

/** The first to take an id wins. */
export async function putObject<Name extends Kind>(
  database: Kysely<Tables>,
  kind: Name,
  { id, owner, body }: Stored<Name>,
): Promise<void> {
  await database
    .insertInto('local_payments')
    .values({ kind, id, owner, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Null if it does not exist. */
export function changeObject<Name extends Kind>(
  database: Named,
  kind: Name,
  id: string,
  change: (body: LocalObjects[Name]) => LocalObjects[Name],
): Promise<Stored<Name> | null> {
  return inTransaction(database, (transaction) => changeWithin(transaction, kind, id, change))
}

export async function changeWithin<Name extends Kind>(
  transaction: Transaction<Tables>,
  kind: Name,
  id: string,
  change: (body: LocalObjects[Name]) => LocalObjects[Name],
): Promise<Stored<Name> | null> {
  await lockObject(transaction, kind, id)
  const found = await findObject(transaction, kind, id)
  if (!found) return null
  const body = change(found.body)
  await transaction
    .updateTable('local_payments')
    .set({ body: JSON.stringify(body) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
  return { ...found, body }
}

/** False if the customer was removed, so that nothing of them reappears. */
export function putObjectOf<Name extends Kind>(database: Named, kind: Name, object: Stored<Name>): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (!(await lockObject(transaction, 'customer', object.owner))) return false
    await putObject(transaction, kind, object)
    return true
  })
}

/** Concurrent writes included. */
export function removeObjectsOf(database: Named, owner: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await lockObject(transaction, 'customer', owner)
    await transaction.deleteFrom('local_payments').where('owner', '=', owner).execute()
  })
}

/** Until the transaction ends; false if it does not exist. */
export async function lockObject(transaction: Transaction<Tables>, kind: Kind, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM local_payments WHERE kind = ${kind} AND id = ${id} FOR UPDATE`.execute(transaction)
  return rows.length > 0
}
