import type { Kysely } from 'kysely'
import type { ChangeHub } from '../sync/change-hub.ts'
import type { Tables } from './tables.ts'

/** An open database. One dialect of SQL and one code path serve both kinds. */
export type DatabaseConnection = {
  readonly kysely: Kysely<Tables>
  readonly kind: 'pglite' | 'postgresql'
  readonly changes: ChangeHub
  close(): Promise<void>
}
