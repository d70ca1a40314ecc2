import type { ColumnType } from 'kysely'
import type { Locale } from '#contract/preferences.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { ExperienceLevel, Gender, TrainingGoal } from '#contract/user.ts'
import type { BillingTables } from './billing-tables.ts'
import type { ContactMessagesTable } from './contact-tables.ts'
import type { RateCountsTable } from './rate-counts-table.ts'

/** Set by the database on insert. */
type WrittenAt = ColumnType<Date, Date | undefined, Date>

/** `body` is the document as sent by the device, without `_deleted`. */
export type DocumentsTable = {
  user_id: string
  collection: CollectionName
  id: string
  seq: number
  deleted: boolean
  body: Record<string, unknown>
  /** Length of the body as JSON in JavaScript characters: at most its size on the wire. */
  json_length: number
  /** The same in bytes: the document's share of the account size. */
  bytes: ColumnType<number, number | undefined, number>
  /** `documentHash` of the body as a signed 64-bit number; read as text, since a JavaScript number would round it. */
  content_hash: string
  schema_version: number
  received_at: WrittenAt
}

/** One row per person. Writers of the person's documents hold its lock. */
export type HeadsTable = {
  user_id: string
  seq: number
  /** The newest commits, as written by `writeCommits`. */
  commits: ColumnType<string, string | undefined, string>
  /** The sum of `bytes` over the person's documents, revisions and quarantine. */
  bytes: ColumnType<number, number | undefined, number>
  /** When the person's revisions and quarantine are thinned next; null without any. */
  thin_after: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Overwritten versions, kept for thirty days. */
export type RevisionsTable = Omit<DocumentsTable, 'json_length' | 'content_hash'> & { replaced_at: WrittenAt }

/** The newest few as received JSON text, of older ones only a digest. */
export type QuarantineTable = {
  user_id: string
  collection: CollectionName
  id: string
  body_md5: string
  body: string | null
  /** Size of body and issues, while they are stored. */
  bytes: ColumnType<number, number | undefined, number>
  issues: unknown
  schema_version: number
  received_at: WrittenAt
}

/** Accounts that a late push from an offline device must not recreate. */
export type PeopleTable = {
  user_id: string
  status: 'disabled' | 'deleted'
  since: WrittenAt
  /** When the deletion was completed; null while pending. */
  erased_at: ColumnType<Date | null, never, Date>
}

/** Weights in kg, heights in cm, the date of birth as `1990-04-27`. */
export type UsersTable = {
  user_id: string
  email: string
  name: string
  profile_image_url: string | null
  date_of_birth: string | null
  gender: Gender | null
  weight_kg: number | null
  height_cm: number | null
  experience_level: ExperienceLevel | null
  /** Written as JSON, read as parsed values. */
  goals: ColumnType<readonly TrainingGoal[], string | undefined, string>
  limitations: ColumnType<string, string | undefined, string>
  timezone: string | null
  language: Locale | null
  last_login: ColumnType<Date | null, Date | null | undefined, Date>
  created_at: WrittenAt
  updated_at: WrittenAt
}

export type ServerStateTable = { key: 'epoch' | 'trial-key' | 'entitlement-key'; value: string }

export type Tables = BillingTables & {
  contact_messages: ContactMessagesTable
  documents: DocumentsTable
  heads: HeadsTable
  revisions: RevisionsTable
  quarantine: QuarantineTable
  people: PeopleTable
  rate_counts: RateCountsTable
  users: UsersTable
  server_state: ServerStateTable
}
