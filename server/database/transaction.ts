import type { Transaction } from 'kysely'
import { Problem, storageUnavailable } from '../problem.ts'
import { withinLimit } from '../within-limit.ts'
import type { DatabaseConnection } from './connection.ts'
import type { Tables } from './tables.ts'

const PATIENCE_MS = 5_000

/**
 * Does the work in one transaction: all of it, or nothing and a `Problem`.
 *
 * PGlite has one connection. Work that asks the connection itself instead of its transaction would wait for it, and it
 * for the work, for ever and for everybody; after `patienceMs` the transaction is given up instead. PostgreSQL has limits of
 * its own, set where it is connected.
 */
export function inTransaction<Result>(
  { kysely, kind }: DatabaseConnection,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  return asStorage(() =>
    kysely
      .transaction()
      .execute((transaction) =>
        kind === 'pglite' ? withinPatience(patienceMs, work(transaction)) : work(transaction),
      ),
  )
}

/** Runs what needs the database: whatever it throws that is not a `Problem` means that the data cannot be reached. */
export async function asStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem ? error : storageUnavailable(error)
  }
}

function withinPatience<Result>(patienceMs: number, work: Promise<Result>): Promise<Result> {
  return withinLimit(work, patienceMs, () => new Error(`A transaction took over ${patienceMs} ms`))
}
