import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Currency, PlanSlug, SubscriptionStatus } from '#contract/vocabulary.ts'

type WrittenAt = ColumnType<Date, Date | undefined, Date>

/**
 * What the server last heard of a person's subscription, one row a person. Until a provider is linked it is the trial
 * alone: `status` stays `trialing` when its time is over, and `subscriptionAt` says what that means now.
 */
export type SubscriptionsTable = {
  user_id: string
  status: SubscriptionStatus
  trial_ends_at: Date | null
  /** Null: nobody has paid yet, the row is the trial that everybody gets. */
  provider: string | null
  provider_subscription_id: string | null
  plan: PlanSlug | null
  currency: Currency | null
  price_cents: number | null
  started_at: Date | null
  current_period_end: Date | null
  cancel_at_period_end: boolean
  ended_at: Date | null
  updated_at: WrittenAt
}

/** Who had a trial, as keyed hashes of account and address: they outlive the account and name nobody. */
export type TrialMarksTable = { mark: string; since: WrittenAt }

/** Which customer at the payment provider a person is: one for each, however many tabs are open. */
export type PaymentCustomersTable = {
  provider: string
  user_id: string
  customer_id: string
  /** Readings of the provider's state that were begun, and the newest that was kept: an older one never follows it. */
  readings: number
  kept_reading: number
  /** Counts the checkout sessions; with what is bought it makes the idempotency key of the next one. */
  checkout_attempt: number
  /** The session that is open as far as is known, and what is bought in it. */
  checkout_id: string | null
  checkout_order: string | null
  reconciled_at: Date | null
}

/**
 * Customers of a person besides that one: a payment link makes a new customer of everybody who pays by it. All of them are
 * read together, and the one whose subscription runs is kept in `payment_customers`.
 */
export type FurtherCustomersTable = { provider: string; customer_id: string; user_id: string; linked_at: WrittenAt }

/** Events of the provider that have had their effect. */
export type PaymentEventsTable = { provider: string; id: string; type: string; received_at: WrittenAt }

/** The payment provider that runs inside this server: whole objects, found by kind and id. */
export type LocalPaymentsTable = { kind: string; id: string; owner: string; body: unknown; written_at: WrittenAt }

export type BillingTables = {
  subscriptions: SubscriptionsTable
  trial_marks: TrialMarksTable
  payment_customers: PaymentCustomersTable
  further_customers: FurtherCustomersTable
  payment_events: PaymentEventsTable
  local_payments: LocalPaymentsTable
}

/** Migration 003. */
export async function createBilling(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE subscriptions (
      user_id text PRIMARY KEY,
      status text NOT NULL,
      trial_ends_at timestamptz,
      provider text,
      provider_subscription_id text,
      plan text,
      currency text,
      price_cents integer,
      started_at timestamptz,
      current_period_end timestamptz,
      cancel_at_period_end boolean NOT NULL DEFAULT false,
      ended_at timestamptz,
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(database)

  await sql`CREATE TABLE trial_marks (mark text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now())`.execute(
    database,
  )
  // It lives with what it hides: a key that is lost, or differs between two machines, would give everybody a second trial.
  await sql`
    INSERT INTO server_state (key, value)
    VALUES ('trial-key', md5(gen_random_uuid()::text) || md5(gen_random_uuid()::text))`.execute(database)

  await sql`
    CREATE TABLE payment_customers (
      provider text NOT NULL,
      user_id text NOT NULL,
      customer_id text NOT NULL,
      readings bigint NOT NULL DEFAULT 0,
      kept_reading bigint NOT NULL DEFAULT 0,
      checkout_attempt integer NOT NULL DEFAULT 0,
      checkout_id text,
      checkout_order text,
      reconciled_at timestamptz,
      PRIMARY KEY (provider, user_id),
      UNIQUE (provider, customer_id)
    )`.execute(database)

  await sql`
    CREATE TABLE payment_events (
      provider text NOT NULL,
      id text NOT NULL,
      type text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (provider, id)
    )`.execute(database)
  await sql`CREATE INDEX payment_events_by_age ON payment_events (received_at)`.execute(database)

  await sql`
    CREATE TABLE local_payments (
      kind text NOT NULL,
      id text NOT NULL,
      owner text NOT NULL,
      body jsonb NOT NULL,
      written_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (kind, id)
    )`.execute(database)
  await sql`CREATE INDEX local_payments_by_owner ON local_payments (owner, kind, written_at)`.execute(database)
}

/** Migration 006. */
export async function createFurtherCustomers(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE further_customers (
      provider text NOT NULL,
      customer_id text NOT NULL,
      user_id text NOT NULL,
      linked_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (provider, customer_id)
    )`.execute(database)
  await sql`CREATE INDEX further_customers_of ON further_customers (user_id, provider)`.execute(database)
}
