import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { TrialPayload } from '#contract/user.ts'
import type { PendingTrial } from '#contract/vocabulary.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import type { VerifiedIdentity } from '../identity/token-verifier.ts'
import { storageUnavailable } from '../problem.ts'
import { writeAsPerson } from '../stores/people.ts'
import { findSubscription } from '../stores/subscriptions.ts'
import { emailIdentity } from './email-identity.ts'

/** `email` is the signed address, '' without one, with its verification state. */
export type TrialPerson = Pick<VerifiedIdentity, 'uid' | 'email' | 'emailVerified'>
export type TrialOutcome = TrialPayload['trial']
export type TrialTerms = { readonly trialDays: number; readonly now: Date }

/**
 * Once: neither another account with the same address nor signing up again starts another. Without a confirmed address
 * nothing starts and no trial is used up. Safe to call from two devices concurrently.
 */
export function startTrial(database: DatabaseConnection, person: TrialPerson, terms: TrialTerms) {
  return writeAsPerson(database, person.uid, async (transaction): Promise<TrialOutcome> => {
    if (!hasConfirmedAddress(person)) {
      const had =
        (await findSubscription(transaction, person.uid)) ?? (await pendingTrialOf(transaction, person)) === null
      return had ? 'had-one' : 'unconfirmed'
    }
    if (!(await markPerson(transaction, person))) return 'had-one'
    const trialEndsAt = new Date(terms.now.getTime() + terms.trialDays * DAY_MS)
    const row = await transaction
      .insertInto('subscriptions')
      .values({
        user_id: person.uid,
        status: 'trialing',
        trial_ends_at: trialEndsAt,
        started_at: terms.now,
        cancel_at_period_end: false,
        updated_at: terms.now,
      })
      // A former subscriber needs no trial.
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst()
    return row ? 'started' : 'had-one'
  })
}

/** For a person without a subscription; null if they had one before. */
export async function pendingTrialOf(database: Kysely<Tables>, person: TrialPerson): Promise<PendingTrial | null> {
  const marks = await marksOf(database, person)
  const known = await database.selectFrom('trial_marks').select('mark').where('mark', 'in', marks).executeTakeFirst()
  if (known) return null
  return hasConfirmedAddress(person) ? 'due' : 'unconfirmed'
}

/** False if either was marked before. */
async function markPerson(transaction: Transaction<Tables>, person: TrialPerson): Promise<boolean> {
  const rows = (await marksOf(transaction, person)).map((mark) => ({ mark }))
  const added = await transaction
    .insertInto('trial_marks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .execute()
  return added.length === rows.length
}

function hasConfirmedAddress({ email, emailVerified }: TrialPerson): boolean {
  return emailVerified && emailIdentity(email) !== ''
}

/** Sorted, so that two transactions for the same rows never deadlock. */
async function marksOf(database: Kysely<Tables>, person: TrialPerson): Promise<readonly string[]> {
  const key = await trialKey(database)
  // Earlier trials of an address are only revealed after confirming it.
  const ofAddress = hasConfirmedAddress(person) ? [`address:${emailIdentity(person.email)}`] : []
  const names = [`account:${person.uid}`, ...ofAddress]
  return names.map((name) => createHmac('sha256', key).update(name).digest('base64url')).sort()
}

async function trialKey(database: Kysely<Tables>): Promise<string> {
  const row = await database
    .selectFrom('server_state')
    .select('value')
    .where('key', '=', 'trial-key')
    .executeTakeFirst()
  if (!row) throw storageUnavailable(new Error('server_state has no trial-key'))
  return row.value
}
