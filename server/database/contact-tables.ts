import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Locale } from '#contract/preferences.ts'

type WrittenAt = ColumnType<Date, Date | undefined, Date>
type SetLater = ColumnType<Date | null, never, Date>

/** They belong to no account, since the sender need not have one. */
export type ContactMessagesTable = {
  id: string
  name: string
  email: string
  message: string
  locale: Locale
  received_at: WrittenAt
  claimed_at: SetLater
  /** Null until it was mailed. */
  mailed_at: SetLater
}

/** Migration 004. */
export async function createContact(database: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE contact_messages (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      email text NOT NULL,
      message text NOT NULL,
      locale text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      claimed_at timestamptz,
      mailed_at timestamptz
    )`.execute(database)
  await sql`CREATE INDEX contact_messages_by_age ON contact_messages (received_at)`.execute(database)
  await sql`CREATE INDEX contact_messages_unsent ON contact_messages (received_at) WHERE mailed_at IS NULL`.execute(
    database,
  )
}
