import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Currency, PlanSlug, SubscriptionStatus } from '#contract/vocabulary.ts'

type WrittenAt = ColumnType<Date, Date | undefined, Date>

/**
 * Before a provider is linked it is only the trial: `status` stays `trialing` after its end, and `subscriptionAt`
 * derives the current meaning.
 */
export type SubscriptionsTable = {
  user_id: string
  status: SubscriptionStatus
  trial_ends_at: Date | null
  /** Null: never paid, only the trial that everybody gets. */
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

/** Past trials, as keyed hashes of account and address: they outlive the account and identify nobody. */
export type TrialMarksTable = { mark: string; since: WrittenAt }

/** One each, however many tabs are open. */
export type PaymentCustomersTable = {
  provider: string
  user_id: string
  customer_id: string
  /** Number of started readings of the provider's state, and the newest stored one: an older one never replaces it. */
  readings: number
  kept_reading: number
  /** Number of checkout sessions; with the purchase it makes the next one's idempotency key. */
  checkout_attempt: number
  /** Of the last known open session. */
  checkout_id: string | null
  checkout_order: string | null
  reconciled_at: Date | null
}

/** A payment link creates a customer per payment. The one with the active subscription is in `payment_customers`. */
export type FurtherCustomersTable = { provider: string; customer_id: string; user_id: string; linked_at: WrittenAt }

/** The person of each customer at a provider, whose events name nobody else: a table of the whole. */
export type CustomerOwnersTable = { provider: string; customer_id: string; user_id: string }

export type PaymentEventsTable = { provider: string; id: string; type: string; received_at: WrittenAt }

/** Whole objects, by kind and id. */
export type LocalPaymentsTable = { kind: string; id: string; owner: string; body: unknown; written_at: WrittenAt }

export type BillingTables = {
  subscriptions: SubscriptionsTable
  trial_marks: TrialMarksTable
  payment_customers: PaymentCustomersTable
  further_customers: FurtherCustomersTable
  customer_owners: CustomerOwnersTable
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
  // Stored with the data it protects: a key lost, or different between machines, would give everybody a second trial.
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

/** Migration 007. By person first, and for the nightly round. */
export async function keyCustomersByPerson(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payment_customers
      DROP CONSTRAINT payment_customers_pkey,
      ADD PRIMARY KEY (user_id, provider)`.execute(database)
  await sql`
    CREATE INDEX payment_customers_to_read
    ON payment_customers (provider, coalesce(reconciled_at, '-infinity'), user_id)`.execute(database)
}

/** Migration 008. A unique key holds within one person's rows, so that these can be distributed: see docs/SCALING.md. */
export async function mapCustomers(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE customer_owners (
      provider text NOT NULL,
      customer_id text NOT NULL,
      user_id text NOT NULL,
      PRIMARY KEY (provider, customer_id)
    )`.execute(database)
  await sql`CREATE INDEX customer_owners_of ON customer_owners (user_id, provider)`.execute(database)
  // One that was in both was found in the first.
  for (const table of ['payment_customers', 'further_customers']) {
    await sql`
      INSERT INTO customer_owners (provider, customer_id, user_id)
      SELECT provider, customer_id, user_id FROM ${sql.table(table)}
      ON CONFLICT DO NOTHING`.execute(database)
  }
  await sql`ALTER TABLE payment_customers DROP CONSTRAINT payment_customers_provider_customer_id_key`.execute(database)
  await sql`DROP INDEX further_customers_of`.execute(database)
  await sql`
    ALTER TABLE further_customers
      DROP CONSTRAINT further_customers_pkey,
      ADD PRIMARY KEY (user_id, provider, customer_id)`.execute(database)
}
