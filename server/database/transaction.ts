import type { Transaction } from 'kysely'
import { Problem, storageUnavailable } from '../problem.ts'
import { withinLimit } from '../within-limit.ts'
import type { DatabaseConnection } from './connection.ts'
import type { Tables } from './tables.ts'

const PATIENCE_MS = 5_000

/**
 * Runs work in one transaction: all of it, or nothing and a `Problem`.
 *
 * PGlite has one connection. Work that uses the connection instead of its transaction would deadlock for everybody;
 * after `patienceMs` the transaction is aborted instead. PostgreSQL has its own limits, set on connecting.
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

/** Runs database work: any error other than a `Problem` means that the data is unavailable. */
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
