import { sql } from 'kysely'
import { Problem, storageUnavailable } from '../problem.ts'
import type { DatabaseConnection } from './connection.ts'
import { MIGRATIONS } from './migrations.ts'

const PATIENCE_MS = 2_000

/** Throws a problem with status 503 if there is no answer. */
export async function askDatabase({ ofNobody: { kysely } }: DatabaseConnection): Promise<void> {
  try {
    await sql`SELECT 1`.execute(kysely, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw storageUnavailable(error)
  }
}

/** Throws also for a database that was put back to one before a migration of this build. Later ones do not count. */
export async function expectMigrated(database: DatabaseConnection): Promise<void> {
  const done = await migrationsOf(database)
  const missing = Object.keys(MIGRATIONS).filter((name) => !done.has(name))
  if (missing.length === 0) return
  throw new Problem(503, 'NOT_READY', 'The database is older than this server', {
    cause: new Error(`missing migrations: ${missing.join(', ')}`),
  })
}

async function migrationsOf({ ofNobody: { kysely } }: DatabaseConnection): Promise<ReadonlySet<string>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(kysely, { signal })
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    throw storageUnavailable(error)
  }
}
