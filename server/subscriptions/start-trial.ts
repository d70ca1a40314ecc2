import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DAY_MS } from '#domain/subscription.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { storageUnavailable } from '../problem.ts'
import { writeAsPerson } from '../stores/people.ts'
import { emailIdentity } from './email-identity.ts'

/** `email` is the one the identity provider signed, '' where the account has none. */
export type TrialPerson = { readonly userId: string; readonly email: string }
export type TrialTerms = { readonly trialDays: number; readonly now: Date }

/**
 * Gives a person their trial, once: neither a second call, nor another account with the same address, nor deleting the
 * account and signing up again starts another. Safe to call by two devices at the same time.
 */
export function startTrial(database: DatabaseConnection, person: TrialPerson, terms: TrialTerms) {
  return writeAsPerson(database, person.userId, async (transaction): Promise<'started' | 'had-one'> => {
    if (!(await markPerson(transaction, person))) return 'had-one'
    const trialEndsAt = new Date(terms.now.getTime() + terms.trialDays * DAY_MS)
    const row = await transaction
      .insertInto('subscriptions')
      .values({
        user_id: person.userId,
        status: 'trialing',
        trial_ends_at: trialEndsAt,
        started_at: terms.now,
        cancel_at_period_end: false,
        updated_at: terms.now,
      })
      // Somebody who has paid before needs no trial any more.
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst()
    return row ? 'started' : 'had-one'
  })
}

/** Marks account and address as having had their trial; false where either was marked before. */
async function markPerson(transaction: Transaction<Tables>, { userId, email }: TrialPerson): Promise<boolean> {
  const key = await trialKey(transaction)
  const address = emailIdentity(email)
  const names = [`account:${userId}`, ...(address === '' ? [] : [`address:${address}`])]
  const marks = names.map((name) => createHmac('sha256', key).update(name).digest('base64url'))
  // In one order, so that two transactions that want the same two rows never wait for each other.
  const rows = marks.sort().map((mark) => ({ mark }))
  const added = await transaction
    .insertInto('trial_marks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .execute()
  return added.length === rows.length
}

async function trialKey(transaction: Transaction<Tables>): Promise<string> {
  const row = await transaction
    .selectFrom('server_state')
    .select('value')
    .where('key', '=', 'trial-key')
    .executeTakeFirst()
  if (!row) throw storageUnavailable(new Error('server_state has no trial-key'))
  return row.value
}
