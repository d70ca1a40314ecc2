import type { Transaction } from 'kysely'
import { Problem, storageUnavailable } from '../problem.ts'
import { withinLimit } from '../within-limit.ts'
import type { Named } from './connection.ts'
import type { Tables } from './tables.ts'

const PATIENCE_MS = 5_000

/**
 * All of it, or nothing and a `Problem`. PGlite has one connection: work that uses the connection instead of its
 * transaction would deadlock for everybody, so after `patienceMs` it is aborted. PostgreSQL has its own limits.
 */
export function inTransaction<Result>(
  { kysely, kind }: Named,
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

/** Any error other than a `Problem` means that the data is unavailable. */
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
