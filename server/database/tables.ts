import type { ColumnType } from 'kysely'
import type { Locale } from '#contract/preferences.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { ExperienceLevel, Gender, TrainingGoal } from '#contract/user.ts'
import type { BillingTables } from './billing-tables.ts'
import type { ContactMessagesTable } from './contact-tables.ts'

/** Set by the database when a row is written. */
type WrittenAt = ColumnType<Date, Date | undefined, Date>

/** The newest version of each document. `body` is the document as the device sent it, without `_deleted`. */
export type DocumentsTable = {
  user_id: string
  collection: CollectionName
  id: string
  seq: number
  deleted: boolean
  body: Record<string, unknown>
  /** Length of the body as JSON in JavaScript's characters: never more than it takes on the wire. */
  json_length: number
  /** The same in bytes: what the document counts towards the size of the account. */
  bytes: ColumnType<number, number | undefined, number>
  /** `documentHash` of the body as a signed 64-bit number; read it as text, a JavaScript number would round it. */
  content_hash: string
  schema_version: number
  received_at: WrittenAt
}

/** One row a person: the last `seq` given out. Whoever writes documents of the person holds its lock. */
export type HeadsTable = {
  user_id: string
  seq: number
  /** The newest commits, as `writeCommits` puts them down. */
  commits: ColumnType<string, string | undefined, string>
  /** The sum of `bytes` over the person's documents, revisions and quarantine. */
  bytes: ColumnType<number, number | undefined, number>
  /** When the person's revisions are next to be thinned; null where there are none. */
  thin_after: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Versions that were overwritten, for thirty days. */
export type RevisionsTable = Omit<DocumentsTable, 'json_length' | 'content_hash'> & { replaced_at: WrittenAt }

/** What the schemas refused. The newest few as the JSON text that came, of those before only that they came. */
export type QuarantineTable = {
  user_id: string
  collection: CollectionName
  id: string
  body_md5: string
  body: string | null
  /** Of the body and the issues, while they are kept. */
  bytes: ColumnType<number, number | undefined, number>
  issues: unknown
  schema_version: number
  received_at: WrittenAt
}

/** Accounts that must not come back to life by a late push of a device that was offline. */
export type PeopleTable = {
  user_id: string
  status: 'disabled' | 'deleted'
  since: WrittenAt
  /** When the last of a deleted account was gone; null while that is still to be done. */
  erased_at: ColumnType<Date | null, never, Date>
}

/** Who somebody is, as far as they said so. Weights in kg, heights in cm, the day of birth as `1990-04-27`. */
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
  /** Written as JSON, read as what it means. */
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
  users: UsersTable
  server_state: ServerStateTable
}
