import { type Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseConnection } from '../../database/connection.ts'
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

/** What the local provider keeps, each by the id that also is the key to its page. */
export type LocalObjects = {
  customer: LocalCustomer
  checkout: LocalCheckout
  portal: LocalPortal
  account: LocalAccount
}
type Kind = keyof LocalObjects
type Stored<Name extends Kind> = { readonly id: string; readonly owner: string; readonly body: LocalObjects[Name] }

export async function findObject<Name extends Kind>(database: Kysely<Tables>, kind: Name, id: string) {
  // PostgreSQL keeps no text with this character, and takes a question for one as an error.
  if (id.includes('\0')) return undefined
  const row = await database
    .selectFrom('local_payments')
    .select(['id', 'owner', 'body'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  // Written by `putObject` and by nobody else.
  return row as Stored<Name> | undefined
}

/** Everything of a kind that belongs to a customer, oldest first. */
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

/** Keeps an object, unless its id is taken: whoever came first wins. */
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

/** Changes an object while nobody else does; null where there is none. */
export function changeObject<Name extends Kind>(
  database: DatabaseConnection,
  kind: Name,
  id: string,
  change: (body: LocalObjects[Name]) => LocalObjects[Name],
): Promise<Stored<Name> | null> {
  return inTransaction(database, (transaction) => changeWithin(transaction, kind, id, change))
}

/** The same as a part of a transaction. */
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

/** Keeps something of a customer; false where they were removed, so that nothing of them comes back. */
export function putObjectOf<Name extends Kind>(
  database: DatabaseConnection,
  kind: Name,
  object: Stored<Name>,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (!(await lockObject(transaction, 'customer', object.owner))) return false
    await putObject(transaction, kind, object)
    return true
  })
}

/** Removes a customer with everything of theirs, also what is being written in this moment. */
export function removeObjectsOf(database: DatabaseConnection, owner: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await lockObject(transaction, 'customer', owner)
    await transaction.deleteFrom('local_payments').where('owner', '=', owner).execute()
  })
}

/** Makes everybody else who wants this object wait until the transaction ends; false where there is none. */
export async function lockObject(transaction: Transaction<Tables>, kind: Kind, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM local_payments WHERE kind = ${kind} AND id = ${id} FOR UPDATE`.execute(transaction)
  return rows.length > 0
}
