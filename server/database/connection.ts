import type { Kysely } from 'kysely'
import type { ChangeHub } from '../sync/change-hub.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'pglite' | 'postgresql'

/** Statements in the name of somebody. */
export type Named = { readonly kysely: Kysely<Tables>; readonly kind: DatabaseKind }

/**
 * As requests have it: row-level security gives them the rows of the person they name, and writes no others. Both kinds
 * share one SQL dialect and one code path.
 */
export type DatabaseConnection = {
  readonly kind: DatabaseKind
  readonly changes: ChangeHub
  /** In the name of one person. */
  readonly of: (userId: string) => Named
  /** In nobody's name: the tables that belong to no person, and no row of the others. */
  readonly ofNobody: Named
  /** Among all processes on this database. */
  readonly oneAtATime: OneAtATime
  /** Its connections; none without a pool. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number }
}

/** With `kysely` in the name of the service: everybody's rows. For what has no person yet, such as a nightly round. */
export type WholeDatabase = DatabaseConnection & Named & { readonly close: () => Promise<void> }
