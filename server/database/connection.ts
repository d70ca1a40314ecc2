import type { Kysely } from 'kysely'
import type { ChangeHub } from '../sync/change-hub.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import type { Tables } from './tables.ts'

/** Both kinds share one SQL dialect and one code path. */
export type DatabaseConnection = {
  readonly kysely: Kysely<Tables>
  readonly kind: 'pglite' | 'postgresql'
  readonly changes: ChangeHub
  /** Among all processes on this database. */
  readonly oneAtATime: OneAtATime
  /** Its connections; none without a pool. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}
