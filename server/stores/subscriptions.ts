import type { Kysely, Selectable, Transaction } from 'kysely'
import type { SubscriptionRecord } from '#domain/billing/subscription.ts'
import type { SubscriptionsTable } from '../database/billing-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { ProviderSubscription } from '../payment/payment-provider.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

/** Undefined without even a trial. */
export function findSubscription(database: Kysely<Tables>, userId: string): Promise<SubscriptionRow | undefined> {
  return database.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function recordOf(row: SubscriptionRow): SubscriptionRecord {
  return {
    status: row.status,
    isBought: row.provider !== null,
    plan: row.plan,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  }
}

/** An earlier trial stays on record. */
export async function writeSubscription(
  transaction: Transaction<Tables>,
  userId: string,
  provider: string,
  subscription: ProviderSubscription,
  now: Date,
): Promise<void> {
  const bought = {
    status: subscription.status,
    provider,
    provider_subscription_id: subscription.id,
    plan: subscription.plan,
    currency: subscription.currency,
    price_cents: subscription.priceCents,
    started_at: subscription.startedAt,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt,
    updated_at: now,
    ...(subscription.trialEndsAt && { trial_ends_at: subscription.trialEndsAt }),
  }
  await transaction
    .insertInto('subscriptions')
    .values({ user_id: userId, ...bought })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(bought))
    .execute()
}

/** Its customer no longer exists at the provider. */
export async function endSubscription(
  transaction: Transaction<Tables>,
  userId: string,
  provider: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'canceled', cancel_at_period_end: false, ended_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('status', '!=', 'canceled')
    .execute()
}

export async function endTrial(database: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ trial_ends_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('trial_ends_at', '>', now)
    .execute()
}
