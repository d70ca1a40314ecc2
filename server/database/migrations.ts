import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createBilling, createFurtherCustomers, keyCustomersByPerson, mapCustomers } from './billing-tables.ts'
import { createContact } from './contact-tables.ts'
import { secureRows } from './row-security.ts'

const PARTITIONS = 16

/**
 * The person is the first key column everywhere: a statement touches one partition, and the tables can be distributed
 * by that column. A released migration is frozen; later ones only add.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-documents': { up: createDocuments },
  '002-users': { up: createUsers },
  '003-subscriptions': { up: createBilling },
  '004-contact': { up: createContact },
  '005-marked-heads': { up: markHeads },
  '006-further-customers': { up: createFurtherCustomers },
  '007-rounds': { up: serveRounds },
  '008-customer-owners': { up: mapCustomers },
  '009-row-security': { up: secureRows },
}

async function createDocuments(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE documents (
      user_id text NOT NULL,
      collection text NOT NULL,
      id text NOT NULL,
      seq bigint NOT NULL,
      deleted boolean NOT NULL,
      body jsonb NOT NULL,
      json_length integer NOT NULL,
      content_hash bigint NOT NULL,
      schema_version integer NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, collection, id)
    ) PARTITION BY HASH (user_id)`.execute(database)
  for (let remainder = 0; remainder < PARTITIONS; remainder++) {
    await sql`
      CREATE TABLE ${sql.table(`documents_${remainder}`)} PARTITION OF documents
      FOR VALUES WITH (MODULUS ${sql.lit(PARTITIONS)}, REMAINDER ${sql.lit(remainder)})`.execute(database)
  }
  await sql`CREATE INDEX documents_in_order ON documents (user_id, collection, seq)`.execute(database)

  await sql`CREATE TABLE heads (user_id text PRIMARY KEY, seq bigint NOT NULL)`.execute(database)

  await sql`
    CREATE TABLE revisions (
      user_id text NOT NULL,
      collection text NOT NULL,
      id text NOT NULL,
      seq bigint NOT NULL,
      deleted boolean NOT NULL,
      body jsonb NOT NULL,
      schema_version integer NOT NULL,
      received_at timestamptz NOT NULL,
      replaced_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, collection, id, seq)
    )`.execute(database)
  await sql`CREATE INDEX revisions_by_age ON revisions (user_id, replaced_at)`.execute(database)

  // Text, because it may be refused for what jsonb refuses, too. The digest prevents a retrying device from filling it.
  await sql`
    CREATE TABLE quarantine (
      user_id text NOT NULL,
      collection text NOT NULL,
      id text NOT NULL,
      body_md5 text NOT NULL GENERATED ALWAYS AS (md5(body)) STORED,
      body text NOT NULL,
      issues jsonb NOT NULL,
      schema_version integer NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, collection, body_md5)
    )`.execute(database)
  await sql`CREATE INDEX quarantine_by_age ON quarantine (user_id, received_at)`.execute(database)

  await sql`
    CREATE TABLE people (
      user_id text PRIMARY KEY,
      status text NOT NULL CHECK (status IN ('disabled', 'deleted')),
      since timestamptz NOT NULL DEFAULT now()
    )`.execute(database)

  await sql`CREATE TABLE server_state (key text PRIMARY KEY, value text NOT NULL)`.execute(database)
  await sql`
    INSERT INTO server_state (key, value)
    VALUES ('epoch', left(md5(gen_random_uuid()::text), 16))`.execute(database)
}

async function createUsers(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      user_id text PRIMARY KEY,
      email text NOT NULL,
      name text NOT NULL,
      profile_image_url text,
      date_of_birth text,
      gender text,
      weight_kg double precision,
      height_cm double precision,
      experience_level text,
      goals jsonb NOT NULL DEFAULT '[]',
      limitations text NOT NULL DEFAULT '',
      timezone text,
      language text,
      last_login timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(database)
  await sql`ALTER TABLE people ADD COLUMN erased_at timestamptz`.execute(database)
}

/** Every row knows its bytes, and the head their sum. */
async function markHeads(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE heads
      ADD COLUMN commits text NOT NULL DEFAULT '',
      ADD COLUMN bytes bigint NOT NULL DEFAULT 0,
      ADD COLUMN thin_after timestamptz`.execute(database)
  await sql`CREATE INDEX heads_to_thin ON heads (thin_after) WHERE thin_after IS NOT NULL`.execute(database)
  // The digest outlives its body.
  await sql`ALTER TABLE quarantine ALTER COLUMN body_md5 DROP EXPRESSION`.execute(database)
  await sql`ALTER TABLE quarantine ALTER COLUMN body DROP NOT NULL`.execute(database)
  for (const table of ['documents', 'revisions', 'quarantine']) {
    await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN bytes integer NOT NULL DEFAULT 0`.execute(database)
  }
  for (const table of ['documents', 'revisions']) {
    await sql`UPDATE ${sql.table(table)} SET bytes = octet_length(body::text)`.execute(database)
  }
  await sql`UPDATE quarantine SET bytes = octet_length(body) + octet_length(issues::text)`.execute(database)
  await sql`
    UPDATE heads SET
      thin_after = now(),
      bytes = (SELECT coalesce(sum(bytes), 0) FROM documents WHERE documents.user_id = heads.user_id)
        + (SELECT coalesce(sum(bytes), 0) FROM revisions WHERE revisions.user_id = heads.user_id)
        + (SELECT coalesce(sum(bytes), 0) FROM quarantine WHERE quarantine.user_id = heads.user_id)`.execute(database)
}

/** For the rounds that look through everybody. */
async function serveRounds(database: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE heads SET thin_after = now()
    WHERE thin_after IS NULL AND user_id IN (SELECT user_id FROM quarantine)`.execute(database)
  await sql`
    CREATE INDEX people_to_erase ON people (user_id) WHERE status = 'deleted' AND erased_at IS NULL`.execute(database)
  await keyCustomersByPerson(database)
}
